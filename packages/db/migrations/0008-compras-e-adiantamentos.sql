-- Direct purchases, advances and cost allowances as their lists read them, and the first facts of contracting: addenda and awards.
create table tipo_licitacao (
  tipo_licitacao int primary key,
  descricao text not null
);
comment on table tipo_licitacao is 'Modalidades pelas quais se escolhe de quem comprar.';

alter table empenho add column tipo_licitacao int references tipo_licitacao;
comment on column empenho.tipo_licitacao is 'Código da modalidade; com ano_licitacao e no_licitacao, a licitação que deu origem ao empenho.';

create table aditivo (
  entidade int not null,
  exercicio int not null,
  contrato int not null,
  sequencia int not null,
  numero_aditivo text not null,
  data date not null,
  data_publicacao date,
  data_termino date,
  valor numeric(18, 2) not null default 0,
  motivacao text,
  primary key (entidade, exercicio, contrato, sequencia),
  foreign key (entidade, exercicio) references exercicio
);
comment on table aditivo is 'Termos aditivos: o que muda em um contrato depois de assinado.';
comment on column aditivo.exercicio is 'Ano do contrato, o ano_contrato dos empenhos.';
comment on column aditivo.contrato is 'Número do contrato, o contrato dos empenhos.';
comment on column aditivo.sequencia is 'Ordem do aditivo dentro do contrato.';
comment on column aditivo.data_termino is 'Fim da vigência depois do aditivo.';
comment on column aditivo.valor is 'Quanto o aditivo acrescenta (positivo) ou suprime (negativo).';

create table adjudicacao (
  entidade int not null,
  exercicio int not null,
  exercicio_licitacao int not null,
  tipo_licitacao int not null references tipo_licitacao,
  licitacao int not null,
  fornecedor int not null,
  data date not null,
  primary key (entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table adjudicacao is 'Adjudicações: a entrega do objeto de uma licitação a quem a venceu.';
comment on column adjudicacao.exercicio is 'Ano da adjudicação, que pode ser posterior ao da licitação.';
comment on column adjudicacao.exercicio_licitacao is 'Ano da licitação, o ano_licitacao dos empenhos.';
comment on column adjudicacao.licitacao is 'Número da licitação, o no_licitacao dos empenhos.';
create index adjudicacao_licitacao on adjudicacao (entidade, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor);

create table resumo.compra_direta_fornecedor (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  nome_busca text not null,
  cnpj_cpf text,
  empenhado numeric(18, 2) not null,
  anulado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, fornecedor)
);

-- What a commitment says of itself, its levels and its balances, is read from resumo.empenho; here is what orders the items.
create table resumo.compra_direta_item (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  ordem int not null,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
  item_busca text not null,
  quantidade numeric(18, 4) not null,
  valor_unitario numeric(18, 4) not null,
  valor_total numeric(18, 2) not null,
  consumo boolean not null,
  permanente boolean not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, ordem)
);

create table resumo.adiantamento (
  entidade int not null,
  exercicio int not null,
  prestacao_contas int not null,
  unidade_orcamentaria text not null,
  exercicio_empenho int not null,
  empenho int not null,
  matricula int not null,
  nome_busca text not null,
  cargo_ordem text not null,
  lotacao_ordem text not null,
  data_prestacao date,
  data_empenho date not null,
  valor_empenho numeric(18, 2) not null,
  valor_documentos numeric(18, 2) not null,
  valor_restituido numeric(18, 2) not null,
  valor_excedido numeric(18, 2) not null,
  primary key (entidade, exercicio, prestacao_contas)
);

create table resumo.ajuda_custo (
  entidade int not null,
  exercicio int not null,
  matricula int not null,
  nome_busca text not null,
  cargo_ordem text not null,
  valor numeric(18, 2) not null,
  primary key (entidade, exercicio, matricula)
);

create function resumo.reconstruir_compras_diretas(p_entidade int, p_exercicio int) returns void language sql as $$
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
    coalesce(e.natureza like '____30%', false), coalesce(e.natureza like '____52%', false)
  from resumo.empenho e
  join empenho_item i using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.compra_direta
  order by e.data, i.empenho, i.ordem;
$$;

