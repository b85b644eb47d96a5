-- The levels of a direct purchase stand beside its items: read through its commitment, a rare one was sought row by row.
alter table resumo.compra_direta_item
  add column orgao text,
  add column unidade text,
  add column funcao text,
  add column subfuncao text,
  add column programa text,
  add column projeto text,
  add column natureza text,
  add column fonte_recurso text,
  add column esfera text,
  add column a_pagar boolean not null default false;

create index resumo_direta_item_orgao on resumo.compra_direta_item (entidade, exercicio, orgao, data);
create index resumo_direta_item_unidade on resumo.compra_direta_item (entidade, exercicio, unidade, data);
create index resumo_direta_item_funcao on resumo.compra_direta_item (entidade, exercicio, funcao, data);
create index resumo_direta_item_subfuncao on resumo.compra_direta_item (entidade, exercicio, subfuncao, data);
create index resumo_direta_item_programa on resumo.compra_direta_item (entidade, exercicio, programa, data);
create index resumo_direta_item_projeto on resumo.compra_direta_item (entidade, exercicio, projeto, data);
create index resumo_direta_item_elemento on resumo.compra_direta_item (entidade, exercicio, left(natureza, 6), data);
create index resumo_direta_item_desdobramento on resumo.compra_direta_item (entidade, exercicio, left(natureza, 8), data);
create index resumo_direta_item_subdesdobramento on resumo.compra_direta_item (entidade, exercicio, left(natureza, 10), data);
create index resumo_direta_item_fonte on resumo.compra_direta_item (entidade, exercicio, fonte_recurso, data);
create index resumo_direta_item_esfera on resumo.compra_direta_item (entidade, exercicio, esfera, data);
create index resumo_direta_item_a_pagar
  on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where a_pagar;

create or replace function resumo.reconstruir_compras_diretas(p_entidade int, p_exercicio int) returns void
language sql set enable_nestloop = off as $$
  delete from resumo.compra_direta_fornecedor where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.compra_direta_fornecedor
  select f.entidade, p_exercicio, f.fornecedor, f.nome_busca, f.cnpj_cpf,
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho e
  join fornecedor f using (entidade, fornecedor)
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.compra_direta
  group by f.entidade, f.fornecedor
  order by f.nome_busca;

  delete from resumo.compra_direta_item where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.compra_direta_item
  select i.entidade, i.exercicio, i.unidade_orcamentaria, i.empenho, i.ordem, e.data, e.fornecedor, e.nome_ordem,
    sem_acento(i.especificacao), i.quantidade, i.valor_unitario, i.valor_total,
    coalesce(e.natureza like '____30%', false), coalesce(e.natureza like '____52%', false),
    e.orgao, e.unidade, e.funcao, e.subfuncao, e.programa, e.projeto, e.natureza, e.fonte_recurso, e.esfera, e.valor_a_pagar > 0
  from resumo.empenho e
  join empenho_item i using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.compra_direta
  order by e.data, i.empenho, i.ordem;
$$;

select resumo.reconstruir_compras_diretas(entidade, exercicio) from sistema.carga;
