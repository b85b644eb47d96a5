-- The facts of expense: what was authorised, committed, settled, retained and paid, each stored once and dated.
create table funcao (
  entidade int not null references entidade,
  funcao text not null,
  descricao text not null,
  primary key (entidade, funcao)
);
comment on table funcao is 'Nomes de funções que a entidade acrescenta ou muda; as da Portaria 42/1999 já vêm com o portal.';

create table subfuncao (
  entidade int not null references entidade,
  subfuncao text not null,
  descricao text not null,
  primary key (entidade, subfuncao)
);
comment on table subfuncao is 'Nomes de subfunções que a entidade acrescenta ou muda; as da Portaria 42/1999 já vêm com o portal.';

create table natureza_despesa (
  entidade int not null references entidade,
  natureza text not null check (natureza ~ '^[0-9]{1,14}$'),
  descricao text not null,
  primary key (entidade, natureza)
);
comment on table natureza_despesa is 'Nomes de naturezas que a entidade acrescenta ou muda, em qualquer nível (33903007, 3390300701…); até o elemento, as da Portaria 163/2001 já vêm com o portal.';

create table fonte_recurso (
  entidade int not null,
  exercicio int not null,
  fonte_recurso text not null,
  descricao text not null,
  covid boolean not null default false,
  primary key (entidade, exercicio, fonte_recurso),
  foreign key (entidade, exercicio) references exercicio
);
comment on table fonte_recurso is 'Fontes de recursos do exercício.';
comment on column fonte_recurso.covid is 'Recursos recebidos por causa da pandemia de COVID-19.';

create table orgao (
  entidade int not null,
  exercicio int not null,
  orgao text not null,
  descricao text not null,
  primary key (entidade, exercicio, orgao),
  foreign key (entidade, exercicio) references exercicio
);
comment on table orgao is 'Órgãos do orçamento.';

create table unidade (
  entidade int not null,
  exercicio int not null,
  unidade text not null,
  orgao text not null,
  descricao text not null,
  primary key (entidade, exercicio, unidade),
  foreign key (entidade, exercicio, orgao) references orgao
);
comment on table unidade is 'Unidades orçamentárias; o código traz o do órgão na frente.';
comment on column unidade.unidade is 'Código da unidade, com o do órgão na frente.';

create table programa (
  entidade int not null,
  exercicio int not null,
  programa text not null,
  descricao text not null,
  primary key (entidade, exercicio, programa),
  foreign key (entidade, exercicio) references exercicio
);
comment on table programa is 'Programas de governo.';

create table projeto (
  entidade int not null,
  exercicio int not null,
  projeto text not null,
  descricao text not null,
  primary key (entidade, exercicio, projeto),
  foreign key (entidade, exercicio) references exercicio
);
comment on table projeto is 'Projetos (1), atividades (2) e operações especiais (3, 9 e 0), pelo primeiro dígito.';

create table dotacao (
  entidade int not null,
  exercicio int not null,
  dotacao int not null,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text check (natureza ~ '^[0-9]{1,14}$'),
  fonte_recurso text,
  esfera text not null default 'F' check (esfera in ('F', 'S', 'I')),
  valor_previsto numeric(18, 2),
  primary key (entidade, exercicio, dotacao),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio, orgao) references orgao,
  foreign key (entidade, exercicio, unidade) references unidade,
  foreign key (entidade, exercicio, programa) references programa,
  foreign key (entidade, exercicio, projeto) references projeto,
  foreign key (entidade, exercicio, fonte_recurso) references fonte_recurso
);
comment on table dotacao is 'Linhas do orçamento; um nível ausente fica vazio.';
comment on column dotacao.esfera is 'F fiscal, S seguridade, I investimentos.';

