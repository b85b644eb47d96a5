select f.exercicio as ano, count(*)::int as servidores, sum(f.remuneracao)::numeric(18, 2) as remuneracao,
  sum(f.descontos)::numeric(18, 2) as descontos,
  sum(f.liquido)::numeric(18, 2) as liquido
from exercicio x
join folha f on f.entidade = x.entidade and f.exercicio = x.exercicio and not f.inativo
  and f.mes = coalesce(:mesCompetencia::int, (select max(u.mes) from folha u where u.entidade = :entidade
    and u.exercicio = :exercicio))
  and f.exercicio * 100 + f.mes >= coalesce(:desde::int, 0)
where x.entidade = :entidade
group by f.exercicio
order by f.exercicio desc
