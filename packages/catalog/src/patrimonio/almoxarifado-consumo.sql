select
  m.entidade,
  m.exercicio,
  m.movimento,
  m.data,
  m.numero,
  m.item,
  i.descricao as "itemDescricao",
  i.descricao_busca as "itemDescricaoBusca",
  m.quantidade,
  i.unidade,
  m.centro_custo as "centroCustoOrigem",
  o.descricao as "centroCustoOrigemDescricao",
  o.descricao_busca as "centroCustoOrigemDescricaoBusca",
  m.centro_custo_consumo as "centroCustoDestino",
  d.descricao as "centroCustoDestinoDescricao",
  m.valor_total as "valorTotal"
from estoque m
left join item_estoque i on i.entidade = m.entidade and i.item = m.item
left join centro_custo o on o.entidade = m.entidade and o.centro_custo = m.centro_custo
left join centro_custo d on d.entidade = m.entidade and d.centro_custo = m.centro_custo_consumo
where m.entidade = :entidade and m.exercicio = :exercicio and m.tipo = 'SAIDA'
