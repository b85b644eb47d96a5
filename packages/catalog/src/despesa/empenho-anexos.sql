select
  a.arquivo as id,
  a.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.sha256,
  f.data as "dataArquivo",
  a.tipo_anexo as "tipoAnexo",
  a.numero,
  nullif(concat_ws('/', a.numero, a.ano), '') as "noAno"
from anexo a
join arquivo f on f.arquivo = a.arquivo
where a.entidade = :entidade and a.origem = 'empenho'
  and a.chave = concat_ws('/', :exercicio::int, :unidadeOrcamentaria::text, :empenho::int)
order by a.ordem
