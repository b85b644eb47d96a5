select
  m.mes,
  count(p.processo)::int as pedidos,
  count(p.processo) filter (where p.situacao = 'Atendido')::int as atendidos,
  count(p.processo) filter (where p.situacao = 'Cancelado')::int as cancelados,
  count(p.processo) filter (where p.situacao = 'Indeferido')::int as indeferidos
from generate_series(1, 12) as m (mes)
left join atendimento.processo p
  on p.entidade = $1 and p.exercicio = $2 and p.usuario = 'e-SIC' and extract(month from p.data) = m.mes
group by m.mes
order by m.mes