-- The accounts of an advance may be given in a later year than its commitment, so that both years write them.
create function resumo.reconstruir_adiantamentos(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.adiantamento where entidade = p_entidade and (exercicio = p_exercicio or exercicio_empenho = p_exercicio);
  insert into resumo.adiantamento
  select a.entidade, a.exercicio, a.prestacao_contas, a.unidade_orcamentaria, a.exercicio_empenho, a.empenho, a.matricula,
    s.nome_busca, sem_acento(s.cargo), sem_acento(s.lotacao), a.data_prestacao, e.data, e.valor,
    a.valor_documentos, a.valor_restituido, a.valor_excedido
  from adiantamento a
  join servidor s using (entidade, matricula)
  join empenho e
    on e.entidade = a.entidade and e.exercicio = a.exercicio_empenho
    and e.unidade_orcamentaria = a.unidade_orcamentaria and e.empenho = a.empenho
  where a.entidade = p_entidade and (a.exercicio = p_exercicio or a.exercicio_empenho = p_exercicio);
$$;

create function resumo.reconstruir_ajudas_de_custo(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.ajuda_custo where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.ajuda_custo
  select s.entidade, p_exercicio, s.matricula, s.nome_busca, sem_acento(s.cargo), sum(a.valor)
  from ajuda_custo a
  join servidor s using (entidade, matricula)
  where a.entidade = p_entidade and a.ano_competencia = p_exercicio
  group by s.entidade, s.matricula;
$$;

create function resumo.reconstruir_compras_e_adiantamentos(p_entidade int, p_exercicio int) returns void language sql as $$
  select resumo.reconstruir_compras_diretas(p_entidade, p_exercicio);
  select resumo.reconstruir_adiantamentos(p_entidade, p_exercicio);
  select resumo.reconstruir_ajudas_de_custo(p_entidade, p_exercicio);
$$;

insert into sistema.etapa_resumo (ordem, funcao) values (80, 'reconstruir_compras_e_adiantamentos');

create index ajuda_custo_competencia on ajuda_custo (entidade, ano_competencia, matricula, mes_competencia, sequencia);
create index adiantamento_empenho on adiantamento (entidade, exercicio_empenho, unidade_orcamentaria, empenho);

create index resumo_direta_fornecedor_nome on resumo.compra_direta_fornecedor (entidade, exercicio, nome_busca, fornecedor);
create index resumo_direta_fornecedor_nome_trgm on resumo.compra_direta_fornecedor using gin (nome_busca gin_trgm_ops);
create index resumo_direta_fornecedor_documento on resumo.compra_direta_fornecedor (entidade, exercicio, cnpj_cpf text_pattern_ops);
create index resumo_direta_fornecedor_empenhado on resumo.compra_direta_fornecedor (entidade, exercicio, empenhado, fornecedor);
create index resumo_direta_fornecedor_anulado on resumo.compra_direta_fornecedor (entidade, exercicio, anulado, fornecedor);
create index resumo_direta_fornecedor_liquidado on resumo.compra_direta_fornecedor (entidade, exercicio, liquidado, fornecedor);
create index resumo_direta_fornecedor_retido on resumo.compra_direta_fornecedor (entidade, exercicio, retido, fornecedor);
create index resumo_direta_fornecedor_pago on resumo.compra_direta_fornecedor (entidade, exercicio, pago, fornecedor);
create index resumo_direta_fornecedor_a_pagar on resumo.compra_direta_fornecedor (entidade, exercicio, a_pagar, fornecedor);

create index resumo_direta_item_numero on resumo.compra_direta_item (entidade, exercicio, empenho, unidade_orcamentaria, ordem);
create index resumo_direta_item_data on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_consumo on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where consumo;
create index resumo_direta_item_permanente on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where permanente;
create index resumo_direta_item_fornecedor on resumo.compra_direta_item (entidade, exercicio, fornecedor, data);
create index resumo_direta_item_nome on resumo.compra_direta_item (entidade, exercicio, nome_ordem, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_item on resumo.compra_direta_item (entidade, exercicio, item_busca, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_item_trgm on resumo.compra_direta_item using gin (item_busca gin_trgm_ops);
create index resumo_direta_item_quantidade on resumo.compra_direta_item
  (entidade, exercicio, quantidade, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_unitario on resumo.compra_direta_item
  (entidade, exercicio, valor_unitario, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_total on resumo.compra_direta_item
  (entidade, exercicio, valor_total, unidade_orcamentaria, empenho, ordem);

create index resumo_adiantamento_empenho on resumo.adiantamento (entidade, exercicio, empenho, prestacao_contas);
create index resumo_adiantamento_do_empenho on resumo.adiantamento (entidade, exercicio_empenho);
create index resumo_adiantamento_nome on resumo.adiantamento (entidade, exercicio, nome_busca, prestacao_contas);
create index resumo_adiantamento_nome_trgm on resumo.adiantamento using gin (nome_busca gin_trgm_ops);
create index resumo_adiantamento_cargo on resumo.adiantamento (entidade, exercicio, cargo_ordem, prestacao_contas);
create index resumo_adiantamento_lotacao on resumo.adiantamento (entidade, exercicio, lotacao_ordem, prestacao_contas);
create index resumo_adiantamento_prestacao on resumo.adiantamento (entidade, exercicio, data_prestacao, prestacao_contas);
create index resumo_adiantamento_data_empenho on resumo.adiantamento (entidade, exercicio, data_empenho, prestacao_contas);
create index resumo_adiantamento_valor on resumo.adiantamento (entidade, exercicio, valor_empenho, prestacao_contas);
create index resumo_adiantamento_documentos on resumo.adiantamento (entidade, exercicio, valor_documentos, prestacao_contas);
create index resumo_adiantamento_restituido on resumo.adiantamento (entidade, exercicio, valor_restituido, prestacao_contas);
create index resumo_adiantamento_excedido on resumo.adiantamento (entidade, exercicio, valor_excedido, prestacao_contas);

create index resumo_ajuda_custo_nome on resumo.ajuda_custo (entidade, exercicio, nome_busca, matricula);
create index resumo_ajuda_custo_nome_trgm on resumo.ajuda_custo using gin (nome_busca gin_trgm_ops);
create index resumo_ajuda_custo_cargo on resumo.ajuda_custo (entidade, exercicio, cargo_ordem, matricula);
create index resumo_ajuda_custo_valor on resumo.ajuda_custo (entidade, exercicio, valor, matricula);

select resumo.reconstruir_compras_e_adiantamentos(entidade, exercicio) from sistema.carga;
