-- What the lists of settlements and payments read: one narrow row per settlement, per payment and per delivery under check.
-- Each belongs to the year of its commitment, which is rebuilt whole, and is listed in the year it happened in.
create table resumo.liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  data date not null,
  data_vencimento date,
  data_pagamento date,
  fornecedor int not null,
  nome_ordem text not null,
  notas_fiscais text,
  notas_busca text,
  fonte_recurso text,
  no_ordem int not null,
  sequencia int not null,
  ordem_fonte_recurso int,
  covid boolean not null,
  valor numeric(18, 2) not null,
  saldo numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null generated always as (valor - saldo) stored,
  pago boolean generated always as (case when saldo > 0 then false when valor <> saldo then true end) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
);
comment on column resumo.liquidacao.valor is 'Liquidado menos estornado.';
comment on column resumo.liquidacao.no_ordem is 'Ordem de pagamento; 0 onde a origem não a informa.';
comment on column resumo.liquidacao.sequencia is
  'Distingue as liquidações de uma mesma ordem; a partir de 10001, as de empenhos de anos anteriores.';
comment on column resumo.liquidacao.pago is 'Vazio onde nada há a pagar nem foi pago, como na liquidação estornada por inteiro.';

create table resumo.pagamento (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_pagamento int not null,
  no_pagamento int not null,
  exercicio_liquidacao int,
  no_liquidacao int,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
  covid boolean not null,
  suprimento_fundos boolean not null,
  valor numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null generated always as (valor + valor_retido) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento)
);

create table resumo.em_liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_em_liquidacao int not null,
  no_em_liquidacao int not null,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
  valor numeric(18, 2) not null,
  valor_estornado numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  saldo numeric(18, 2) not null generated always as (valor - valor_estornado - valor_liquidado) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao)
);

