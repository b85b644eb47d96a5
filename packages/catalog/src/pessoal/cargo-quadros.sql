select distinct c.quadro_salarial as id, coalesce(c.descricao_quadro, c.quadro_salarial::text) as descricao
from cargo c
where c.entidade = :entidade and c.quadro_salarial is not null
order by 2
