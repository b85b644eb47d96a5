select
  b.local_bem as local,
  case when b.local_bem is null then 'Lugar não informado'
    else concat_ws(', ', l.descricao, s.descricao) end as "localAtual",
  sum(b.quantidade)::int as quantidade,
  sum(b.valor_aquisicao) as "valorAquisicao",
  sum(b.valor_atual) as "valorAtual",
  sum(b.valor_depreciado) as "valorDepreciado"
from resumo.bem_somado b
left join local_bem l on l.entidade = b.entidade and l.local_bem = b.local_bem
left join local_bem s on s.entidade = l.entidade and s.local_bem = l.local_superior
where b.entidade = :entidade
group by b.local_bem, l.descricao, s.descricao
order by 4 desc, 2
