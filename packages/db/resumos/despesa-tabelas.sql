-- What is kept of expense for the lists, with the indexes of their orders and filters; despesa.sql says how it is made.

-- What lists read: one narrow row per commitment, supplier and note, with the columns they filter and sort by.
-- A load rebuilds the rows of its entity and year in its own transaction, so readers never see half of one.
create table resumo.empenho (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  data date not null,
  fornecedor int,
  nome_ordem text,
  historico_ordem text,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text,
  fonte_recurso text,
  esfera text,
  covid boolean,
  passagem boolean,
  compra_direta boolean,
  valor_empenhado numeric(18, 2),
  valor_anulado numeric(18, 2) not null,
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null,
  valor_a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho)
);
-- One index for each order and each filter that the commitments offer; the key closes each so that every order is total.
-- With the values of each, since a year is counted from it alone.
create index resumo_empenho_data on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho)
  include (valor_empenhado, valor_anulado, valor_liquidado, valor_retido, valor_pago, valor_a_pagar);
create index resumo_empenho_numero on resumo.empenho (entidade, exercicio, empenho, unidade_orcamentaria);
create index resumo_empenho_fornecedor on resumo.empenho (entidade, exercicio, fornecedor, data, unidade_orcamentaria, empenho);
create index resumo_empenho_nome on resumo.empenho (entidade, exercicio, nome_ordem, unidade_orcamentaria, empenho);
create index resumo_empenho_historico on resumo.empenho (entidade, exercicio, historico_ordem, unidade_orcamentaria, empenho);
create index resumo_empenho_valor on resumo.empenho (entidade, exercicio, valor_empenhado, unidade_orcamentaria, empenho);
create index resumo_empenho_a_pagar on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where valor_a_pagar > 0;
create index resumo_empenho_passagem on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where passagem;
create index resumo_empenho_compra_direta on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where compra_direta;
create index resumo_empenho_covid on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where covid;
create index resumo_empenho_orgao on resumo.empenho (entidade, exercicio, orgao, data);
create index resumo_empenho_funcao on resumo.empenho (entidade, exercicio, funcao, data);
create index resumo_empenho_programa on resumo.empenho (entidade, exercicio, programa, data);
create index resumo_empenho_projeto on resumo.empenho (entidade, exercicio, projeto, data);
create index resumo_empenho_subfuncao on resumo.empenho (entidade, exercicio, subfuncao, data);
create index resumo_empenho_unidade on resumo.empenho (entidade, exercicio, unidade, data);
create index resumo_empenho_elemento on resumo.empenho (entidade, exercicio, left(natureza, 6), data);
create index resumo_empenho_desdobramento on resumo.empenho (entidade, exercicio, left(natureza, 8), data);
create index resumo_empenho_subdesdobramento on resumo.empenho (entidade, exercicio, left(natureza, 10), data);
create index resumo_empenho_fonte on resumo.empenho (entidade, exercicio, fonte_recurso, data);
-- Element 30 is what is used up, element 52 what lasts.
create index resumo_empenho_consumo on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho)
  where substr(natureza, 5, 2) = '30';
create index resumo_empenho_permanente on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho)
  where substr(natureza, 5, 2) = '52';
create index resumo_empenho_esfera on resumo.empenho (entidade, exercicio, esfera, data);
create index resumo_empenho_fornecedor_valor
  on resumo.empenho (entidade, exercicio, fornecedor, valor_empenhado, unidade_orcamentaria, empenho);
-- Orders of the COVID-19 lists, and payments of earlier years: few rows among many, far apart in the indexes of all.
create index resumo_empenho_covid_numero
  on resumo.empenho (entidade, exercicio, empenho, unidade_orcamentaria)
  where covid;
create index resumo_empenho_covid_nome
  on resumo.empenho (entidade, exercicio, nome_ordem, unidade_orcamentaria, empenho)
  where covid;
create index resumo_empenho_covid_historico
  on resumo.empenho (entidade, exercicio, historico_ordem, unidade_orcamentaria, empenho)
  where covid;
