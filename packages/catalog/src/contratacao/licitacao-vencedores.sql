select
  v.*,
  x."idArquivo",
  x."nomeArquivo",
  x."idArquivo" as "arquivoCompras.idArquivo",
  x."nomeArquivo" as "arquivoCompras.nomeArquivo"
from resumo.vencedores(:entidade) v
left join resumo.anexos(:entidade, :etapa) x
  on x.ordem = 1 and x.chave = concat_ws('/', v.exercicio, v."exercicioLicitacao", v."tipoLicitacao", v.licitacao,
    v.pessoa)
where v.etapa = :etapa and v."exercicioLicitacao" = :exercicio and v."tipoLicitacao" = :tipoLicitacao::int
  and v.licitacao = :licitacao::int
order by v.data, v.nome, v.pessoa
