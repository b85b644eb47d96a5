select
  g.codigo,
  g.nome,
  count(*)::int as licitacoes,
  coalesce(sum(l.valor_maximo), 0) as "valorMaximo",
  coalesce(sum(i.valor), 0) as "totalVencido"
from licitacao l
join tipo_licitacao t using (tipo_licitacao)
left join (
  select tipo_licitacao, licitacao, sum(valor_total) as valor from licitacao_item where entidade = :entidade and exercicio = :exercicio group by 1, 2
) i using (tipo_licitacao, licitacao)
cross join lateral (
  select
    case :por::text when 'mes' then to_char(l.data_abertura, 'YYYY-MM') when 'situacao' then l.situacao else l.tipo_licitacao::text end as codigo,
    case :por::text when 'mes' then to_char(l.data_abertura, 'MM/YYYY') when 'situacao' then l.situacao else t.descricao end as nome
) g
where l.entidade = :entidade and l.exercicio = :exercicio
group by g.codigo, g.nome
order by case :por::text when 'mes' then g.codigo else g.nome end
