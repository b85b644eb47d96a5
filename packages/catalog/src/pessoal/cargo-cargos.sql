select distinct c.cargo as id, coalesce(c.descricao, c.cargo::text) as descricao
from cargo c
where c.entidade = :entidade
order by 2