-- A load has just written what is read here, and the planner knows nothing of it yet: taking a year for a few rows, it would loop.
create function resumo.reconstruir_pagamentos(p_entidade int, p_exercicio int) returns void language sql set enable_nestloop = off as $$
  delete from resumo.liquidacao where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.pagamento where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.em_liquidacao where entidade = p_entidade and exercicio = p_exercicio;

  with
  estorno as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sum(valor) as valor from liquidacao_estorno
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2, 3, 4
  ),
  pago as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sum(valor + valor_retido) as valor,
      max(data) filter (where valor + valor_retido > 0) as data
    from pagamento where entidade = p_entidade and exercicio = p_exercicio group by 1, 2, 3, 4
  ),
  nota as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, string_agg(no_documento, ', ' order by ordem) as numeros
    from liquidacao_documento where entidade = p_entidade and exercicio = p_exercicio group by 1, 2, 3, 4
  )
  insert into resumo.liquidacao (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, data, data_vencimento, data_pagamento,
    fornecedor, nome_ordem, notas_fiscais, notas_busca, fonte_recurso, no_ordem, sequencia, ordem_fonte_recurso, covid, valor, saldo
  )
  select l.entidade, l.exercicio, l.unidade_orcamentaria, l.empenho, l.exercicio_liquidacao, l.no_liquidacao,
    l.data, l.data_vencimento, p.data, e.fornecedor, f.nome_busca, n.numeros, sem_acento(n.numeros), d.fonte_recurso,
    coalesce(l.no_ordem, 0),
    (l.exercicio_liquidacao - l.exercicio) * 10000 + row_number() over (
      partition by l.exercicio_liquidacao, coalesce(l.no_ordem, 0) order by l.unidade_orcamentaria, l.empenho, l.no_liquidacao
    ),
    l.ordem_fonte_recurso, e.covid,
    l.valor - coalesce(s.valor, 0), l.valor - coalesce(s.valor, 0) - coalesce(p.valor, 0)
  from liquidacao l
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  join fornecedor f using (entidade, fornecedor)
  left join dotacao d using (entidade, exercicio, dotacao)
  left join estorno s using (unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
  left join pago p using (unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
  left join nota n using (unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
  where l.entidade = p_entidade and l.exercicio = p_exercicio
  order by l.data;

  -- Payments that name no settlement, and what was paid beyond one, settle the oldest debts of the commitment first; what is still
  -- left over falls on the last one. So the settlements of a commitment always add up to what it owes.
  with
  sobra as (
    select unidade_orcamentaria, empenho, sum(valor) as valor, max(data) as data from (
      select unidade_orcamentaria, empenho, valor + valor_retido as valor, data from pagamento
      where entidade = p_entidade and exercicio = p_exercicio and (exercicio_liquidacao is null or no_liquidacao is null)
      union all
      select unidade_orcamentaria, empenho, -saldo, data_pagamento from resumo.liquidacao
      where entidade = p_entidade and exercicio = p_exercicio and saldo < 0
    ) s group by 1, 2
  ),
  fila as (
    select unidade_orcamentaria, empenho, l.exercicio_liquidacao, l.no_liquidacao, s.valor as sobra, s.data, greatest(l.saldo, 0) as devido,
      coalesce(sum(greatest(l.saldo, 0)) over (na_ordem rows between unbounded preceding and 1 preceding), 0) as antes,
      sum(greatest(l.saldo, 0)) over (partition by unidade_orcamentaria, empenho) as total,
      lead(l.no_liquidacao) over na_ordem is null as ultima
    from resumo.liquidacao l
    join sobra s using (unidade_orcamentaria, empenho)
    where l.entidade = p_entidade and l.exercicio = p_exercicio
    window na_ordem as (partition by unidade_orcamentaria, empenho order by l.data, l.exercicio_liquidacao, l.no_liquidacao)
  ),
  quitado as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, data, devido,
      least(devido, greatest(sobra - antes, 0)) + case when ultima then greatest(sobra - total, 0) + least(sobra, 0) else 0 end as valor
    from fila
  )
  update resumo.liquidacao l
  set saldo = q.devido - q.valor, data_pagamento = case when q.valor > 0 then greatest(l.data_pagamento, q.data) else l.data_pagamento end
  from quitado q
  where l.entidade = p_entidade and l.exercicio = p_exercicio and l.unidade_orcamentaria = q.unidade_orcamentaria and l.empenho = q.empenho
    and l.exercicio_liquidacao = q.exercicio_liquidacao and l.no_liquidacao = q.no_liquidacao;

  insert into resumo.pagamento (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento, exercicio_liquidacao, no_liquidacao, data,
    fornecedor, nome_ordem, covid, suprimento_fundos, valor, valor_retido
  )
  select p.entidade, p.exercicio, p.unidade_orcamentaria, p.empenho, p.exercicio_pagamento, p.no_pagamento, p.exercicio_liquidacao,
    p.no_liquidacao, p.data, e.fornecedor, f.nome_busca, e.covid, e.suprimento_fundos, p.valor, p.valor_retido
  from pagamento p
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  join fornecedor f using (entidade, fornecedor)
  where p.entidade = p_entidade and p.exercicio = p_exercicio
  order by p.data;

  with liquidado as (
    select l.unidade_orcamentaria, l.empenho, l.exercicio_em_liquidacao, l.no_em_liquidacao, sum(r.valor) as valor
    from liquidacao l
    join resumo.liquidacao r using (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
    where l.entidade = p_entidade and l.exercicio = p_exercicio and l.no_em_liquidacao is not null group by 1, 2, 3, 4
  )
  insert into resumo.em_liquidacao (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao, data, fornecedor, nome_ordem,
    valor, valor_estornado, valor_liquidado
  )
  select m.entidade, m.exercicio, m.unidade_orcamentaria, m.empenho, m.exercicio_em_liquidacao, m.no_em_liquidacao, m.data, e.fornecedor,
    f.nome_busca, m.valor, m.valor_estornado, coalesce(l.valor, 0)
  from em_liquidacao m
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  join fornecedor f using (entidade, fornecedor)
  left join liquidado l using (unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao)
  where m.entidade = p_entidade and m.exercicio = p_exercicio
  order by m.data;
$$;

insert into sistema.etapa_resumo (ordem, funcao) values (70, 'reconstruir_pagamentos');

-- One index for each order and each filter the lists offer; the key closes each so that every order is total.
create index resumo_liquidacao_data
  on resumo.liquidacao (entidade, exercicio_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_saldo
  on resumo.liquidacao (entidade, exercicio_liquidacao, saldo, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_fila
  on resumo.liquidacao (entidade, exercicio_liquidacao, ordem_fonte_recurso, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_fonte on resumo.liquidacao (entidade, exercicio_liquidacao, fonte_recurso, data) where not pago;
create index resumo_liquidacao_vencimento
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, data_vencimento, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_nome
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_empenho
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, empenho, exercicio, unidade_orcamentaria, no_liquidacao);
create index resumo_liquidacao_valor
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, valor, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_fornecedor on resumo.liquidacao (entidade, exercicio_liquidacao, fornecedor, data);
create index resumo_liquidacao_ordem on resumo.liquidacao (entidade, exercicio_liquidacao, no_ordem, sequencia);
create index resumo_liquidacao_notas_trgm on resumo.liquidacao using gin (notas_busca gin_trgm_ops);
create index resumo_liquidacao_covid on resumo.liquidacao (exercicio_liquidacao, data) where covid;

create index resumo_pagamento_data
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_nome
  on resumo.pagamento (entidade, exercicio_pagamento, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_empenho
  on resumo.pagamento (entidade, exercicio_pagamento, empenho, exercicio, unidade_orcamentaria, no_pagamento);
create index resumo_pagamento_valor
  on resumo.pagamento (entidade, exercicio_pagamento, valor, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_valor_pago
  on resumo.pagamento (entidade, exercicio_pagamento, valor_pago, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_fornecedor on resumo.pagamento (entidade, exercicio_pagamento, fornecedor, data);
create index resumo_pagamento_covid on resumo.pagamento (exercicio_pagamento, data) where covid;
create index resumo_suprimento_data
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where suprimento_fundos;
create index resumo_suprimento_nome
  on resumo.pagamento (entidade, exercicio_pagamento, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where suprimento_fundos;
create index resumo_suprimento_empenho
  on resumo.pagamento (entidade, exercicio_pagamento, empenho, exercicio, unidade_orcamentaria, no_pagamento)
  where suprimento_fundos;
create index resumo_suprimento_valor
  on resumo.pagamento (entidade, exercicio_pagamento, valor_pago, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where suprimento_fundos;

create index resumo_em_liquidacao_data
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_nome
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_empenho
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, empenho, exercicio, unidade_orcamentaria, no_em_liquidacao);
create index resumo_em_liquidacao_valor
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, valor, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_fornecedor on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, fornecedor, data);

select resumo.reconstruir_pagamentos(entidade, exercicio) from sistema.carga;
