select
  g.codigo,
  g.nome,
  count(*)::int as licitacoes,
  sum(l.valor_maximo) as "valorMaximo",
  sum(k.total_vencido) as "totalVencido"
from licitacao l
join tipo_licitacao t using (tipo_licitacao)
join resumo.licitacao k on k.entidade = l.entidade and k.exercicio = l.exercicio and k.tipo_licitacao = l.tipo_licitacao
  and k.licitacao = l.licitacao
cross join lateral (
  select
    case :por::text when 'mes' then to_char(l.data_abertura, 'YYYY-MM') when 'situacao' then l.situacao
      else l.tipo_licitacao::text end as codigo,
    case :por::text when 'mes' then coalesce(to_char(l.data_abertura, 'MM/YYYY'), 'Não informado') when 'situacao'
      then coalesce(l.situacao, 'Não informado') else t.descricao end as nome
) g
where l.entidade = :entidade and l.exercicio = :exercicio
group by g.codigo, g.nome
order by case :por::text when 'mes' then g.codigo else g.nome end