create index resumo_empenho_covid_valor
  on resumo.empenho (entidade, exercicio, valor_empenhado, unidade_orcamentaria, empenho)
  where covid;

create table resumo.fornecedor (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  nome text not null,
  nome_busca text not null,
  cnpj_cpf text,
  empenhado numeric(18, 2),
  anulado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, fornecedor)
);
create index resumo_fornecedor_nome on resumo.fornecedor (entidade, exercicio, nome_busca, fornecedor);
create index resumo_fornecedor_nome_palavras on resumo.fornecedor using gin (palavras(nome_busca));
create index resumo_fornecedor_documento on resumo.fornecedor (entidade, exercicio, cnpj_cpf text_pattern_ops);
create index resumo_fornecedor_cpf_visivel on resumo.fornecedor (entidade, exercicio, substr(cnpj_cpf, 4, 6)) where length(cnpj_cpf) = 11;
create index resumo_fornecedor_empenhado on resumo.fornecedor (entidade, exercicio, empenhado, fornecedor);
create index resumo_fornecedor_anulado on resumo.fornecedor (entidade, exercicio, anulado, fornecedor);
create index resumo_fornecedor_liquidado on resumo.fornecedor (entidade, exercicio, liquidado, fornecedor);
create index resumo_fornecedor_retido on resumo.fornecedor (entidade, exercicio, retido, fornecedor);
create index resumo_fornecedor_pago on resumo.fornecedor (entidade, exercicio, pago, fornecedor);
create index resumo_fornecedor_a_pagar on resumo.fornecedor (entidade, exercicio, a_pagar, fornecedor);

create table resumo.nota_extraorcamentaria (
  entidade int not null,
  exercicio int not null,
  no_extraorcamentario int not null,
  data date not null,
  valor numeric(18, 2) not null,
  fornecedor int,
  nome_ordem text,
  primary key (entidade, exercicio, no_extraorcamentario)
);
create index resumo_nota_data on resumo.nota_extraorcamentaria (entidade, exercicio, data, no_extraorcamentario);
create index resumo_nota_valor on resumo.nota_extraorcamentaria (entidade, exercicio, valor, no_extraorcamentario);
create index resumo_nota_nome on resumo.nota_extraorcamentaria (entidade, exercicio, nome_ordem, no_extraorcamentario);
create index resumo_nota_fornecedor on resumo.nota_extraorcamentaria (entidade, exercicio, fornecedor, data, no_extraorcamentario);

-- The execution of the budget by appropriation and element: whole, for the year, and day by day, so that any period is a short sum.
-- Committed is net of annulments and paid includes what was retained, as in the summary of commitments; it is absent where something was committed
-- and nobody said how much.
create table resumo.despesa_diaria (
  entidade int not null,
  exercicio int not null,
  data date,
  dotacao int,
  elemento text,
  movimentos int not null,
  valor_empenhado numeric(18, 2),
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null
);
comment on column resumo.despesa_diaria.data is 'Vazia para o que se empenhou em dia que ninguém disse.';
comment on column resumo.despesa_diaria.movimentos is 'Quantas linhas de resumo.movimento estão somadas aqui.';
create index resumo_despesa_diaria_data on resumo.despesa_diaria (entidade, exercicio, data);

