select c.orgao as id, coalesce(max(o.descricao), c.orgao) as descricao
from centro_custo c
left join orgao o on o.entidade = c.entidade and o.exercicio = :exercicio and o.orgao = c.orgao
where c.entidade = :entidade and c.orgao is not null
  and exists (select from estoque e where e.entidade = c.entidade and e.centro_custo = c.centro_custo)
group by c.orgao
order by 2
