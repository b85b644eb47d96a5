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
  covid boolean,
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
  orgao text,
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
  esfera text check (esfera in ('F', 'S', 'I')),
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
  tipo text check (tipo in ('Suplementar', 'Especial', 'Extraordinário', 'Reduzida')),
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
  fornecedor int,
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
  covid boolean,
  passagem boolean,
  compra_direta boolean,
  suprimento_fundos boolean,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio, dotacao) references dotacao,
  foreign key (entidade, fornecedor) references fornecedor,
  check (num_nonnulls(total_anulado, total_liquidado, total_pago) = 0 or data_totais is not null)
);
comment on table empenho is 'Empenhos: a reserva do dinheiro para uma despesa.';
comment on column empenho.unidade_orcamentaria is 'Parte da chave: em alguns sistemas o número se repete entre unidades. Vazia, 0: a origem não diz.';
comment on column empenho.fornecedor is 'Código do credor; vazio onde a origem não diz a quem se deve.';
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
  valor_total numeric(18, 2),
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
  valor_estornado numeric(18, 2),
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
  no_documento text,
  data date,
  valor numeric(18, 2),
  valor_estornado numeric(18, 2),
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
  valor_estornado numeric(18, 2),
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
  valor_retido numeric(18, 2),
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
  data_saida date,
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
  valor numeric(18, 2),
  valor_anulado numeric(18, 2),
  quantidade_anulada numeric(10, 2),
  valor_hospedagem numeric(18, 2),
  valor_evento numeric(18, 2),
  valor_passagem numeric(18, 2),
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
  fornecedor int,
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
  valor_total numeric(18, 2),
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
  matricula int,
  data_prestacao date,
  valor_documentos numeric(18, 2),
  valor_restituido numeric(18, 2),
  valor_excedido numeric(18, 2),
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
