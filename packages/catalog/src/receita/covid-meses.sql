select
  m.mes,
  coalesce(r.arrecadado, 0)::numeric(18, 2) as "valorArrecadado",
  coalesce(d.empenhado, 0)::numeric(18, 2) as "valorEmpenhado",
  coalesce(d.liquidado, 0)::numeric(18, 2) as "valorLiquidado",
  coalesce(d.pago, 0)::numeric(18, 2) as "valorPago"
from generate_series(1, 12) as m (mes)
left join (
  select extract(month from v.data)::int as mes, sum(v.valor_arrecadado) as arrecadado
  from resumo.receita_diaria v
  join fonte_recurso f on f.entidade = v.entidade and f.exercicio = v.exercicio and f.fonte_recurso = v.fonte_recurso
    and f.covid
  where v.entidade = :entidade and v.exercicio = :exercicio group by 1
) r using (mes)
left join (
  select extract(month from greatest(v.data, make_date(:exercicio, 1, 1)))::int as mes,
    sum(v.valor_empenhado) as empenhado, sum(v.valor_liquidado) as liquidado, sum(v.valor_pago) as pago
  from resumo.movimento v
  join resumo.empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  where v.entidade = :entidade and v.exercicio = :exercicio and e.covid and v.data <= make_date(:exercicio, 12, 31)
  group by 1
) d using (mes)
order by m.mes
