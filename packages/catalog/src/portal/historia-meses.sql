with
dia as (
  select least(
    make_date(:exercicio, 12, 31),
    greatest(
      (select max(data) from resumo.receita_diaria where entidade = :entidade and exercicio = :exercicio
        and valor_arrecadado <> 0),
      (select max(data) from resumo.despesa_diaria where entidade = :entidade and exercicio = :exercicio
        and valor_pago <> 0),
      (select max(data) from repasse_lancamento where entidade = :entidade and exercicio = :exercicio and tipo = 'R')
    )
  ) as fim
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
  coalesce(r.liquido, 0)::numeric(18, 2) as "arrecadadoLiquido",
  coalesce(r.arrecadado, 0)::numeric(18, 2) as "valorArrecadado",
  coalesce(t.recebido, 0)::numeric(18, 2) as "repasseRecebido",
  coalesce(d.pago, 0)::numeric(18, 2) as "valorPago"
from meses m
left join lateral (
  select sum(valor_arrecadado) as arrecadado, sum(valor_arrecadado - valor_deducao) as liquido
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
