select coalesce(d.descricao, 'Não informado') as descricao, count(*)::int as total, sum(f.remuneracao)::numeric(18, 2)
  as remuneracao,
  percentile_disc(0.5) within group (order by f.remuneracao) as mediana
from folha f
left join lotacao d on d.entidade = f.entidade and d.lotacao = f.codigo_lotacao
where f.entidade = :entidade and f.exercicio = :exercicio and not f.inativo
  and f.mes = coalesce(:mesCompetencia::int, (select max(u.mes) from folha u where u.entidade = :entidade
    and u.exercicio = :exercicio))
  and f.exercicio * 100 + f.mes >= coalesce(:desde::int, 0)
group by 1
order by 1
