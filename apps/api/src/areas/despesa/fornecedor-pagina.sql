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
valor as (
  select o.* from codigo c join resumo.fornecedor_orgao o on o.entidade = c.entidade and o.fornecedor = c.fornecedor
),
ano as (
  select exercicio, sum(empenhos)::int as empenhos, sum(empenhado) as empenhado, sum(anulado) as anulado, sum(liquidado)
    as liquidado,
    sum(retido) as retido, sum(pago) as pago, sum(a_pagar) as "aPagar"
  from valor where entidade = :entidade group by exercicio
),
total as (
  select coalesce(sum(empenhos), 0)::int as empenhos, coalesce(sum(empenhado), 0) as empenhado,
    coalesce(sum(anulado), 0) as anulado,
    coalesce(sum(liquidado), 0) as liquidado, coalesce(sum(retido), 0) as retido, coalesce(sum(pago), 0) as pago,
    coalesce(sum("aPagar"), 0) as "aPagar"
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
  select coalesce(sum(pagamentos), 0)::int as pagamentos, coalesce(sum(liquido), 0) as liquido, coalesce(sum(retido), 0)
    as retido,
    coalesce(sum(pago), 0) as pago
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
    order by r.data desc, r.unidade_orcamentaria desc, r.empenho desc limit :quantos
  ) e
  order by e.data desc, e.exercicio desc, e.unidade_orcamentaria desc, e.empenho desc limit :quantos
),
outra as (
  select v.entidade, x.nome, sum(v.empenhos)::int as empenhos, sum(v.empenhado) as empenhado, sum(v.anulado) as anulado,
    sum(v.liquidado) as liquidado, sum(v.retido) as retido, sum(v.pago) as pago, sum(v.a_pagar) as "aPagar"
  from valor v join entidade x on x.entidade = v.entidade
  where v.entidade <> :entidade and x.habilitado_portal
  group by v.entidade, x.nome
),
municipio as (
  select coalesce(sum(empenhos), 0)::int as empenhos, coalesce(sum(empenhado), 0) as empenhado,
    coalesce(sum(anulado), 0) as anulado,
    coalesce(sum(liquidado), 0) as liquidado, coalesce(sum(retido), 0) as retido, coalesce(sum(pago), 0) as pago,
    coalesce(sum("aPagar"), 0) as "aPagar"
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
  'orgaos', (select coalesce(json_agg(o order by o.empenhado desc, o.orgao), '[]') from orgao_do_ano o),
  'pagamentos', (select coalesce(json_agg(p order by p.ano desc), '[]') from pagamento_do_ano p),
  'totalPago', (select row_to_json(t) from total_pago t),
  'restos', (select row_to_json(r) from resto r),
  'maiores', (
    select coalesce(json_agg(json_build_object(
      'entidade', m.entidade, 'exercicio', m.exercicio, 'unidadeOrcamentaria', m.unidade_orcamentaria, 'empenho',
        m.empenho,
      'empenhoExercicio', m.empenho || '/' || m.exercicio, 'data', e.data, 'historico', sem_cpf(e.historico),
      'valorEmpenhado', m.valor_empenhado, 'valorPago', m.valor_pago
    ) order by m.valor_empenhado desc, m.exercicio desc, m.unidade_orcamentaria desc, m.empenho desc), '[]')
    from maior m join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  ),
  'ultimos', (
    select coalesce(json_agg(json_build_object(
      'entidade', m.entidade, 'exercicio', m.exercicio, 'unidadeOrcamentaria', m.unidade_orcamentaria, 'empenho',
        m.empenho,
      'empenhoExercicio', m.empenho || '/' || m.exercicio, 'data', e.data, 'historico', sem_cpf(e.historico),
      'valorEmpenhado', m.valor_empenhado, 'valorPago', m.valor_pago
    ) order by m.data desc, m.exercicio desc, m.unidade_orcamentaria desc, m.empenho desc), '[]')
    from ultimo m join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  ),
  'outrasEntidades', (select coalesce(json_agg(o order by o.empenhado desc, o.entidade), '[]') from outra o),
  'municipio', (select row_to_json(m) from municipio m)
)) as dados
