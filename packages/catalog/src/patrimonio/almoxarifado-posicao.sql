select
  p.item,
  i.descricao as "itemDescricao",
  i.descricao_busca as "itemDescricaoBusca",
  i.unidade,
  c.centro_custo as "centroCusto",
  c.descricao as "centroCustoDescricao",
  c.descricao_busca as "centroCustoDescricaoBusca",
  c.orgao,
  p.quantidade as saldo,
  case when p.quantidade > 0 then round(p.valor / p.quantidade, 4) end as "custoUnitario",
  p.valor as "valorTotal"
from centro_custo c
cross join lateral resumo.estoque_do_lugar(:entidade, c.centro_custo, :data::date) p
left join item_estoque i on i.entidade = c.entidade and i.item = p.item
where c.entidade = :entidade