-- All that is known of the commitments of a year, and the part of it that happened until its last day.
create table resumo.despesa (
  entidade int not null,
  exercicio int not null,
  dotacao int,
  elemento text,
  valor_previsto numeric(18, 2) not null,
  valor_creditos numeric(18, 2) not null,
  valor_empenhado numeric(18, 2),
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null,
  empenhado_no_ano numeric(18, 2) default 0,
  em_liquidacao_no_ano numeric(18, 2) not null default 0,
  liquidado_no_ano numeric(18, 2) not null default 0,
  retido_no_ano numeric(18, 2) not null default 0,
  pago_no_ano numeric(18, 2) not null default 0
);
create index resumo_despesa_exercicio on resumo.despesa (entidade, exercicio);

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
  fornecedor int,
  nome_ordem text,
  notas_fiscais text,
  notas_busca text,
  fonte_recurso text,
  no_ordem int not null,
  sequencia int not null,
  ordem_fonte_recurso int,
  categoria int not null,
  fora_da_ordem boolean not null,
  covid boolean,
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
comment on column resumo.liquidacao.categoria is 'Em que fila se paga: 1 bens, 2 locações, 3 serviços, 4 obras, 5 o que a lei não ordena.';
comment on column resumo.liquidacao.pago is 'Vazio onde nada há a pagar nem foi pago, como na liquidação estornada por inteiro.';
-- One index for each order and each filter the lists offer; the key closes each so that every order is total.
create index resumo_liquidacao_data
  on resumo.liquidacao (entidade, exercicio_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_saldo
  on resumo.liquidacao (entidade, exercicio_liquidacao, saldo, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_de_antes
  on resumo.liquidacao (entidade, exercicio_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where exercicio < exercicio_liquidacao and not pago;
create index resumo_liquidacao_fila
  on resumo.liquidacao (entidade, exercicio_liquidacao, ordem_fonte_recurso, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where not pago;
create index resumo_liquidacao_fonte on resumo.liquidacao (entidade, exercicio_liquidacao, fonte_recurso, data) where not pago;
create index resumo_liquidacao_vencimento
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, data_vencimento, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_categoria
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, categoria, data_vencimento, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_fora_da_ordem
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, data_vencimento, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where fora_da_ordem;
create index resumo_liquidacao_nome
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_empenho
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, empenho, exercicio, unidade_orcamentaria, no_liquidacao);
create index resumo_liquidacao_valor
  on resumo.liquidacao (entidade, exercicio_liquidacao, pago, valor, exercicio, unidade_orcamentaria, empenho, no_liquidacao);
create index resumo_liquidacao_fornecedor on resumo.liquidacao (entidade, exercicio_liquidacao, fornecedor, pago, data);
create index resumo_liquidacao_ordem on resumo.liquidacao (entidade, exercicio_liquidacao, no_ordem, sequencia);
create index resumo_liquidacao_notas_trgm on resumo.liquidacao using gin (notas_busca gin_trgm_ops);
create index resumo_liquidacao_covid
  on resumo.liquidacao (entidade, exercicio_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_liquidacao)
  where covid and not pago;

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
  fornecedor int,
  nome_ordem text,
  covid boolean,
  suprimento_fundos boolean,
  valor numeric(18, 2) not null,
  valor_retido numeric(18, 2),
  valor_pago numeric(18, 2) not null generated always as (valor + coalesce(valor_retido, 0)) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento)
);
-- Its values, so that a year is counted from it alone.
create index resumo_pagamento_data
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  include (valor, valor_retido, valor_pago);
create index resumo_pagamento_nome
  on resumo.pagamento (entidade, exercicio_pagamento, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_empenho
  on resumo.pagamento (entidade, exercicio_pagamento, empenho, exercicio, unidade_orcamentaria, no_pagamento);
create index resumo_pagamento_valor
  on resumo.pagamento (entidade, exercicio_pagamento, valor, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_valor_pago
  on resumo.pagamento (entidade, exercicio_pagamento, valor_pago, exercicio, unidade_orcamentaria, empenho, no_pagamento);
create index resumo_pagamento_fornecedor
  on resumo.pagamento (entidade, exercicio_pagamento, fornecedor, data) include (exercicio, unidade_orcamentaria, empenho, no_pagamento);
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
create index resumo_pagamento_covid
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_covid_empenho
  on resumo.pagamento (entidade, exercicio_pagamento, empenho, exercicio, unidade_orcamentaria, no_pagamento)
  where covid;
create index resumo_pagamento_covid_nome
  on resumo.pagamento (entidade, exercicio_pagamento, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_covid_valor
  on resumo.pagamento (entidade, exercicio_pagamento, valor, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_covid_valor_pago
  on resumo.pagamento (entidade, exercicio_pagamento, valor_pago, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where covid;
create index resumo_pagamento_restos
  on resumo.pagamento (entidade, exercicio_pagamento, data, exercicio, unidade_orcamentaria, empenho, no_pagamento)
  where exercicio < exercicio_pagamento;

create table resumo.em_liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_em_liquidacao int not null,
  no_em_liquidacao int not null,
  data date not null,
  fornecedor int,
  nome_ordem text,
  valor numeric(18, 2) not null,
  valor_estornado numeric(18, 2),
  valor_liquidado numeric(18, 2) not null,
  saldo numeric(18, 2) not null generated always as (valor - coalesce(valor_estornado, 0) - valor_liquidado) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao)
);
create index resumo_em_liquidacao_data
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, data, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_nome
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, nome_ordem, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_empenho
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, empenho, exercicio, unidade_orcamentaria, no_em_liquidacao);
create index resumo_em_liquidacao_valor
  on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, valor, exercicio, unidade_orcamentaria, empenho, no_em_liquidacao);
create index resumo_em_liquidacao_fornecedor on resumo.em_liquidacao (entidade, exercicio_em_liquidacao, fornecedor, data);

create table resumo.compra_direta_fornecedor (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  nome_busca text not null,
  cnpj_cpf text,
  empenhado numeric(18, 2),
  anulado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, fornecedor)
);
create index resumo_direta_fornecedor_nome on resumo.compra_direta_fornecedor (entidade, exercicio, nome_busca, fornecedor);
create index resumo_direta_fornecedor_nome_palavras on resumo.compra_direta_fornecedor using gin (palavras(nome_busca));
create index resumo_direta_fornecedor_documento on resumo.compra_direta_fornecedor (entidade, exercicio, cnpj_cpf text_pattern_ops);
create index resumo_direta_fornecedor_cpf_visivel on resumo.compra_direta_fornecedor (entidade, exercicio, substr(cnpj_cpf, 4, 6)) where length(cnpj_cpf) = 11;
create index resumo_direta_fornecedor_empenhado on resumo.compra_direta_fornecedor (entidade, exercicio, empenhado, fornecedor);
create index resumo_direta_fornecedor_anulado on resumo.compra_direta_fornecedor (entidade, exercicio, anulado, fornecedor);
create index resumo_direta_fornecedor_liquidado on resumo.compra_direta_fornecedor (entidade, exercicio, liquidado, fornecedor);
create index resumo_direta_fornecedor_retido on resumo.compra_direta_fornecedor (entidade, exercicio, retido, fornecedor);
create index resumo_direta_fornecedor_pago on resumo.compra_direta_fornecedor (entidade, exercicio, pago, fornecedor);
create index resumo_direta_fornecedor_a_pagar on resumo.compra_direta_fornecedor (entidade, exercicio, a_pagar, fornecedor);

-- What a commitment says of itself, its levels and its balances, is read from resumo.empenho; here is what orders the items.
create table resumo.compra_direta_item (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  ordem int not null,
  data date not null,
  fornecedor int,
  nome_ordem text,
  item_busca text not null,
  quantidade numeric(18, 4),
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2),
  consumo boolean not null,
  permanente boolean not null,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text,
  fonte_recurso text,
  esfera text,
  a_pagar boolean not null default false,
  passagem boolean,
  valor_empenhado numeric(18, 2),
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, ordem)
);
create index resumo_direta_item_empenhado on resumo.compra_direta_item (entidade, exercicio, valor_empenhado, data);
create index resumo_direta_item_numero on resumo.compra_direta_item (entidade, exercicio, empenho, unidade_orcamentaria, ordem);
create index resumo_direta_item_data on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem);
create index resumo_direta_item_consumo on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where consumo;
create index resumo_direta_item_permanente on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where permanente;
create index resumo_direta_item_passagem on resumo.compra_direta_item (entidade, exercicio, data, unidade_orcamentaria, empenho, ordem)
  where passagem;
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

