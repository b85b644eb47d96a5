select topico as titulo, descricao as subtitulo
from glossario, to_tsquery('simple', $2) q
where entidade = $1 and palavras(topico || ' ' || descricao) @@ q
order by palavras(topico) @@ q desc, topico_busca
