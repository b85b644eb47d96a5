select t.tipo_incorporacao as id, t.descricao
from tipo_incorporacao t
where t.entidade = :entidade and exists (
  select from bem b where b.entidade = t.entidade and b.tipo_incorporacao = t.tipo_incorporacao
)
order by t.descricao