create table credito_adicional (
  entidade int not null,
  exercicio int not null,
  dotacao int not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null,
  tipo text not null check (tipo in ('Suplementar', 'Especial', 'Extraordinário', 'Reduzida')),
  id_decreto int,
  decreto text check (decreto ~ '^[1-9][0-9]*/[0-9]{4}$'),
  primary key (entidade, exercicio, dotacao, sequencia),
  foreign key (entidade, exercicio, dotacao) references dotacao
);
comment on table credito_adicional is 'Créditos que aumentam (positivos) ou reduzem (negativos) uma dotação.';
comment on column credito_adicional.id_decreto is 'Código do decreto no sistema de origem.';
comment on column credito_adicional.decreto is 'Número e ano do decreto, por exemplo 731/2026.';

create table fornecedor (
  entidade int not null references entidade,
  fornecedor int not null,
  nome text not null,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'),
  logradouro text,
  numero text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  nome_fantasia text,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, fornecedor)
);
comment on table fornecedor is 'Credores: empresas (CNPJ, também alfanumérico) e pessoas (CPF).';
comment on column fornecedor.nome_fantasia is 'Nome pelo qual a empresa é conhecida.';
create index fornecedor_nome_trgm on fornecedor using gin (nome_busca gin_trgm_ops);
create index fornecedor_cnpj_cpf on fornecedor (entidade, cnpj_cpf text_pattern_ops);
create index fornecedor_cpf_visivel on fornecedor (entidade, substr(cnpj_cpf, 4, 6)) where length(cnpj_cpf) = 11;

create table empenho (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null check (empenho > 0),
  data date,
  data_entrega date,
  fornecedor int not null,
  dotacao int,
  natureza text check (natureza ~ '^[0-9]{1,14}$'),
  especie text check (especie in ('Ordinário', 'Global', 'Estimativo')),
  modalidade text,
  no_licitacao int,
  ano_licitacao int,
  no_processo int,
  ano_processo int,
  contrato int,
  ano_contrato int,
  objeto_contrato text,
  codigo_aplicacao text,
  descricao_aplicacao text,
  historico text,
  historico_palavras tsvector generated always as (palavras(historico)) stored,
  valor numeric(18, 2) check (valor >= 0),
  total_anulado numeric(18, 2) check (total_anulado >= 0),
  total_liquidado numeric(18, 2) check (total_liquidado >= 0),
  total_pago numeric(18, 2) check (total_pago >= 0),
  data_totais date,
  covid boolean not null default false,
  passagem boolean not null default false,
  compra_direta boolean not null default false,
  suprimento_fundos boolean not null default false,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio, dotacao) references dotacao,
  foreign key (entidade, fornecedor) references fornecedor,
  check (num_nonnulls(total_anulado, total_liquidado, total_pago) = 0 or data_totais is not null)
);
comment on table empenho is 'Empenhos: a reserva do dinheiro para uma despesa.';
comment on column empenho.unidade_orcamentaria is 'Parte da chave: em alguns sistemas o número se repete entre unidades. Vazia, 0: a origem não diz.';
comment on column empenho.data is 'Dia do empenho; vazio onde a origem não diz, e então conta no último dia do ano.';
comment on column empenho.valor is 'Valor do empenho; vazio no que só se conhece por número, ano e fornecedor, e então vale o que dele se liquidou, pagou e anulou.';
comment on column empenho.natureza is 'Natureza do empenho, quando vai além da que a dotação diz: só dígitos, até 14.';
comment on column empenho.total_anulado is 'Para origens sem documentos: quanto do empenho foi anulado até data_totais. Onde há linhas em empenho_anulacao, são elas que contam.';
comment on column empenho.total_liquidado is 'Para origens sem documentos: quanto foi liquidado até data_totais. Onde há linhas em liquidacao, são elas que contam.';
comment on column empenho.total_pago is 'Para origens sem documentos: quanto foi pago até data_totais, com o que foi retido. Onde há linhas em pagamento, são elas que contam.';
comment on column empenho.data_totais is 'De que dia são os totais; obrigatório com eles. Contam no ano do empenho.';
-- The portal's search reads what a commitment was for, word by word and without accents.
create index empenho_sem_valor on empenho (entidade, exercicio) where valor is null;
create index empenho_totais on empenho (entidade, exercicio, unidade_orcamentaria, empenho) where data_totais is not null;
create index empenho_historico_palavras on empenho using gin (historico_palavras);