create table resumo.adiantamento (
  entidade int not null,
  exercicio int not null,
  prestacao_contas int not null,
  unidade_orcamentaria text not null,
  exercicio_empenho int not null,
  empenho int not null,
  matricula int,
  nome_busca text,
  cargo_ordem text,
  lotacao_ordem text,
  data_prestacao date,
  data_empenho date not null,
  valor_empenho numeric(18, 2),
  valor_documentos numeric(18, 2),
  valor_restituido numeric(18, 2),
  valor_excedido numeric(18, 2),
  primary key (entidade, exercicio, prestacao_contas)
);
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

create table resumo.ajuda_custo (
  entidade int not null,
  exercicio int not null,
  matricula int not null,
  nome_busca text,
  cargo_ordem text,
  valor numeric(18, 2) not null,
  primary key (entidade, exercicio, matricula)
);
create index resumo_ajuda_custo_nome on resumo.ajuda_custo (entidade, exercicio, nome_busca, matricula);
create index resumo_ajuda_custo_nome_trgm on resumo.ajuda_custo using gin (nome_busca gin_trgm_ops);
create index resumo_ajuda_custo_cargo on resumo.ajuda_custo (entidade, exercicio, cargo_ordem, matricula);
create index resumo_ajuda_custo_valor on resumo.ajuda_custo (entidade, exercicio, valor, matricula);

