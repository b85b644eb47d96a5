select distinct d.ano as id, d.ano::text as descricao
from diario_oficial d
order by id desc