create table empenho_item (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  ordem int not null,
  especificacao text not null,
  quantidade numeric(18, 4),
  unidade text,
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2) not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, ordem),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
comment on table empenho_item is 'O que se compra com cada empenho.';
comment on column empenho_item.unidade is 'Unidade de medida: caixa, litro, hora.';

create table empenho_anulacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  motivo text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, sequencia),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
comment on table empenho_anulacao is 'Anulações, totais ou parciais, de um empenho.';

create table em_liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_em_liquidacao int not null,
  no_em_liquidacao int not null,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  valor_estornado numeric(18, 2) not null default 0,
  data_estorno date,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho,
  check (valor_estornado = 0 or data_estorno is not null)
);
comment on table em_liquidacao is 'Entregas já recebidas e ainda em conferência.';

create table liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  exercicio_em_liquidacao int,
  no_em_liquidacao int,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  data_vencimento date,
  no_ordem int,
  ordem_fonte_recurso int,
  motivo_fora_da_ordem text,
  banco text,
  descricao_banco text,
  agencia text,
  conta text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao) references em_liquidacao
);
comment on table liquidacao is 'Liquidações: a conferência de que o bem ou serviço foi entregue.';
comment on column liquidacao.exercicio is 'Ano do empenho.';
comment on column liquidacao.ordem_fonte_recurso is 'Posição na ordem cronológica de pagamento da fonte.';
comment on column liquidacao.motivo_fora_da_ordem is 'Por que foi paga antes de outras da mesma fonte e categoria (Lei nº 14.133/2021, art. 141, § 1º); vazio quando seguiu a ordem.';

create table liquidacao_estorno (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  motivo text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sequencia),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao
);
comment on table liquidacao_estorno is 'Estornos de liquidação.';

create table liquidacao_documento (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  ordem int not null,
  descricao text,
  no_documento text not null,
  data date,
  valor numeric(18, 2),
  valor_estornado numeric(18, 2) not null default 0,
  tipo_documento int,
  chave_acesso text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, ordem),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao
);
comment on table liquidacao_documento is 'Notas fiscais e outros documentos que provam a liquidação.';
comment on column liquidacao_documento.tipo_documento is '42 é nota fiscal eletrônica.';

create table retencao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  sequencia int not null,
  descricao text,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  valor_estornado numeric(18, 2) not null default 0,
  data_estorno date,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sequencia),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao,
  check (valor_estornado = 0 or data_estorno is not null)
);
comment on table retencao is 'Tributos e descontos retidos do fornecedor na liquidação.';

create table pagamento (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  exercicio_pagamento int not null,
  no_pagamento int not null,
  exercicio_liquidacao int,
  no_liquidacao int,
  data date not null,
  valor numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null default 0,
  banco text,
  agencia text,
  conta text,
  tipo_documento text,
  nro_documento text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao
);
comment on table pagamento is 'Pagamentos; um valor negativo é um estorno. Valor é o líquido, sem o retido.';
comment on column pagamento.exercicio is 'Ano do empenho.';
comment on column pagamento.valor is 'O que o credor recebeu, já sem o retido; negativo no estorno.';
comment on column pagamento.tipo_documento is 'Meio de pagamento: ordem bancária, cheque, Pix.';

create table tipo_objetivo_diaria (
  entidade int not null references entidade,
  tipo_objetivo int not null,
  descricao text not null,
  primary key (entidade, tipo_objetivo)
);
comment on table tipo_objetivo_diaria is 'Motivos pelos quais se viaja.';

