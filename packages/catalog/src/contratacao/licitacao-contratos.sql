select *
from resumo.contratos_assinados(:entidade)
where "exercicioLicitacao" = coalesce(:exercicioLicitacao::int, :exercicio) and "tipoLicitacao" = :tipoLicitacao::int
  and (licitacao = :licitacao::int or "numeroLicitacao" = :numeroLicitacao::int)
order by "dataAssinatura", exercicio, contrato
