select
  m.movimento,
  m.tipo,
  m.data,
  m.numero,
  m.numero_nota as "numeroNota",
  m.centro_custo as "centroCusto",
  m.item,
  f.nome as "fornecedorDescricao",
  c.descricao as "centroCustoConsumoDescricao",
  m.quantidade,
  i.unidade,
  m.valor_unitario as "valorUnitario",
  m.valor_total as "valorTotal"
from estoque m
left join item_estoque i on i.entidade = m.entidade and i.item = m.item
left join fornecedor f on f.entidade = m.entidade and f.fornecedor = m.fornecedor
left join centro_custo c on c.entidade = m.entidade and c.centro_custo = m.centro_custo_consumo
where m.entidade = :entidade and m.exercicio = :exercicio
