-- The facts of expense: what was authorised, committed, settled, retained and paid, each stored once and dated.
create table funcao (funcao text primary key, descricao text not null);
comment on table funcao is 'Funções de governo (Portaria 42/1999).';

create table subfuncao (subfuncao text primary key, descricao text not null);
comment on table subfuncao is 'Subfunções de governo (Portaria 42/1999).';

create table natureza_despesa (natureza text primary key check (natureza ~ '^[0-9]{1,10}$'), descricao text not null);
comment on table natureza_despesa is 'Naturezas da despesa em todos os níveis, só com dígitos: 3, 33, 3390, 339030, 33903007, 3390300701.';

create table fonte_recurso (
  entidade int not null,
  exercicio int not null,
  fonte_recurso text not null,
  descricao text not null,
  primary key (entidade, exercicio, fonte_recurso),
  foreign key (entidade, exercicio) references exercicio
);
comment on table fonte_recurso is 'Fontes de recursos do exercício.';

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
  funcao text references funcao,
  subfuncao text references subfuncao,
  programa text,
  projeto text,
  natureza text references natureza_despesa,
  fonte_recurso text,
  esfera text not null default 'F' check (esfera in ('F', 'S', 'I')),
  valor_previsto numeric(18, 2) not null,
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
  decreto text,
  primary key (entidade, exercicio, dotacao, sequencia),
  foreign key (entidade, exercicio, dotacao) references dotacao
);
comment on table credito_adicional is 'Créditos que aumentam (positivos) ou reduzem (negativos) uma dotação.';

create table fornecedor (
  entidade int not null references entidade,
  fornecedor int not null,
  nome text not null,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  logradouro text,
  numero text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, fornecedor)
);
comment on table fornecedor is 'Credores: empresas (CNPJ, também alfanumérico) e pessoas (CPF).';
create index fornecedor_nome_trgm on fornecedor using gin (nome_busca gin_trgm_ops);
create index fornecedor_cnpj_cpf on fornecedor (entidade, cnpj_cpf text_pattern_ops);

create table servidor (
  entidade int not null references entidade,
  matricula int not null,
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  cargo text not null,
  lotacao text not null,
  secretaria text,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, matricula)
);
comment on table servidor is 'Servidores citados em diárias, adiantamentos e ajudas de custo.';
create index servidor_nome_trgm on servidor using gin (nome_busca gin_trgm_ops);

create table empenho (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null check (empenho > 0),
  data date not null,
  data_entrega date,
  fornecedor int not null,
  dotacao int,
  natureza text references natureza_despesa,
  especie text not null default 'Ordinário' check (especie in ('Ordinário', 'Global', 'Estimativo')),
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
  historico text not null,
  valor numeric(18, 2) not null check (valor >= 0),
  covid boolean not null default false,
  passagem boolean not null default false,
  compra_direta boolean not null default false,
  suprimento_fundos boolean not null default false,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio, dotacao) references dotacao,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table empenho is 'Empenhos: a reserva do dinheiro para uma despesa.';
comment on column empenho.unidade_orcamentaria is 'Parte da chave: em alguns sistemas o número se repete entre unidades.';

create table empenho_item (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  ordem int not null,
  especificacao text not null,
  quantidade numeric(18, 4) not null,
  unidade text not null,
  valor_unitario numeric(18, 4) not null,
  valor_total numeric(18, 2) not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, ordem),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
comment on table empenho_item is 'O que se compra com cada empenho.';

create table empenho_anulacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  sequencia int not null,
  data date not null,
  valor numeric(18, 2) not null check (valor >= 0),
  motivo text not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, sequencia),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
comment on table empenho_anulacao is 'Anulações, totais ou parciais, de um empenho.';

create table em_liquidacao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
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
  unidade_orcamentaria text not null,
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
  banco text,
  descricao_banco text,
  agencia text,
  conta text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao) references em_liquidacao
);
comment on table liquidacao is 'Liquidações: a conferência de que o bem ou serviço foi entregue.';
comment on column liquidacao.ordem_fonte_recurso is 'Posição na ordem cronológica de pagamento da fonte.';

create table liquidacao_estorno (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
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
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  ordem int not null,
  descricao text not null,
  no_documento text not null,
  data date not null,
  valor numeric(18, 2) not null,
  valor_estornado numeric(18, 2) not null default 0,
  tipo_documento int not null,
  chave_acesso text,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, ordem),
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao) references liquidacao
);
comment on table liquidacao_documento is 'Notas fiscais e outros documentos que provam a liquidação.';
comment on column liquidacao_documento.tipo_documento is '42 é nota fiscal eletrônica.';

create table retencao (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  exercicio_liquidacao int not null,
  no_liquidacao int not null,
  sequencia int not null,
  descricao text not null,
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
  unidade_orcamentaria text not null,
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
  unidade_orcamentaria text not null,
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
  destino text not null,
  meio_transporte text,
  motivo text not null,
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

create table nota_extraorcamentaria (
  entidade int not null,
  exercicio int not null,
  no_extraorcamentario int not null,
  data date not null,
  vencimento date,
  fornecedor int not null,
  fonte_recurso text,
  valor numeric(18, 2) not null,
  historico text not null,
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
  item text not null,
  especificacao text not null,
  quantidade numeric(18, 4) not null,
  unidade text not null,
  valor_unitario numeric(18, 4) not null,
  valor_total numeric(18, 2) not null,
  primary key (entidade, exercicio, no_extraorcamentario, ordem),
  foreign key (entidade, exercicio, no_extraorcamentario) references nota_extraorcamentaria
);
comment on table nota_extraorcamentaria_item is 'Itens de cada nota extraorçamentária.';

create table adiantamento (
  entidade int not null,
  exercicio int not null,
  prestacao_contas int not null,
  unidade_orcamentaria text not null,
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

create table ajuda_custo (
  entidade int not null,
  matricula int not null,
  ano_competencia int not null,
  mes_competencia int not null check (mes_competencia between 1 and 12),
  sequencia int not null,
  evento int not null,
  evento_descricao text not null,
  data_lancamento date not null,
  valor numeric(18, 2) not null,
  primary key (entidade, matricula, ano_competencia, mes_competencia, sequencia),
  foreign key (entidade, matricula) references servidor
);
comment on table ajuda_custo is 'Ajudas de custo pagas em folha.';
