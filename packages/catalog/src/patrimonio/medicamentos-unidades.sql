select c.centro_custo as id, c.descricao
from centro_custo c
where c.entidade = :entidade and exists (
  select from estoque e
  join item_estoque i on i.entidade = e.entidade and i.item = e.item and i.medicamento
  where e.entidade = c.entidade and e.centro_custo = c.centro_custo
)
order by c.descricao
