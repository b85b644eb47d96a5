-- A month without any is zero in a year that has some; of a year that has none, nothing is known.
select
  m.mes,
  coalesce(r.arrecadado, 0)::numeric(18, 2) as "valorArrecadado",
  coalesce(d.empenhado, 0 * sum(d.empenhado) over ())::numeric(18, 2) as "valorEmpenhado",
  coalesce(t.recebido, 0 * sum(t.recebido) over ())::numeric(18, 2) as "repasseRecebido",
  coalesce(t.concedido, 0 * sum(t.concedido) over ())::numeric(18, 2) as "repasseConcedido",
  (case m.mes when 12 then p.previsto - 11 * trunc(p.previsto / 12, 2) else trunc(p.previsto / 12, 2) end)::numeric(18,
    2) as "valorPrevisto",
  coalesce(d.liquidado, 0)::numeric(18, 2) as "valorLiquidado",
  coalesce(d.pago, 0)::numeric(18, 2) as "valorPago"
from generate_series(1, 12) as m (mes)
left join (
  select extract(month from data)::int as mes, sum(valor_arrecadado) as arrecadado
  from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio group by 1
) r using (mes)
left join (
  select extract(month from greatest(data, make_date(:exercicio, 1, 1)))::int as mes,
    sum(valor_empenhado) as empenhado, sum(valor_liquidado) as liquidado, sum(valor_pago) as pago
  from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio
    and data <= make_date(:exercicio, 12, 31) group by 1
) d using (mes)
left join (
  select extract(month from data)::int as mes, sum(valor) filter (where tipo = 'R') as recebido, sum(valor)
    filter (where tipo = 'E') as concedido
  from repasse_lancamento where entidade = :entidade and exercicio = :exercicio group by 1
) t using (mes)
cross join (
  select sum(valor_previsto + valor_atualizacao) as previsto
  from resumo.receita where entidade = :entidade and exercicio = :exercicio
) p
order by m.mes