create table diaria (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  no_liquidacao int not null,
  entidade_empenho int not null,
  exercicio_empenho int not null,
  matricula int,
  nome text not null,
  cargo text,
  secretaria text,
  lotacao text,
  data_saida date not null,
  hora_saida text,
  data_retorno date,
  destino text,
  meio_transporte text,
  motivo text,
  tipo_objetivo int,
  no_processo int,
  ano_processo int,
  no_ato text,
  data_ato date,
  quantidade numeric(10, 2),
  valor_unitario numeric(18, 2),
  valor numeric(18, 2) not null,
  valor_anulado numeric(18, 2) not null default 0,
  quantidade_anulada numeric(10, 2) not null default 0,
  valor_hospedagem numeric(18, 2) not null default 0,
  valor_evento numeric(18, 2) not null default 0,
  valor_passagem numeric(18, 2) not null default 0,
  situacao_cancelamento text,
  nome_busca text generated always as (sem_acento(nome)) stored,
  destino_busca text generated always as (sem_acento(destino)) stored,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, no_liquidacao),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade_empenho, exercicio_empenho, unidade_orcamentaria, empenho) references empenho,
  foreign key (entidade, matricula) references servidor,
  foreign key (entidade, tipo_objetivo) references tipo_objetivo_diaria
);
comment on table diaria is 'Diárias pagas a quem viaja a serviço.';
create index diaria_nome on diaria (entidade, exercicio, nome_busca, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_nome_trgm on diaria using gin (nome_busca gin_trgm_ops);
create index diaria_destino on diaria (entidade, exercicio, destino_busca, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_destino_trgm on diaria using gin (destino_busca gin_trgm_ops);
create index diaria_saida on diaria (entidade, exercicio, data_saida, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_valor on diaria (entidade, exercicio, valor, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_objetivo on diaria (entidade, exercicio, tipo_objetivo, data_saida);

create table nota_extraorcamentaria (
  entidade int not null,
  exercicio int not null,
  no_extraorcamentario int not null,
  data date not null,
  vencimento date,
  fornecedor int not null,
  fonte_recurso text,
  valor numeric(18, 2) not null,
  historico text,
  complemento text,
  primary key (entidade, exercicio, no_extraorcamentario),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor,
  foreign key (entidade, exercicio, fonte_recurso) references fonte_recurso
);
comment on table nota_extraorcamentaria is 'Pagamentos de dinheiro de terceiros (consignações, cauções, retenções repassadas).';

create table nota_extraorcamentaria_item (
  entidade int not null,
  exercicio int not null,
  no_extraorcamentario int not null,
  ordem int not null,
  item text,
  especificacao text not null,
  quantidade numeric(18, 4),
  unidade text,
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2) not null,
  primary key (entidade, exercicio, no_extraorcamentario, ordem),
  foreign key (entidade, exercicio, no_extraorcamentario) references nota_extraorcamentaria
);
comment on table nota_extraorcamentaria_item is 'Itens de cada nota extraorçamentária.';
comment on column nota_extraorcamentaria_item.unidade is 'Unidade de medida.';
comment on column nota_extraorcamentaria_item.item is 'Código ou nome curto do item.';

create table adiantamento (
  entidade int not null,
  exercicio int not null,
  prestacao_contas int not null,
  unidade_orcamentaria text not null default '0',
  exercicio_empenho int not null,
  empenho int not null,
  exercicio_liquidacao int,
  no_liquidacao int,
  matricula int not null,
  data_prestacao date,
  valor_documentos numeric(18, 2) not null default 0,
  valor_restituido numeric(18, 2) not null default 0,
  valor_excedido numeric(18, 2) not null default 0,
  empenho_excedido int,
  exercicio_empenho_excedido int,
  primary key (entidade, exercicio, prestacao_contas),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio_empenho, unidade_orcamentaria, empenho) references empenho,
  foreign key (entidade, exercicio_empenho, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao,
  foreign key (entidade, matricula) references servidor
);
comment on table adiantamento is 'Prestações de contas de adiantamentos e reembolsos a servidores.';
create index adiantamento_empenho on adiantamento (entidade, exercicio_empenho, unidade_orcamentaria, empenho);

create table ajuda_custo (
  entidade int not null,
  matricula int not null,
  ano_competencia int not null,
  mes_competencia int not null check (mes_competencia between 1 and 12),
  sequencia int not null,
  evento int,
  evento_descricao text,
  data_lancamento date,
  valor numeric(18, 2) not null,
  primary key (entidade, matricula, ano_competencia, mes_competencia, sequencia),
  foreign key (entidade, matricula) references servidor
);
comment on table ajuda_custo is 'Ajudas de custo pagas em folha.';
create index ajuda_custo_competencia on ajuda_custo (entidade, ano_competencia, matricula, mes_competencia, sequencia);

-- What lists read: one narrow row per commitment, supplier and note, with the columns they filter and sort by.
-- A load rebuilds the rows of its entity and year in its own transaction, so readers never see half of one.
create table resumo.empenho (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
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
  covid boolean not null,
  passagem boolean not null,
  compra_direta boolean not null,
  valor_empenhado numeric(18, 2) not null,
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
  empenhado numeric(18, 2) not null,
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
  fornecedor int not null,
  nome_ordem text not null,
  primary key (entidade, exercicio, no_extraorcamentario)
);
create index resumo_nota_data on resumo.nota_extraorcamentaria (entidade, exercicio, data, no_extraorcamentario);
create index resumo_nota_valor on resumo.nota_extraorcamentaria (entidade, exercicio, valor, no_extraorcamentario);
create index resumo_nota_nome on resumo.nota_extraorcamentaria (entidade, exercicio, nome_ordem, no_extraorcamentario);
create index resumo_nota_fornecedor on resumo.nota_extraorcamentaria (entidade, exercicio, fornecedor, data, no_extraorcamentario);

-- The execution of the budget by appropriation and element: whole, for the year, and day by day, so that any period is a short sum.
-- Committed is net of annulments and paid includes what was retained, as in the summary of commitments.
create table resumo.despesa_diaria (
  entidade int not null,
  exercicio int not null,
  data date not null,
  dotacao int,
  elemento text,
  movimentos int not null,
  valor_empenhado numeric(18, 2) not null,
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null
);
comment on column resumo.despesa_diaria.movimentos is 'Quantas linhas de resumo.movimento estão somadas aqui.';
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
  categoria int not null,
  fora_da_ordem boolean not null,
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
  fornecedor int not null,
  nome_ordem text not null,
  covid boolean not null,
  suprimento_fundos boolean not null,
  valor numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null generated always as (valor + valor_retido) stored,
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
  fornecedor int not null,
  nome_ordem text not null,
  valor numeric(18, 2) not null,
  valor_estornado numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  saldo numeric(18, 2) not null generated always as (valor - valor_estornado - valor_liquidado) stored,
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
  empenhado numeric(18, 2) not null,
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
  fornecedor int not null,
  nome_ordem text not null,
  item_busca text not null,
  quantidade numeric(18, 4),
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2) not null,
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
  passagem boolean not null default false,
  valor_empenhado numeric(18, 2) not null,
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
  matricula int not null,
  nome_busca text not null,
  cargo_ordem text,
  lotacao_ordem text,
  data_prestacao date,
  data_empenho date not null,
  valor_empenho numeric(18, 2) not null,
  valor_documentos numeric(18, 2) not null,
  valor_restituido numeric(18, 2) not null,
  valor_excedido numeric(18, 2) not null,
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
  nome_busca text not null,
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
  valor_empenhado numeric(18, 2) not null,
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
  fornecedor int not null,
  nome_ordem text not null,
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
