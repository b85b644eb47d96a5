select
  s.entidade,
  s.exercicio,
  s.data,
  d.orgao,
  d.funcao,
  d.programa,
  d.projeto,
  s.elemento,
  d.fonte_recurso as "codigoFonte",
  case when d.dotacao is not null then coalesce(d.esfera, 'F') end as esfera,
  s.movimentos as linhas,
  s.valor_empenhado as "valorEmpenhado",
  s.valor_liquidado as "valorLiquidado",
  s.valor_retido as "valorRetido",
  s.valor_pago as "valorPago"
from resumo.despesa_diaria s
left join dotacao d on d.entidade = s.entidade and d.exercicio = s.exercicio and d.dotacao = s.dotacao
where s.entidade = :entidade and s.exercicio = :exercicio and s.movimentos > 0
