select
  :licitacao::int as licitacao,
  a.ano as exercicio,
  :tipoLicitacao::int as "tipoLicitacao",
  a.*,
  a."idArquivo" as "arquivoCompras.idArquivo",
  a."nomeArquivo" as "arquivoCompras.nomeArquivo",
  a."dataArquivo" as "arquivoCompras.data"
from resumo.anexos(:entidade, 'licitacao') a
where a.chave = concat_ws('/', :exercicio::int, :tipoLicitacao::int, :licitacao::int)
order by a.ordem
