select
  b.tipo,
  case b.tipo when 'M' then 'Móvel' when 'I' then 'Imóvel' else 'Veículo' end as "descricaoTipo",
  count(*) as quantidade,
  coalesce(sum(b.valor_aquisicao), 0) as "valorAquisicao",
  sum(b.valor_atual) as "valorAtual",
  sum(b.valor_aquisicao - b.valor_atual) as "valorDepreciado"
from bem b
where b.entidade = :entidade and not b.baixado
group by b.tipo
order by 2
