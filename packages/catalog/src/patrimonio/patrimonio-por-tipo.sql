select
  b.tipo,
  case b.tipo when 'M' then 'Móvel' when 'I' then 'Imóvel' else 'Veículo' end as "descricaoTipo",
  sum(b.quantidade)::int as quantidade,
  sum(b.valor_aquisicao) as "valorAquisicao",
  sum(b.valor_atual) as "valorAtual",
  sum(b.valor_depreciado) as "valorDepreciado"
from resumo.bem_somado b
where b.entidade = :entidade
group by b.tipo
order by 2