-- What happened to each commitment on each day: how commitments are searched by the days they moved, and the movement of any period by the levels
-- of the budget. Committed is net of annulments, settled of reversals, and paid includes what was retained.
create table resumo.movimento (
  entidade int not null,
  exercicio int not null,
  data date not null,
  empenho int not null,
  unidade_orcamentaria text not null,
  orgao text,
  funcao text,
  programa text,
  projeto text,
  elemento text,
  fonte_recurso text,
  esfera text,
  valor_empenhado numeric(18, 2),
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null
);
-- By the day, for what moved in a short period; by the number, for whether one commitment moved in a long one. A level may have nothing in
-- the last days of many: the whole order is in its index, and no other is walked to find the first row of it.
create index resumo_movimento_data on resumo.movimento (entidade, exercicio, data, empenho, unidade_orcamentaria);
create index resumo_movimento_empenho on resumo.movimento (entidade, exercicio, empenho, data, unidade_orcamentaria);
create index resumo_movimento_orgao on resumo.movimento (entidade, exercicio, orgao, data, empenho, unidade_orcamentaria);
create index resumo_movimento_funcao on resumo.movimento (entidade, exercicio, funcao, data, empenho, unidade_orcamentaria);
create index resumo_movimento_programa on resumo.movimento (entidade, exercicio, programa, data, empenho, unidade_orcamentaria);
create index resumo_movimento_projeto on resumo.movimento (entidade, exercicio, projeto, data, empenho, unidade_orcamentaria);
create index resumo_movimento_elemento on resumo.movimento (entidade, exercicio, elemento, data, empenho, unidade_orcamentaria);
create index resumo_movimento_fonte on resumo.movimento (entidade, exercicio, fonte_recurso, data, empenho, unidade_orcamentaria);
create index resumo_movimento_esfera on resumo.movimento (entidade, exercicio, esfera, data, empenho, unidade_orcamentaria);

-- One row for each combination in use: what the filters by level offer, without reading every commitment.
create table resumo.programatica (
  entidade int not null,
  exercicio int not null,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text,
  fonte_recurso text
);
create index resumo_programatica_exercicio on resumo.programatica (entidade, exercicio);

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
  fornecedor int,
  nome_ordem text,
  orgao text,
  processado numeric(18, 2) not null,
  nao_processado numeric(18, 2) not null,
  inscrito numeric(18, 2) not null,
  cancelado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  pago_sem_liquidar numeric(18, 2) not null default 0,
  ultimo_movimento date,
  primary key (entidade, exercicio, exercicio_empenho, unidade_orcamentaria, empenho)
);
comment on column resumo.restos.ultimo_movimento is 'O último dia, até o fim do exercício, em que algo foi cancelado, liquidado ou pago; nulo se em nenhum.';
comment on column resumo.restos.pago_sem_liquidar is 'O que até 31 de dezembro se pagou além do liquidado.';
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
  empenhado numeric(18, 2),
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
