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
  join fonte_recurso f on f.entidade = v.entidade and f.exercicio = v.exercicio and f.fonte_recurso = v.fonte_recurso and f.covid
  where v.entidade = :entidade and v.exercicio = :exercicio group by 1
) r using (mes)
left join (
  select extract(month from greatest(f.data, make_date(:exercicio, 1, 1)))::int as mes, sum(f.empenhado) as empenhado, sum(f.liquidado) as liquidado, sum(f.pago) as pago
  from (
    select unidade_orcamentaria, empenho, data, valor as empenhado, 0.00 as liquidado, 0.00 as pago
    from resumo.emissoes(:entidade, :exercicio)
    union all
    select unidade_orcamentaria, empenho, data, -valor, 0, 0 from resumo.anulacoes(:entidade, :exercicio)
    union all
    select unidade_orcamentaria, empenho, data, 0, valor, 0 from resumo.liquidacoes(:entidade, :exercicio)
    union all
    select unidade_orcamentaria, empenho, data, 0, -valor, 0
    from liquidacao_estorno where entidade = :entidade and exercicio = :exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, valor + valor_retido from resumo.pagamentos(:entidade, :exercicio)
  ) f
  join empenho e on e.entidade = :entidade and e.exercicio = :exercicio
    and e.unidade_orcamentaria = f.unidade_orcamentaria and e.empenho = f.empenho and e.covid
  where f.data <= make_date(:exercicio, 12, 31)
  group by 1
) d using (mes)
order by m.mes
