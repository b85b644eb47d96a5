select f.mes, count(*)::int as servidores, sum(f.remuneracao)::numeric(18, 2) as remuneracao,
  sum(f.descontos)::numeric(18, 2) as descontos,
  sum(f.liquido)::numeric(18, 2) as liquido
from folha f
where f.entidade = :entidade and f.exercicio = :exercicio and not f.inativo
  and f.exercicio * 100 + f.mes >= coalesce(:desde::int, 0)
group by f.mes
order by f.mes
