-- The execution of the budget by appropriation and element: whole, for the year, and day by day, so that any period is a short sum.
-- Committed is net of annulments and paid includes what was retained, as in the summary of commitments.
create table resumo.despesa_diaria (
  entidade int not null,
  exercicio int not null,
  data date not null,
  dotacao int,
  elemento text,
  valor_empenhado numeric(18, 2) not null,
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null
);
create index resumo_despesa_diaria_data on resumo.despesa_diaria (entidade, exercicio, data);

create table resumo.despesa (
  entidade int not null,
  exercicio int not null,
  dotacao int,
  elemento text,
  valor_previsto numeric(18, 2) not null,
  valor_creditos numeric(18, 2) not null,
  valor_empenhado numeric(18, 2) not null,
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null
);
create index resumo_despesa_exercicio on resumo.despesa (entidade, exercicio);

create function resumo.reconstruir_despesa(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.despesa_diaria where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.despesa where entidade = p_entidade and exercicio = p_exercicio;

  insert into resumo.despesa_diaria
  select p_entidade, p_exercicio, m.data, e.dotacao, left(coalesce(e.natureza, d.natureza), 6),
    sum(m.empenhado), sum(m.em_liquidacao), sum(m.liquidado), sum(m.retido), sum(m.pago)
  from (
    select unidade_orcamentaria, empenho, data, valor as empenhado, 0.00 as em_liquidacao, 0.00 as liquidado, 0.00 as retido, 0.00 as pago
    from empenho where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, -valor, 0, 0, 0, 0
    from empenho_anulacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, valor, 0, 0, 0
    from em_liquidacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data_estorno, 0, -valor_estornado, 0, 0, 0
    from em_liquidacao where entidade = p_entidade and exercicio = p_exercicio and valor_estornado <> 0
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, valor, 0, 0
    from liquidacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, -valor, 0, 0
    from liquidacao_estorno where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, 0, valor, 0
    from retencao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data_estorno, 0, 0, 0, -valor_estornado, 0
    from retencao where entidade = p_entidade and exercicio = p_exercicio and valor_estornado <> 0
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, 0, 0, valor + valor_retido
    from pagamento where entidade = p_entidade and exercicio = p_exercicio
  ) m
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = m.unidade_orcamentaria and e.empenho = m.empenho
  left join dotacao d on d.entidade = p_entidade and d.exercicio = p_exercicio and d.dotacao = e.dotacao
  group by m.data, e.dotacao, left(coalesce(e.natureza, d.natureza), 6)
  order by m.data;

  insert into resumo.despesa
  select p_entidade, p_exercicio, dotacao, elemento, sum(previsto), sum(creditos),
    sum(empenhado), sum(em_liquidacao), sum(liquidado), sum(retido), sum(pago)
  from (
    select dotacao, left(natureza, 6) as elemento, valor_previsto as previsto, 0.00 as creditos,
      0.00 as empenhado, 0.00 as em_liquidacao, 0.00 as liquidado, 0.00 as retido, 0.00 as pago
    from dotacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select d.dotacao, left(d.natureza, 6), 0, c.valor, 0, 0, 0, 0, 0
    from credito_adicional c join dotacao d using (entidade, exercicio, dotacao)
    where c.entidade = p_entidade and c.exercicio = p_exercicio
    union all
    select dotacao, elemento, 0, 0, valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_retido, valor_pago
    from resumo.despesa_diaria where entidade = p_entidade and exercicio = p_exercicio
  ) x
  group by dotacao, elemento;
$$;

-- One row per appropriation and element. A period keeps the facts dated inside it; the appropriation is what it was on its last day.
create function resumo.despesa_no_periodo(p_entidade int, p_exercicio int, p_inicio date, p_fim date)
returns table (
  orgao text, unidade text, funcao text, subfuncao text, programa text, projeto text, elemento text, fonte_recurso text, esfera text,
  valor_previsto numeric, valor_creditos numeric, valor_empenhado numeric, valor_em_liquidacao numeric,
  valor_liquidado numeric, valor_retido numeric, valor_pago numeric
) language sql stable as $$
  select d.orgao, d.unidade, d.funcao, d.subfuncao, d.programa, d.projeto, x.elemento, d.fonte_recurso, d.esfera,
    x.valor_previsto, x.valor_creditos, x.valor_empenhado, x.valor_em_liquidacao, x.valor_liquidado, x.valor_retido, x.valor_pago
  from (
    select dotacao, elemento, valor_previsto, valor_creditos,
      valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_retido, valor_pago
    from resumo.despesa
    where p_inicio is null and p_fim is null and entidade = p_entidade and exercicio = p_exercicio
    union all
    select dotacao, left(natureza, 6), valor_previsto, 0, 0, 0, 0, 0, 0
    from dotacao
    where (p_inicio is not null or p_fim is not null) and entidade = p_entidade and exercicio = p_exercicio
    union all
    select c.dotacao, left(o.natureza, 6), 0, c.valor, 0, 0, 0, 0, 0
    from credito_adicional c join dotacao o using (entidade, exercicio, dotacao)
    where (p_inicio is not null or p_fim is not null) and c.entidade = p_entidade and c.exercicio = p_exercicio
      and c.data <= coalesce(p_fim, 'infinity')
    union all
    select dotacao, elemento, 0, 0, sum(valor_empenhado), sum(valor_em_liquidacao), sum(valor_liquidado), sum(valor_retido), sum(valor_pago)
    from resumo.despesa_diaria
    where (p_inicio is not null or p_fim is not null) and entidade = p_entidade and exercicio = p_exercicio
      and data between coalesce(p_inicio, '-infinity') and coalesce(p_fim, 'infinity')
    group by dotacao, elemento
  ) x
  left join dotacao d on d.entidade = p_entidade and d.exercicio = p_exercicio and d.dotacao = x.dotacao
$$;

create or replace function resumo.reconstruir(p_entidade int, p_exercicio int) returns void language sql as $$
  select resumo.reconstruir_empenhos(p_entidade, p_exercicio);
  select resumo.reconstruir_fornecedores(p_entidade, p_exercicio);
  select resumo.reconstruir_notas(p_entidade, p_exercicio);
  select resumo.reconstruir_despesa(p_entidade, p_exercicio);
  insert into sistema.carga (entidade, exercicio) values (p_entidade, p_exercicio)
  on conflict (entidade, exercicio) do update set versao = nextval('sistema.versao'), carregada_em = now();
$$;

select resumo.reconstruir_despesa(entidade, exercicio) from sistema.carga;
