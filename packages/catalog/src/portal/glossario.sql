select g.termo as id, g.topico, g.descricao
from glossario g
where g.entidade = :entidade
order by g.topico_busca, g.termo
