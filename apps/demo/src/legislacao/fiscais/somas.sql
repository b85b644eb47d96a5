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
select 'receita prevista', entidade, exercicio, 0, null, left(receita, 2),
  (sum(coalesce(valor_previsto, 0)) * 100)::bigint
from resumo.receita group by 2, 3, 6
union all
select 'receita atualizada', entidade, exercicio, 0, null, left(receita, 2),
  (sum(coalesce(valor_previsto, 0) + valor_atualizacao) * 100)::bigint
from resumo.receita group by 2, 3, 6
union all
select v.o_que, m.entidade, m.exercicio, m.mes, null, m.grupo, (v.valor * 100)::bigint
from (
  select entidade, exercicio, extract(month from data)::int as mes, left(receita, 2) as grupo, sum(valor_arrecadado) as
    arrecadado, sum(coalesce(valor_deducao, 0)) as deducao
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
union all
-- What the Constitution counts for education and for health: the taxes collected here and those the Union and the State
-- share, less for health the extra parts of the FPM; and what is spent of the sources that hold them.
select v.o_que, entidade, exercicio, extract(month from data)::int, null, null, (sum(v.valor) * 100)::bigint
from resumo.receita_diaria
cross join lateral (values ('impostos do ensino', valor_arrecadado), ('impostos da saude',
  case when receita !~ '^17115(12|13)' then valor_arrecadado end)) v (o_que, valor)
where receita ~ '^(1112|1113|1114|17115|17215[012])' and v.valor is not null
group by 1, 2, 3, 4
union all
select v.o_que, d.entidade, d.exercicio, extract(month from greatest(d.data, make_date(d.exercicio, 1, 1)))::int,
  null, null, (sum(v.valor) * 100)::bigint
from resumo.despesa_diaria d join dotacao o using (entidade, exercicio, dotacao)
cross join lateral (values
  ('15001001', 'ensino empenhado', d.valor_empenhado), ('15001001', 'ensino liquidado', d.valor_liquidado),
  ('15001002', 'saude empenhado', d.valor_empenhado), ('15001002', 'saude liquidado', d.valor_liquidado)
) v (fonte, o_que, valor)
where o.fonte_recurso = v.fonte and d.data <= make_date(d.exercicio, 12, 31)
group by 1, 2, 3, 4
