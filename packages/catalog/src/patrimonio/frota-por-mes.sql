with gasto as (
  select g.veiculo, extract(month from g.data)::int as mes, sum(g.valor_total) as valor
  from veiculo_gasto g
  where g.entidade = :entidade and g.exercicio = :exercicio
  group by 1, 2
), custo as (
  select veiculo, mes, coalesce(g.valor, 0) as valor, coalesce(u.percorrido, 0) as percorrido
  from gasto g
  full join (select m.veiculo, m.mes, m.percorrido from veiculo_mes m where m.entidade = :entidade and m.exercicio = :exercicio) u using (veiculo, mes)
)
select
  c.mes,
  sum(c.valor) as "valorGasto",
  sum(c.percorrido) filter (where v.tipo_medidor = 1) as quilometros,
  round(sum(c.valor) filter (where v.tipo_medidor = 1) / nullif(sum(c.percorrido) filter (where v.tipo_medidor = 1), 0), 4) as "custoPorKm",
  sum(c.percorrido) filter (where v.tipo_medidor = 2) as horas,
  round(sum(c.valor) filter (where v.tipo_medidor = 2) / nullif(sum(c.percorrido) filter (where v.tipo_medidor = 2), 0), 4) as "custoPorHora"
from custo c
join veiculo v on v.entidade = :entidade and v.veiculo = c.veiculo
group by c.mes
order by c.mes
