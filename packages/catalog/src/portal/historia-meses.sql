with
-- The newest day of each: what comes after it is not zero, it is not published yet.
dias as (
  select
    (select max(data) from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio
      and valor_arrecadado <> 0) as receita,
    (select max(data) from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio
      and valor_pago <> 0) as pago,
    (select max(data) from repasse_lancamento where entidade = :entidade and exercicio = :exercicio
      and tipo = 'R') as repasse
),
dia as (
  select least(make_date(:exercicio, 12, 31), greatest(receita, pago, repasse)) as fim from dias
),
meses as (
  select m::date as inicio, (m + interval '1 month - 1 day')::date as fim
  from dia
  cross join generate_series(greatest(date_trunc('month', dia.fim) - interval '5 months', make_date(:exercicio, 1, 1)),
    dia.fim, interval '1 month') m
  where exists (
    select from resumo.receita where entidade = :entidade and exercicio = :exercicio
    union all
    select from resumo.despesa where entidade = :entidade and exercicio = :exercicio
    union all
    select from repasse_lancamento where entidade = :entidade and exercicio = :exercicio
  )
)
select
  m.inicio,
  m.fim,
  case when m.inicio <= dias.receita then coalesce(r.liquido, 0) end::numeric(18, 2) as "arrecadadoLiquido",
  case when m.inicio <= dias.receita then coalesce(r.arrecadado, 0) end::numeric(18, 2) as "valorArrecadado",
  case when m.inicio <= dias.repasse then coalesce(t.recebido, 0) end::numeric(18, 2) as "repasseRecebido",
  case when m.inicio <= dias.pago then coalesce(d.pago, 0) end::numeric(18, 2) as "valorPago"
from meses m
cross join dias
left join lateral (
  select sum(valor_arrecadado) as arrecadado, sum(valor_arrecadado - coalesce(valor_deducao, 0)) as liquido
  from resumo.receita_diaria
  where entidade = :entidade and exercicio = :exercicio and data between m.inicio and m.fim
) r on true
left join lateral (
  select sum(valor_pago) as pago from resumo.despesa_diaria
  where entidade = :entidade and exercicio = :exercicio and data between m.inicio and m.fim
) d on true
left join lateral (
  select sum(valor) as recebido from repasse_lancamento
  where entidade = :entidade and exercicio = :exercicio and tipo = 'R' and data between m.inicio and m.fim
) t on true
order by m.inicio
