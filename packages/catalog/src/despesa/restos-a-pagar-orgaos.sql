-- An organ of an earlier year may be gone from this one; its name is the last it had.
with usado as (
  select distinct r.orgao as id from resumo.restos r where r.entidade = :entidade and r.exercicio = :exercicio
    and r.orgao is not null
)
select u.id, u.id || coalesce(' - ' || o.descricao, '') as descricao
from usado u
left join lateral (
  select descricao from orgao where entidade = :entidade and orgao = u.id and exercicio <= :exercicio
    order by exercicio desc limit 1
) o on true
order by u.id
