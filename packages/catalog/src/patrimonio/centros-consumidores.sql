select c.centro_custo as id, c.descricao
from centro_custo c
where c.entidade = :entidade and exists (
  select from estoque e
  where e.entidade = c.entidade and e.exercicio = :exercicio and e.centro_custo_consumo = c.centro_custo
    and e.tipo = 'SAIDA'
)
order by c.descricao
