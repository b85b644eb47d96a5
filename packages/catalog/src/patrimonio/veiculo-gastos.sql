select
  m.mes,
  to_char(make_date(:exercicio::int, m.mes, 1), 'MM/YYYY') as "mesAno",
  sum(g.valor_total) filter (where g.tipo = 'manutencao') as manutencao,
  sum(g.valor_total) filter (where g.tipo = 'abastecimento') as abastecimento,
  sum(g.valor_total) filter (where g.tipo = 'pneu') as pneus,
  sum(g.valor_total) filter (where g.tipo = 'bateria') as baterias,
  sum(g.valor_total) as "totalGeral",
  u.percorrido as "kmPercorrido",
  case when u.percorrido > 0 then round(sum(g.valor_total) / u.percorrido, 4) end as "custoPorUnidade",
  u.observacao
from generate_series(1, 12) m (mes)
left join veiculo_gasto g
  on g.entidade = :entidade and g.veiculo = :veiculo and g.exercicio = :exercicio and extract(month from g.data) = m.mes
left join veiculo_mes u on u.entidade = :entidade and u.veiculo = :veiculo and u.exercicio = :exercicio
  and u.mes = m.mes
group by m.mes, u.percorrido, u.observacao
having count(g.numero) > 0 or u.percorrido is not null
order by m.mes
