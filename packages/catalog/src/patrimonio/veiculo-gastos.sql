select
  m.mes,
  to_char(make_date(:exercicio::int, m.mes, 1), 'MM/YYYY') as "mesAno",
  coalesce(sum(g.valor_total) filter (where g.tipo = 'manutencao'), 0) as manutencao,
  coalesce(sum(g.valor_total) filter (where g.tipo = 'abastecimento'), 0) as abastecimento,
  coalesce(sum(g.valor_total) filter (where g.tipo = 'pneu'), 0) as pneus,
  coalesce(sum(g.valor_total) filter (where g.tipo = 'bateria'), 0) as baterias,
  coalesce(sum(g.valor_total), 0) as "totalGeral",
  u.percorrido as "kmPercorrido",
  case when u.percorrido > 0 then round(coalesce(sum(g.valor_total), 0) / u.percorrido, 4) end as "custoPorUnidade",
  u.observacao
from generate_series(1, 12) m (mes)
left join veiculo_gasto g
  on g.entidade = :entidade and g.veiculo = :veiculo and g.exercicio = :exercicio and extract(month from g.data) = m.mes
left join veiculo_mes u on u.entidade = :entidade and u.veiculo = :veiculo and u.exercicio = :exercicio
  and u.mes = m.mes
group by m.mes, u.percorrido, u.observacao
having count(g.numero) > 0 or u.percorrido is not null
order by m.mes
