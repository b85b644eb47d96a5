select distinct c.nivel as id, coalesce(c.descricao_nivel, c.nivel::text) as descricao
from cargo c
where c.entidade = :entidade and c.nivel is not null
order by 2
