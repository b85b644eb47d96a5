select
  a.arquivo as id,
  a.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.sha256,
  f.data as "dataArquivo",
  f.data as "dataPublicacao",
  a.tipo_anexo as "tipoAnexo",
  a.numero,
  a.ano
from anexo a
join arquivo f on f.arquivo = a.arquivo
where a.entidade = :entidade and a.origem = 'obra_medicao' and a.chave = concat(:exercicioObra::int, '/', :idOrdemServico::int, '/', :sequencia::int)
order by a.ordem
