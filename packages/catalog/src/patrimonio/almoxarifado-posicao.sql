select
  p.item,
  i.descricao as "itemDescricao",
  i.descricao_busca as "itemDescricaoBusca",
  i.unidade,
  p.centro_custo as "centroCusto",
  c.descricao as "centroCustoDescricao",
  c.descricao_busca as "centroCustoDescricaoBusca",
  c.orgao,
  p.quantidade as saldo,
  case when p.quantidade > 0 then round(p.valor / p.quantidade, 4) end as "custoUnitario",
  p.valor as "valorTotal"
from resumo.estoque_na_data(:entidade, :data::date) p
left join item_estoque i on i.entidade = :entidade and i.item = p.item
left join centro_custo c on c.entidade = :entidade and c.centro_custo = p.centro_custo
