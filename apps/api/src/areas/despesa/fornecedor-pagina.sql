-- Everything one supplier received, as one picture: every sum comes from the summaries that feed the lists.
with
codigo as (
  select f.* from entidade x
  join fornecedor f on f.entidade = x.entidade and f.cnpj_cpf = :cnpj
  where :cnpj::text is not null
  union all
  select f.* from fornecedor f where :cnpj::text is null and f.entidade = :entidade and f.fornecedor = :fornecedor
),
proprio as (select * from codigo where entidade = :entidade),
carimbo as (
  select entidade, exercicio, array_agg(tabela::text) as tabelas from sistema.ultima_atualizacao
  where entidade in (select entidade from codigo) group by entidade, exercicio
),
-- The tables sent of each year; where nothing tells it of any year, the rows were put there by hand, and all are known.
enviado as (
  select x.entidade, x.exercicio, case
    when x.entidade in (select entidade from carimbo) then c.tabelas
    else '{empenho_anulacao,liquidacao,retencao,pagamento}'
  end as tabelas
  from exercicio x left join carimbo c on c.entidade = x.entidade and c.exercicio = x.exercicio
  where x.entidade in (select entidade from codigo)
),
-- A sum of what nobody sent is not known, and no sum above it counts it.
valor as (
  select o.entidade, o.exercicio, o.orgao, o.empenhos, o.empenhado,
    case when 'empenho_anulacao' = any (e.tabelas) then o.anulado end as anulado,
    case when 'liquidacao' = any (e.tabelas) then o.liquidado end as liquidado,
    case when 'retencao' = any (e.tabelas) then o.retido end as retido,
    case when 'pagamento' = any (e.tabelas) then o.pago end as pago,
    case when e.tabelas @> '{liquidacao,pagamento}' then o.a_pagar end as a_pagar
  from codigo c
  join resumo.fornecedor_orgao o on o.entidade = c.entidade and o.fornecedor = c.fornecedor
  left join enviado e on e.entidade = o.entidade and e.exercicio = o.exercicio
),
-- The newest day of what is known of the commitments of each year.
posicao as (
  select entidade, exercicio, max(dia) as posicao from resumo.ultimo_fato
  where entidade in (select entidade from codigo) and tabela = any (:datadas::text[])
  group by entidade, exercicio
),
ano as (
  select v.exercicio, sum(empenhos)::int as empenhos, sum(empenhado) as empenhado, sum(anulado) as anulado,
    sum(liquidado) as liquidado, sum(retido) as retido, sum(pago) as pago, sum(a_pagar) as "aPagar",
    max(p.posicao) as posicao
  from valor v left join posicao p on p.entidade = v.entidade and p.exercicio = v.exercicio
  where v.entidade = :entidade group by v.exercicio
),
total as (
  select coalesce(sum(empenhos), 0)::int as empenhos, sum(empenhado) as empenhado, sum(anulado) as anulado,
    sum(liquidado) as liquidado, sum(retido) as retido, sum(pago) as pago, sum("aPagar") as "aPagar",
    max(posicao) as posicao
  from ano
),
orgao_do_ano as (
  select v.orgao, coalesce(o.descricao, v.orgao, 'Não informado') as descricao, v.empenhos, v.empenhado, v.anulado,
    v.liquidado, v.retido,
    v.pago, v."aPagar"
  from (
    select orgao, sum(empenhos)::int as empenhos, sum(empenhado) as empenhado, sum(anulado) as anulado, sum(liquidado)
      as liquidado,
      sum(retido) as retido, sum(pago) as pago, sum(a_pagar) as "aPagar"
    from valor where entidade = :entidade and exercicio = :exercicio group by orgao
  ) v
  left join orgao o on o.entidade = :entidade and o.exercicio = :exercicio and o.orgao = v.orgao
),
pagamento_do_ano as (
  select p.ano, sum(p.pagamentos)::int as pagamentos, sum(p.pago) as liquido, sum(p.retido) as retido,
    sum(p.pago + p.retido) as pago
  from proprio c join resumo.fornecedor_pagamento p on p.entidade = c.entidade and p.fornecedor = c.fornecedor
  group by p.ano
),
total_pago as (
  select coalesce(sum(pagamentos), 0)::int as pagamentos, sum(liquido) as liquido, sum(retido) as retido,
    sum(pago) as pago
  from pagamento_do_ano
),
resto as (
  select count(*)::int as restos, sum(r.inscrito) as inscrito, sum(r.cancelado) as cancelado, sum(r.pago) as pago,
    sum(r.inscrito - r.cancelado - r.pago) as saldo
  from proprio c
  join resumo.restos r on r.entidade = c.entidade and r.exercicio = :exercicio and r.fornecedor = c.fornecedor
  having count(*) > 0
),
-- From each year the first few, by the index of each order; the best of them all are among these.
maior as (
  select e.* from proprio c
  join exercicio x on x.entidade = c.entidade
  cross join lateral (
    select * from resumo.empenho r
    where r.entidade = c.entidade and r.exercicio = x.exercicio and r.fornecedor = c.fornecedor
      and r.valor_empenhado is not null
    order by r.valor_empenhado desc, r.unidade_orcamentaria desc, r.empenho desc limit :quantos
  ) e
  order by e.valor_empenhado desc, e.exercicio desc, e.unidade_orcamentaria desc, e.empenho desc limit :quantos
),
ultimo as (
  select e.* from proprio c
  join exercicio x on x.entidade = c.entidade
  cross join lateral (
    select * from resumo.empenho r
    where r.entidade = c.entidade and r.exercicio = x.exercicio and r.fornecedor = c.fornecedor
      and r.data is not null
    order by r.data desc, r.unidade_orcamentaria desc, r.empenho desc limit :quantos
  ) e
  order by e.data desc, e.exercicio desc, e.unidade_orcamentaria desc, e.empenho desc limit :quantos
),
outra as (
  select v.entidade, x.nome, sum(v.empenhos)::int as empenhos, sum(v.empenhado) as empenhado, sum(v.anulado) as anulado,
    sum(v.liquidado) as liquidado, sum(v.retido) as retido, sum(v.pago) as pago, sum(v.a_pagar) as "aPagar",
    max(p.posicao) as posicao
  from valor v
  join entidade x on x.entidade = v.entidade
  left join posicao p on p.entidade = v.entidade and p.exercicio = v.exercicio
  where v.entidade <> :entidade and x.habilitado_portal
  group by v.entidade, x.nome
),
municipio as (
  select coalesce(sum(empenhos), 0)::int as empenhos, sum(empenhado) as empenhado, sum(anulado) as anulado,
    sum(liquidado) as liquidado, sum(retido) as retido, sum(pago) as pago, sum("aPagar") as "aPagar"
  from (
    select empenhos, empenhado, anulado, liquidado, retido, pago, "aPagar" from total
    union all
    select empenhos, empenhado, anulado, liquidado, retido, pago, "aPagar" from outra
  ) v
)
select json_strip_nulls(json_build_object(
  'fornecedor', (
    select json_build_object(
      'nome', sem_cpf(nome), 'cnpjCpf', documento_publico(cnpj_cpf), 'cidade', cidade, 'uf', uf,
      -- Where a person lives is not the public's business.
      'endereco', case when length(cnpj_cpf) = 14 then nullif(concat_ws(', ', logradouro, numero), '') end,
      'bairro', case when length(cnpj_cpf) = 14 then bairro end,
      'cep', case when length(cnpj_cpf) = 14 then cep end
    ) from codigo order by entidade <> :entidade, entidade, fornecedor limit 1
  ),
  'codigos', (select coalesce(json_agg(fornecedor order by fornecedor), '[]') from proprio),
  'anos', (select coalesce(json_agg(a order by a.exercicio desc), '[]') from ano a),
  'total', (select row_to_json(t) from total t),
  'orgaos', (select coalesce(json_agg(o order by o.empenhado desc nulls last, o.orgao), '[]') from orgao_do_ano o),
  'pagamentos', (select coalesce(json_agg(p order by p.ano desc), '[]') from pagamento_do_ano p),
  'totalPago', (select row_to_json(t) from total_pago t),
  'restos', (select row_to_json(r) from resto r),
  'maiores', (
    select coalesce(json_agg(json_build_object(
      'entidade', m.entidade, 'exercicio', m.exercicio, 'unidadeOrcamentaria', m.unidade_orcamentaria, 'empenho',
        m.empenho,
      'empenhoExercicio', m.empenho || '/' || m.exercicio, 'data', e.data, 'historico', sem_cpf(e.historico),
      'valorEmpenhado', m.valor_empenhado, 'valorPago', case when 'pagamento' = any (s.tabelas) then m.valor_pago end
    ) order by m.valor_empenhado desc, m.exercicio desc, m.unidade_orcamentaria desc, m.empenho desc), '[]')
    from maior m
    join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
    left join enviado s on s.entidade = m.entidade and s.exercicio = m.exercicio
  ),
  'ultimos', (
    select coalesce(json_agg(json_build_object(
      'entidade', m.entidade, 'exercicio', m.exercicio, 'unidadeOrcamentaria', m.unidade_orcamentaria, 'empenho',
        m.empenho,
      'empenhoExercicio', m.empenho || '/' || m.exercicio, 'data', e.data, 'historico', sem_cpf(e.historico),
      'valorEmpenhado', m.valor_empenhado, 'valorPago', case when 'pagamento' = any (s.tabelas) then m.valor_pago end
    ) order by m.data desc, m.exercicio desc, m.unidade_orcamentaria desc, m.empenho desc), '[]')
    from ultimo m
    join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
    left join enviado s on s.entidade = m.entidade and s.exercicio = m.exercicio
  ),
  'outrasEntidades', (select coalesce(json_agg(o order by o.empenhado desc nulls last, o.entidade), '[]') from outra o),
  'municipio', (select row_to_json(m) from municipio m)
)) as dados
