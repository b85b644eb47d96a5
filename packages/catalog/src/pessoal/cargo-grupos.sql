select distinct c.grupo_ocupacional as id, coalesce(c.descricao_grupo, c.grupo_ocupacional::text) as descricao
from cargo c
where c.entidade = :entidade and c.grupo_ocupacional is not null
order by 2
