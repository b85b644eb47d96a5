-- What a year inherits: the commitments of earlier years that reached it unpaid, and all one supplier ever received.
-- Day by day, what happened to a commitment after the end of its own year.
create table resumo.restos_movimento (
  entidade int not null,
  exercicio_empenho int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  data date not null,
  cancelado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  primary key (entidade, exercicio_empenho, unidade_orcamentaria, empenho, data)
);

-- One row per commitment and year that inherits it: the balances of 31 December and what was done with them in the whole year.
create table resumo.restos (
  entidade int not null,
  exercicio int not null,
  exercicio_empenho int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
  orgao text,
  processado numeric(18, 2) not null,
  nao_processado numeric(18, 2) not null,
  inscrito numeric(18, 2) not null,
  cancelado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  primary key (entidade, exercicio, exercicio_empenho, unidade_orcamentaria, empenho)
);

create function resumo.mover_restos(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.restos_movimento where entidade = p_entidade and exercicio_empenho = p_exercicio;
  insert into resumo.restos_movimento
  select p_entidade, p_exercicio, unidade_orcamentaria, empenho, data, sum(cancelado), sum(liquidado), sum(pago)
  from (
    select unidade_orcamentaria, empenho, data, valor as cancelado, 0.00 as liquidado, 0.00 as pago
    from empenho_anulacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, valor, 0
    from liquidacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, -valor, 0
    from liquidacao_estorno where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, valor + valor_retido
    from pagamento where entidade = p_entidade and exercicio = p_exercicio
  ) m
  where data > make_date(p_exercicio, 12, 31)
  group by unidade_orcamentaria, empenho, data;
$$;

-- The commitments of one year as each of the years from p_de to p_ate inherits them.
create function resumo.inscrever_restos(p_entidade int, p_exercicio int, p_de int, p_ate int) returns void language sql as $$
  delete from resumo.restos
  where entidade = p_entidade and exercicio_empenho = p_exercicio and exercicio between p_de and p_ate;
  with
  herdeiro as (
    select exercicio, make_date(exercicio, 1, 1) as inicio, make_date(exercicio, 12, 31) as fim
    from exercicio where entidade = p_entidade and exercicio between greatest(p_de, p_exercicio + 1) and p_ate
  ),
  posterior as (
    select unidade_orcamentaria, empenho, sum(cancelado) as cancelado, sum(liquidado) as liquidado, sum(pago) as pago
    from resumo.restos_movimento where entidade = p_entidade and exercicio_empenho = p_exercicio
    group by 1, 2
  ),
  final as (
    select e.unidade_orcamentaria, e.empenho, e.data, e.fornecedor, e.nome_ordem, e.orgao, p.empenho is not null as movido,
      e.valor_liquidado - e.valor_pago - coalesce(p.liquidado - p.pago, 0) as a_pagar,
      e.valor_empenhado - e.valor_anulado - e.valor_liquidado + coalesce(p.cancelado + p.liquidado, 0) as a_liquidar
    from resumo.empenho e
    left join posterior p using (unidade_orcamentaria, empenho)
    where e.entidade = p_entidade and e.exercicio = p_exercicio
  ),
  ano as (
    select h.exercicio, m.unidade_orcamentaria, m.empenho,
      coalesce(sum(m.cancelado) filter (where m.data < h.inicio), 0) as cancelado_antes,
      coalesce(sum(m.liquidado) filter (where m.data < h.inicio), 0) as liquidado_antes,
      coalesce(sum(m.pago) filter (where m.data < h.inicio), 0) as pago_antes,
      coalesce(sum(m.cancelado) filter (where m.data >= h.inicio), 0) as cancelado,
      coalesce(sum(m.liquidado) filter (where m.data >= h.inicio), 0) as liquidado,
      coalesce(sum(m.pago) filter (where m.data >= h.inicio), 0) as pago,
      bool_or(m.data >= h.inicio) as movido
    from resumo.restos_movimento m
    join herdeiro h on m.data <= h.fim
    where m.entidade = p_entidade and m.exercicio_empenho = p_exercicio
    group by 1, 2, 3
  )
  insert into resumo.restos
  select p_entidade, h.exercicio, p_exercicio, f.unidade_orcamentaria, f.empenho, f.data, f.fornecedor, f.nome_ordem, f.orgao,
    s.processado, s.nao_processado, s.processado + s.nao_processado,
    coalesce(a.cancelado, 0), coalesce(a.liquidado, 0), coalesce(a.pago, 0)
  from final f
  cross join herdeiro h
  left join ano a on a.exercicio = h.exercicio and a.unidade_orcamentaria = f.unidade_orcamentaria and a.empenho = f.empenho
  cross join lateral (
    select f.a_pagar + coalesce(a.liquidado_antes - a.pago_antes, 0) as processado,
      f.a_liquidar - coalesce(a.cancelado_antes + a.liquidado_antes, 0) as nao_processado
  ) s
  where (f.a_pagar <> 0 or f.a_liquidar <> 0 or f.movido)
    and (s.processado <> 0 or s.nao_processado <> 0 or a.movido)
  order by h.exercicio, f.data, f.empenho;
$$;

-- A load of one year changes what later years inherit from it; a year that is new inherits from all before.
create function resumo.reconstruir_restos(p_entidade int, p_exercicio int) returns void language plpgsql as $$
declare
  anterior int;
begin
  perform resumo.mover_restos(p_entidade, p_exercicio);
  perform resumo.inscrever_restos(p_entidade, p_exercicio, p_exercicio + 1, 9999);
  for anterior in
    select x.exercicio from exercicio x
    where x.entidade = p_entidade and x.exercicio < p_exercicio and not exists (
      select from resumo.restos r
      where r.entidade = p_entidade and r.exercicio = p_exercicio and r.exercicio_empenho = x.exercicio
    )
  loop
    perform resumo.inscrever_restos(p_entidade, anterior, p_exercicio, p_exercicio);
  end loop;
end
$$;

insert into sistema.etapa_resumo (ordem, funcao) values (100, 'reconstruir_restos');

-- One index for each order and each filter of the list; the key closes each so that every order is total.
create index resumo_restos_numero on resumo.restos (entidade, exercicio, empenho, exercicio_empenho, unidade_orcamentaria);
create index resumo_restos_data on resumo.restos (entidade, exercicio, data, exercicio_empenho, unidade_orcamentaria, empenho);
create index resumo_restos_nome on resumo.restos (entidade, exercicio, nome_ordem, exercicio_empenho, unidade_orcamentaria, empenho);
create index resumo_restos_fornecedor on resumo.restos (entidade, exercicio, fornecedor);
create index resumo_restos_orgao on resumo.restos (entidade, exercicio, orgao);
create index resumo_restos_processado on resumo.restos (entidade, exercicio, processado, exercicio_empenho, unidade_orcamentaria, empenho);
create index resumo_restos_nao_processado
  on resumo.restos (entidade, exercicio, nao_processado, exercicio_empenho, unidade_orcamentaria, empenho);
create index resumo_restos_inscrito on resumo.restos (entidade, exercicio, inscrito, exercicio_empenho, unidade_orcamentaria, empenho);
create index resumo_restos_origem on resumo.restos (entidade, exercicio_empenho, exercicio);

-- What one supplier received, by organ in each year and by the year the money left, so that its page is a short sum.
create table resumo.fornecedor_orgao (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  orgao text,
  empenhos int not null,
  empenhado numeric(18, 2) not null,
  anulado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  a_pagar numeric(18, 2) not null
);
create index resumo_fornecedor_orgao_fornecedor on resumo.fornecedor_orgao (entidade, fornecedor, exercicio);
create index resumo_fornecedor_orgao_exercicio on resumo.fornecedor_orgao (entidade, exercicio);

create table resumo.fornecedor_pagamento (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  ano int not null,
  pagamentos int not null,
  pago numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  primary key (entidade, fornecedor, exercicio, ano)
);
create index resumo_fornecedor_pagamento_exercicio on resumo.fornecedor_pagamento (entidade, exercicio);

create function resumo.reconstruir_pagina_fornecedor(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.fornecedor_orgao where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.fornecedor_pagamento where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.fornecedor_orgao
  select entidade, exercicio, fornecedor, orgao, count(*),
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho
  where entidade = p_entidade and exercicio = p_exercicio
  group by entidade, exercicio, fornecedor, orgao;
  insert into resumo.fornecedor_pagamento
  select p.entidade, p.exercicio, e.fornecedor, extract(year from p.data)::int, count(*), sum(p.valor), sum(p.valor_retido)
  from pagamento p
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  where p.entidade = p_entidade and p.exercicio = p_exercicio
  group by 1, 2, 3, 4;
$$;

insert into sistema.etapa_resumo (ordem, funcao) values (101, 'reconstruir_pagina_fornecedor');

create index resumo_empenho_fornecedor_valor
  on resumo.empenho (entidade, exercicio, fornecedor, valor_empenhado, unidade_orcamentaria, empenho);

select resumo.reconstruir_restos(entidade, exercicio), resumo.reconstruir_pagina_fornecedor(entidade, exercicio) from sistema.carga;
