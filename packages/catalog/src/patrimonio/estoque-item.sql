select
  c.centro_custo as "centroCusto",
  c.descricao as "centroCustoDescricao",
  i.item,
  i.descricao as "itemDescricao",
  i.unidade,
  (
    select sum(a.quantidade) from resumo.estoque_ano a
    where a.entidade = :entidade and a.centro_custo = c.centro_custo and a.item = i.item and a.exercicio < :exercicio
  ) as "saldoAnterior",
  (
    select sum(a.quantidade) from resumo.estoque_ano a
    where a.entidade = :entidade and a.centro_custo = c.centro_custo and a.item = i.item and a.exercicio <= :exercicio
  ) as saldo
from centro_custo c
join item_estoque i on i.entidade = c.entidade
where c.entidade = :entidade and c.centro_custo = :centroCusto::int and i.item = :item::int
