-- A payment proves a settlement, though the source may not bring it: what was paid beyond what was settled owes nothing more,
-- neither as something to pay nor as something to settle.
create or replace function resumo.reconstruir_empenhos(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.empenho where entidade = p_entidade and exercicio = p_exercicio;
  with
  anulado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from empenho_anulacao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  em_liquidacao as (
    select unidade_orcamentaria, empenho, sum(valor - valor_estornado) as valor from em_liquidacao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  liquidado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from (
      select unidade_orcamentaria, empenho, valor from liquidacao
      where entidade = p_entidade and exercicio = p_exercicio
      union all
      select unidade_orcamentaria, empenho, -valor from liquidacao_estorno
      where entidade = p_entidade and exercicio = p_exercicio
    ) l group by 1, 2
  ),
  retido as (
    select unidade_orcamentaria, empenho, sum(valor - valor_estornado) as valor from retencao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  pago as (
    select unidade_orcamentaria, empenho, sum(valor + valor_retido) as valor from pagamento
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  )
  insert into resumo.empenho
  select e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho, e.data, e.fornecedor, f.nome_busca, left(sem_acento(e.historico), 50),
    d.orgao, d.unidade, d.funcao, d.subfuncao, d.programa, d.projeto, coalesce(e.natureza, d.natureza), d.fonte_recurso, d.esfera,
    e.covid, e.passagem, e.compra_direta,
    e.valor, coalesce(a.valor, 0), coalesce(m.valor, 0), coalesce(l.valor, 0), coalesce(r.valor, 0), coalesce(p.valor, 0),
    greatest(coalesce(l.valor, 0) - coalesce(p.valor, 0), 0)
  from empenho e
  join fornecedor f using (entidade, fornecedor)
  left join dotacao d using (entidade, exercicio, dotacao)
  left join anulado a using (unidade_orcamentaria, empenho)
  left join em_liquidacao m using (unidade_orcamentaria, empenho)
  left join liquidado l using (unidade_orcamentaria, empenho)
  left join retido r using (unidade_orcamentaria, empenho)
  left join pago p using (unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio
  order by e.data, e.empenho;
$$;

alter table resumo.restos add column pago_sem_liquidar numeric(18, 2) not null default 0;
comment on column resumo.restos.pago_sem_liquidar is 'O que até 31 de dezembro se pagou além do liquidado.';

create or replace function resumo.inscrever_restos(p_entidade int, p_exercicio int, p_de int, p_ate int) returns void language sql
set enable_nestloop = off as $$
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
      e.valor_empenhado - e.valor_anulado - e.valor_pago + coalesce(p.cancelado + p.pago, 0) as inscrito
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
  insert into resumo.restos (
    entidade, exercicio, exercicio_empenho, unidade_orcamentaria, empenho, data, fornecedor, nome_ordem, orgao,
    processado, nao_processado, inscrito, cancelado, liquidado, pago, pago_sem_liquidar
  )
  select p_entidade, h.exercicio, p_exercicio, f.unidade_orcamentaria, f.empenho, f.data, f.fornecedor, f.nome_ordem, f.orgao,
    greatest(s.a_pagar, 0), s.inscrito - greatest(s.a_pagar, 0), s.inscrito,
    coalesce(a.cancelado, 0), coalesce(a.liquidado, 0), coalesce(a.pago, 0), greatest(-s.a_pagar, 0)
  from final f
  cross join herdeiro h
  left join ano a on a.exercicio = h.exercicio and a.unidade_orcamentaria = f.unidade_orcamentaria and a.empenho = f.empenho
  cross join lateral (
    select f.a_pagar + coalesce(a.liquidado_antes - a.pago_antes, 0) as a_pagar,
      f.inscrito - coalesce(a.cancelado_antes + a.pago_antes, 0) as inscrito
  ) s
  where (f.a_pagar > 0 or f.inscrito <> 0 or f.movido)
    and (s.a_pagar > 0 or s.inscrito <> 0 or a.movido)
  order by h.exercicio, f.data, f.empenho;
$$;

select resumo.reconstruir_empenhos(entidade, exercicio) from sistema.carga;
select resumo.reconstruir_fornecedores(entidade, exercicio) from sistema.carga;
select resumo.reconstruir_compras_diretas(entidade, exercicio) from sistema.carga;
select resumo.reconstruir_restos(entidade, exercicio) from sistema.carga;
select resumo.reconstruir_pagina_fornecedor(entidade, exercicio) from sistema.carga;
