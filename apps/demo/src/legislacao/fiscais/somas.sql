select 'previsto' as o_que, entidade, exercicio, 0 as mes, funcao, left(natureza, 2) as grupo,
  (sum(coalesce(valor_previsto, 0)) * 100)::bigint as centavos
from dotacao group by 2, 3, 5, 6
union all
select 'credito', c.entidade, c.exercicio, extract(month from c.data)::int, d.funcao, left(d.natureza, 2),
  (sum(c.valor) * 100)::bigint
from credito_adicional c join dotacao d using (entidade, exercicio, dotacao) group by 2, 3, 4, 5, 6
union all
select v.o_que, m.entidade, m.exercicio, m.mes, m.funcao, m.grupo, (v.valor * 100)::bigint
from (
  select d.entidade, d.exercicio, extract(month from greatest(d.data, make_date(d.exercicio, 1, 1)))::int as mes,
    o.funcao, left(d.elemento, 2) as grupo,
    sum(d.valor_empenhado) as empenhado, sum(d.valor_liquidado) as liquidado, sum(d.valor_pago) as pago
  from resumo.despesa_diaria d left join dotacao o using (entidade, exercicio, dotacao)
  where d.data <= make_date(d.exercicio, 12, 31) group by 1, 2, 3, 4, 5
) m
cross join lateral (values ('empenhado', m.empenhado), ('liquidado', m.liquidado), ('pago', m.pago)) v (o_que, valor)
union all
select 'receita prevista', entidade, exercicio, 0, null, left(receita, 2), (sum(valor_previsto) * 100)::bigint
  from resumo.receita group by 2, 3, 6
union all
select 'receita atualizada', entidade, exercicio, 0, null, left(receita, 2), (sum(valor_previsto + valor_atualizacao) *
  100)::bigint from resumo.receita group by 2, 3, 6
union all
select v.o_que, m.entidade, m.exercicio, m.mes, null, m.grupo, (v.valor * 100)::bigint
from (
  select entidade, exercicio, extract(month from data)::int as mes, left(receita, 2) as grupo, sum(valor_arrecadado) as
    arrecadado, sum(valor_deducao) as deducao
  from resumo.receita_diaria group by 1, 2, 3, 4
) m
cross join lateral (values ('arrecadado', m.arrecadado), ('deducao', m.deducao)) v (o_que, valor)
union all
select v.o_que, entidade, exercicio, 0, null, null, (sum(v.valor) * 100)::bigint
from resumo.restos cross join lateral (values ('restos processados', processado), ('restos nao processados',
  nao_processado)) v (o_que, valor)
group by 1, 2, 3
union all
select v.o_que, entidade, extract(year from data)::int, extract(month from data)::int, null, null,
  (sum(v.valor) * 100)::bigint
from resumo.restos_movimento cross join lateral (values ('restos pagos', pago), ('restos cancelados', cancelado)) v
  (o_que, valor)
where data >= make_date(exercicio_empenho + 1, 1, 1)
group by 1, 2, 3, 4
