select
  :licitacao::int as licitacao,
  a.ano as exercicio,
  :tipoLicitacao::int as "tipoLicitacao",
  a.arquivo as id,
  a.arquivo as "idArquivo",
  f.nome as "nomeArquivo",
  f.tamanho as "tamanhoArquivo",
  f.sha256,
  f.data as "dataArquivo",
  f.data as "dataPublicacao",
  a.tipo_anexo as "tipoAnexo",
  a.numero,
  a.ano,
  a.arquivo as "arquivoCompras.idArquivo",
  f.nome as "arquivoCompras.nomeArquivo",
  f.data as "arquivoCompras.data"
from anexo a
join arquivo f on f.arquivo = a.arquivo
where a.entidade = :entidade and a.origem = 'licitacao' and a.chave = concat_ws('/', :exercicio::int, :tipoLicitacao::int, :licitacao::int)
order by a.ordem
