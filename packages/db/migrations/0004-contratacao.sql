-- Contracting: how the city chooses whom it pays, what it signs, and what it does with others.
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
  numero_aditivo text,
  data date,
  data_publicacao date,
  data_termino date,
  valor numeric(18, 2),
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
  data date,
  primary key (entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table adjudicacao is 'Adjudicações: a entrega do objeto de uma licitação a quem a venceu.';
comment on column adjudicacao.exercicio is 'Ano da adjudicação, que pode ser posterior ao da licitação.';
comment on column adjudicacao.exercicio_licitacao is 'Ano da licitação, o ano_licitacao dos empenhos.';
comment on column adjudicacao.licitacao is 'Número da licitação, o no_licitacao dos empenhos.';
create index adjudicacao_licitacao on adjudicacao (entidade, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor);

-- Bids: what was asked, who offered, who won and what was signed. A commitment or a contract may cite a bid that was never published, so none of them refers to it by key.
-- Bids are in order by their opening, or where it is not known by their notice, or else as the last of their year: clients are promised a day.
create table licitacao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null references tipo_licitacao,
  licitacao int not null,
  numero_licitacao int,
  numero_texto text,
  natureza text check (natureza in (
    'Normal', 'Presencial', 'Eletrônico', 'Registro de Preços', 'Credenciamento', 'Cred./Chamamento', 'Carona/Adesão')),
  situacao text check (situacao in (
    'Aguardando Abertura', 'Anulada', 'Descartada', 'Deserta', 'Em Andamento', 'Fracassada', 'Homologada', 'Revogada', 'Suspensa pelo TCE', 'Suspensa')),
  no_processo int,
  ano_processo int,
  protocolo int,
  ano_protocolo int,
  data_publicacao date,
  data_abertura date,
  dia date generated always as (coalesce(data_abertura, data_publicacao, make_date(exercicio, 12, 31))) stored,
  horario_abertura text check (horario_abertura ~ '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$'),
  valor_maximo numeric(18, 2) check (valor_maximo >= 0),
  objeto text,
  observacao text,
  forma_apuracao text check (forma_apuracao in ('Item', 'Lote', 'Global')),
  tipo_participacao text,
  lei_14133 boolean,
  covid boolean,
  numero_pncp text check (numero_pncp ~ '^[0-9A-Z]{14}-1-[0-9]{6}/[0-9]{4}$'),
  sala_online text check (sala_online ~ '^https?://'),
  objeto_palavras tsvector generated always as (palavras(objeto)) stored,
  primary key (entidade, exercicio, tipo_licitacao, licitacao),
  foreign key (entidade, exercicio) references exercicio
);
comment on table licitacao is 'Licitações, dispensas e inexigibilidades; edital e documentos são anexos de origem licitacao e chave ano/modalidade/licitação, por exemplo 2026/6/17.';
comment on column licitacao.exercicio is 'Ano da licitação, o ano_licitacao dos empenhos.';
comment on column licitacao.licitacao is 'Código da licitação, o no_licitacao dos empenhos.';
comment on column licitacao.numero_licitacao is 'Número com que a licitação é conhecida.';
comment on column licitacao.numero_texto is 'O número como foi publicado, onde não é só um número: PE-012/2023.';
comment on column licitacao.natureza is 'Como se disputa, dentro da modalidade.';
comment on column licitacao.situacao is 'Em que pé está a licitação.';
comment on column licitacao.valor_maximo is 'Quanto se estimou gastar.';
comment on column licitacao.objeto is 'O que se quer comprar ou contratar.';
comment on column licitacao.observacao is 'O que mais se diz da licitação.';
comment on column licitacao.lei_14133 is 'Se segue a Lei 14.133/2021; senão, a lei anterior.';
comment on column licitacao.numero_pncp is 'Número de controle no Portal Nacional de Contratações Públicas.';
comment on column licitacao.sala_online is 'Endereço da sala em que a sessão acontece.';
create index licitacao_palavras on licitacao using gin (objeto_palavras);
create index licitacao_abertura on licitacao (entidade, exercicio, dia, tipo_licitacao, licitacao);
create index licitacao_publicacao_em on licitacao (entidade, exercicio, data_publicacao, tipo_licitacao, licitacao);
create index licitacao_numero on licitacao (entidade, exercicio, numero_licitacao, tipo_licitacao, licitacao);
create index licitacao_natureza on licitacao (entidade, exercicio, sem_acento(natureza), tipo_licitacao, licitacao);
create index licitacao_situacao on licitacao (entidade, exercicio, sem_acento(situacao), tipo_licitacao, licitacao);
create index licitacao_situacao_abertura on licitacao (entidade, exercicio, situacao, dia, tipo_licitacao, licitacao);
create index licitacao_valor on licitacao (entidade, exercicio, valor_maximo, tipo_licitacao, licitacao);
create index licitacao_processo on licitacao (entidade, exercicio, (no_processo || coalesce('/' || ano_processo, '')));
create index licitacao_pncp_trgm on licitacao using gin (lower(numero_pncp) gin_trgm_ops) where numero_pncp is not null;
create index licitacao_covid on licitacao (entidade, exercicio, dia, tipo_licitacao, licitacao) where covid;
create index licitacao_adesao on licitacao (entidade, exercicio, dia, tipo_licitacao, licitacao) where natureza = 'Carona/Adesão';

create table licitacao_item (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  lote int not null default 1,
  item int not null,
  especificacao text not null,
  unidade text,
  quantidade numeric(18, 4),
  valor_maximo numeric(18, 4),
  fornecedor int,
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2),
  especificacao_palavras tsvector generated always as (palavras(especificacao)) stored,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, lote, item),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao,
  foreign key (entidade, fornecedor) references fornecedor,
  check (fornecedor is not null or num_nonnulls(valor_unitario, valor_total) = 0)
);
comment on table licitacao_item is 'O que se pediu em cada licitação e, depois de vencido, de quem e a que preço.';
comment on column licitacao_item.lote is 'Número do lote; 1 onde não há lotes.';
comment on column licitacao_item.item is 'Número do item no lote.';
comment on column licitacao_item.unidade is 'Unidade de medida: caixa, litro, hora.';
comment on column licitacao_item.valor_maximo is 'Quanto se aceitava pagar por uma unidade.';
comment on column licitacao_item.fornecedor is 'Quem venceu o item; vazio enquanto ninguém venceu.';
create index licitacao_item_palavras on licitacao_item using gin (entidade, exercicio, especificacao_palavras) where fornecedor is not null;
create index licitacao_item_fornecedor on licitacao_item (entidade, fornecedor) where fornecedor is not null;
-- All that counting and adding up what was won needs.
create index licitacao_item_vencido on licitacao_item (entidade, exercicio, tipo_licitacao, licitacao) include (fornecedor, valor_total) where fornecedor is not null;

create table licitacao_participante (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  fornecedor int not null,
  data_proposta date,
  valor_proposta numeric(18, 2),
  situacao text,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, fornecedor),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table licitacao_participante is 'Quem participou de cada licitação e quanto propôs.';
comment on column licitacao_participante.data_proposta is 'Dia da proposta.';
comment on column licitacao_participante.valor_proposta is 'Quanto propôs cobrar por tudo o que disputou.';
comment on column licitacao_participante.situacao is 'Se foi classificada, desclassificada ou venceu.';
create index licitacao_participante_fornecedor on licitacao_participante (entidade, fornecedor);

create table licitacao_publicacao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  sequencia int not null,
  orgao_publicacao text,
  data_publicacao date,
  tipo_publicacao text,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, sequencia),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao
);
comment on table licitacao_publicacao is 'Onde e quando cada passo da licitação foi publicado.';
comment on column licitacao_publicacao.orgao_publicacao is 'Jornal, diário ou sítio em que saiu.';
comment on column licitacao_publicacao.tipo_publicacao is 'O que foi publicado: aviso, resultado, extrato.';

create table licitacao_recurso (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  sequencia int not null,
  tipo text not null check (tipo in ('Impugnação', 'Recurso', 'Esclarecimento')),
  data date,
  numero_protocolo text,
  data_protocolo date,
  analise text,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, sequencia),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao
);
comment on table licitacao_recurso is 'Impugnações, recursos e pedidos de esclarecimento; seus arquivos são anexos de origem licitacao_recurso e chave ano/modalidade/licitação/sequência.';
comment on column licitacao_recurso.data is 'Dia em que foi apresentado.';
comment on column licitacao_recurso.numero_protocolo is 'Número e ano do protocolo.';
comment on column licitacao_recurso.data_protocolo is 'Dia do protocolo.';
comment on column licitacao_recurso.analise is 'O que se decidiu.';

create table licitacao_cotacao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  fornecedor int not null,
  data date,
  valor numeric(18, 2),
  primary key (entidade, exercicio, tipo_licitacao, licitacao, fornecedor),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table licitacao_cotacao is 'Preços pedidos ao mercado antes da licitação.';
comment on column licitacao_cotacao.data is 'Dia da cotação.';
comment on column licitacao_cotacao.valor is 'Quanto custaria tudo, pelo preço cotado.';

create table licitacao_certidao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  fornecedor int not null,
  sequencia int not null,
  tipo_certidao text not null,
  numero_documento text,
  data_emissao date,
  data_validade date,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, fornecedor, sequencia),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table licitacao_certidao is 'Certidões que cada participante apresentou.';
comment on column licitacao_certidao.tipo_certidao is 'O que a certidão prova.';
comment on column licitacao_certidao.numero_documento is 'Número da certidão.';
comment on column licitacao_certidao.data_emissao is 'Dia em que foi emitida.';
comment on column licitacao_certidao.data_validade is 'Último dia em que vale.';

create table licitacao_ata (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  ata int not null,
  tipo_ata text not null check (tipo_ata in ('A', 'J', 'R')),
  numero_ata text,
  data date,
  exercicio_contrato int,
  contrato int,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, ata),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao
);
comment on table licitacao_ata is 'Atas de cada licitação; seus arquivos são anexos de origem licitacao_ata e chave ano/modalidade/licitação/ata.';
comment on column licitacao_ata.ata is 'Lugar da ata na licitação.';
comment on column licitacao_ata.tipo_ata is 'A abertura, J julgamento, R registro de preços, que vale como contrato.';
comment on column licitacao_ata.numero_ata is 'Número e ano da ata.';
comment on column licitacao_ata.data is 'Dia da ata.';
comment on column licitacao_ata.exercicio_contrato is 'Ano do contrato em que a ata de registro de preços está.';
comment on column licitacao_ata.contrato is 'Código do contrato em que a ata de registro de preços está.';

create table licitacao_parecer (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  sequencia int not null,
  data date,
  responsavel text,
  tipo_parecer text,
  primary key (entidade, exercicio, tipo_licitacao, licitacao, sequencia),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao
);
comment on table licitacao_parecer is 'Pareceres dados em cada licitação.';
comment on column licitacao_parecer.data is 'Dia do parecer.';
comment on column licitacao_parecer.responsavel is 'Quem deu o parecer.';
comment on column licitacao_parecer.tipo_parecer is 'Jurídico, contábil, técnico.';

create table licitacao_midia (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  sequencia int not null,
  descricao text not null,
  endereco text not null check (endereco ~ '^https?://'),
  primary key (entidade, exercicio, tipo_licitacao, licitacao, sequencia),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao
);
comment on table licitacao_midia is 'Gravações das sessões de cada licitação.';
comment on column licitacao_midia.endereco is 'Endereço da gravação.';

create table homologacao (
  entidade int not null,
  exercicio int not null,
  exercicio_licitacao int not null,
  tipo_licitacao int not null references tipo_licitacao,
  licitacao int not null,
  fornecedor int not null,
  data date,
  primary key (entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table homologacao is 'Homologações: a confirmação, pela autoridade, do resultado de uma licitação.';
comment on column homologacao.exercicio is 'Ano da homologação, que pode ser posterior ao da licitação.';
comment on column homologacao.exercicio_licitacao is 'Ano da licitação, o ano_licitacao dos empenhos.';
comment on column homologacao.licitacao is 'Código da licitação, o no_licitacao dos empenhos.';
comment on column homologacao.data is 'Dia da homologação.';
create index homologacao_licitacao on homologacao (entidade, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor);

create table autorizacao (
  entidade int not null,
  exercicio int not null,
  numero_requisicao int not null,
  exercicio_licitacao int,
  tipo_licitacao int references tipo_licitacao,
  licitacao int,
  fornecedor int,
  numero_nad int,
  exercicio_nad int,
  data_nad date,
  exercicio_empenho int,
  unidade_orcamentaria text,
  empenho int,
  valor numeric(18, 2),
  primary key (entidade, exercicio, numero_requisicao),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table autorizacao is 'Autorizações de despesa: as requisições atendidas com o que uma licitação escolheu.';
comment on column autorizacao.exercicio is 'Ano da requisição.';
comment on column autorizacao.numero_requisicao is 'Número da requisição.';
comment on column autorizacao.exercicio_licitacao is 'Ano da licitação.';
comment on column autorizacao.licitacao is 'Código da licitação.';
comment on column autorizacao.numero_nad is 'Número da nota de autorização de despesa.';
comment on column autorizacao.exercicio_nad is 'Ano da nota de autorização de despesa.';
comment on column autorizacao.data_nad is 'Dia da nota de autorização de despesa.';
comment on column autorizacao.unidade_orcamentaria is 'Unidade orçamentária do empenho.';
create index autorizacao_licitacao on autorizacao (entidade, exercicio_licitacao, tipo_licitacao, licitacao);

create table tipo_contrato (
  sigla text primary key,
  descricao text not null
);
comment on table tipo_contrato is 'Tipos de contrato: fornecimento, serviço, obra, locação.';
comment on column tipo_contrato.sigla is 'Sigla do tipo de contrato.';

create table tipo_ato_contrato (
  tipo_ato int primary key,
  descricao text not null
);
comment on table tipo_ato_contrato is 'O que se assina: contrato, ata de registro de preços, termo de credenciamento.';
comment on column tipo_ato_contrato.tipo_ato is 'Código do que se assina; 1 é contrato.';

create table contrato (
  entidade int not null,
  exercicio int not null,
  contrato int not null,
  numero_contrato int,
  numero_texto text,
  tipo_ato int not null default 1 references tipo_ato_contrato,
  tipo_contrato text references tipo_contrato,
  fornecedor int,
  entidade_licitacao int references entidade,
  exercicio_licitacao int,
  tipo_licitacao int references tipo_licitacao,
  licitacao int,
  no_processo int,
  ano_processo int,
  objeto text,
  data_assinatura date,
  data_publicacao date,
  inicio_vigencia date,
  termino_vigencia date,
  valor numeric(18, 2) check (valor >= 0),
  situacao text,
  data_inicio_suspensao date,
  data_fim_suspensao date,
  motivo_suspensao text,
  rateio boolean,
  covid boolean,
  motivo_excesso text,
  numero_pncp text check (numero_pncp ~ '^[0-9A-Z]{14}-2-[0-9]{6}/[0-9]{4}$'),
  objeto_palavras tsvector generated always as (palavras(objeto)) stored,
  primary key (entidade, exercicio, contrato),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table contrato is 'Contratos e atas de registro de preços; seus arquivos são anexos de origem contrato e chave ano/contrato, por exemplo 2026/12.';
comment on column contrato.exercicio is 'Ano do contrato, o ano_contrato dos empenhos.';
comment on column contrato.contrato is 'Código do contrato, o contrato dos empenhos.';
comment on column contrato.numero_contrato is 'Número com que o contrato é conhecido.';
comment on column contrato.numero_texto is 'O número como foi publicado, onde não é só um número: 012-A.';
comment on column contrato.tipo_ato is 'Código do que se assinou, em tipo_ato_contrato.csv.';
comment on column contrato.tipo_contrato is 'Sigla do tipo de contrato, em tipo_contrato.csv.';
comment on column contrato.entidade_licitacao is 'Entidade que fez a licitação; vazia, a mesma do contrato.';
comment on column contrato.exercicio_licitacao is 'Ano da licitação.';
comment on column contrato.licitacao is 'Código da licitação.';
comment on column contrato.objeto is 'O que se contratou.';
comment on column contrato.data_assinatura is 'Dia da assinatura.';
comment on column contrato.inicio_vigencia is 'Primeiro dia em que vale.';
comment on column contrato.termino_vigencia is 'Último dia em que vale, antes dos aditivos.';
comment on column contrato.valor is 'Valor contratado, antes dos aditivos.';
comment on column contrato.situacao is 'Em que pé está o contrato: Vigente, Encerrado, Suspenso.';
comment on column contrato.data_inicio_suspensao is 'Dia em que foi suspenso.';
comment on column contrato.data_fim_suspensao is 'Dia em que a suspensão acaba.';
comment on column contrato.motivo_suspensao is 'Por que foi suspenso.';
comment on column contrato.rateio is 'Se a despesa é dividida entre consorciados.';
comment on column contrato.motivo_excesso is 'Por que se empenhou mais que o valor atualizado, onde se empenhou.';
comment on column contrato.numero_pncp is 'Número de controle no Portal Nacional de Contratações Públicas.';
create index contrato_licitacao on contrato (entidade, exercicio_licitacao, tipo_licitacao, licitacao);
create index contrato_palavras on contrato using gin (objeto_palavras);
create index contrato_fornecedor on contrato (entidade, fornecedor);
create index contrato_numero on contrato (entidade, exercicio, numero_contrato, contrato);
create index contrato_assinatura on contrato (entidade, exercicio, data_assinatura, contrato);
-- With the date they are asked by, so that a period is looked for in the index alone.
create index contrato_inicio on contrato (entidade, exercicio, inicio_vigencia, contrato, data_assinatura);
create index contrato_valor on contrato (entidade, exercicio, valor, contrato);
create index contrato_situacao on contrato (entidade, exercicio, sem_acento(situacao), contrato);
create index contrato_processo on contrato (entidade, exercicio, (no_processo || coalesce('/' || ano_processo, '')));
create index contrato_pncp_trgm on contrato using gin (lower(numero_pncp) gin_trgm_ops) where numero_pncp is not null;
create index contrato_covid on contrato (entidade, exercicio, inicio_vigencia, contrato) where covid;
create index contrato_rateio on contrato (entidade, exercicio, inicio_vigencia, contrato) where rateio;

create table contrato_fiscal (
  entidade int not null,
  exercicio int not null,
  contrato int not null,
  sequencia int not null,
  ocupante text not null,
  cargo text,
  ato_designacao text,
  data_inicio date,
  data_termino date,
  primary key (entidade, exercicio, contrato, sequencia),
  foreign key (entidade, exercicio, contrato) references contrato
);
comment on table contrato_fiscal is 'Quem fiscaliza cada contrato, e desde quando.';
comment on column contrato_fiscal.ocupante is 'Nome de quem fiscaliza.';
comment on column contrato_fiscal.cargo is 'Cargo de quem fiscaliza.';
comment on column contrato_fiscal.ato_designacao is 'Ato que designou, por exemplo Portaria 12/2026.';
comment on column contrato_fiscal.data_inicio is 'Dia em que começou.';
comment on column contrato_fiscal.data_termino is 'Dia em que deixou de fiscalizar; vazio em quem ainda fiscaliza.';

create index contrato_fiscal_ocupante on contrato_fiscal (entidade, sem_acento(ocupante), exercicio, contrato, sequencia);
create index contrato_fiscal_inicio on contrato_fiscal (entidade, data_inicio);

create index empenho_licitacao on empenho (entidade, ano_licitacao, tipo_licitacao, no_licitacao) where no_licitacao is not null;
create index empenho_contrato on empenho (entidade, ano_contrato, contrato) where contrato is not null;

-- Partnerships: agreements received and granted.
create table situacao_convenio (
  entidade int not null references entidade,
  situacao int not null,
  descricao text not null,
  primary key (entidade, situacao)
);
comment on table situacao_convenio is 'Situações em que um convênio pode estar.';
comment on column situacao_convenio.situacao is 'Código da situação na entidade.';

create table convenio (
  entidade int not null references entidade,
  convenio int not null check (convenio > 0),
  numero int not null check (numero > 0),
  ano int not null check (ano between 1900 and 2100),
  tipo text not null check (tipo in ('R', 'C', 'S')),
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'),
  objeto text,
  justificativa text,
  situacao int,
  data_celebracao date,
  data_inicio_vigencia date,
  data_fim_vigencia date,
  parcelas int check (parcelas >= 0),
  valor numeric(18, 2) check (valor >= 0),
  valor_contrapartida numeric(18, 2) check (valor_contrapartida >= 0),
  fonte_recurso text,
  link_gov text,
  primary key (entidade, convenio),
  foreign key (entidade, situacao) references situacao_convenio,
  constraint convenio_sem_repasse check (tipo <> 'S' or coalesce(valor, 0) = 0)
);
comment on table convenio is 'Convênios recebidos, concedidos e sem repasse; seus arquivos são anexos de origem convenio e chave igual ao código do convênio, por exemplo 12.';
comment on column convenio.convenio is 'Código do convênio na entidade.';
comment on column convenio.tipo is 'R recebido: a entidade recebe o dinheiro. C concedido: ela o entrega. S sem repasse: ninguém entrega dinheiro.';
comment on column convenio.nome is 'A outra parte: quem concede o dinheiro, quem o recebe ou com quem se coopera.';
comment on column convenio.objeto is 'O que se convencionou fazer.';
comment on column convenio.justificativa is 'Por que o convênio foi feito.';
comment on column convenio.situacao is 'Código da situação, em situacao_convenio.csv.';
comment on column convenio.data_celebracao is 'Dia da assinatura.';
comment on column convenio.data_inicio_vigencia is 'Primeiro dia da vigência.';
comment on column convenio.data_fim_vigencia is 'Último dia da vigência combinada na assinatura.';
comment on column convenio.parcelas is 'Em quantas parcelas o dinheiro é entregue.';
comment on column convenio.valor is 'Valor combinado na assinatura; vazio onde não há dinheiro.';
comment on column convenio.valor_contrapartida is 'O que cabe a quem recebe pôr de seu.';
comment on column convenio.link_gov is 'Endereço do convênio no portal do governo que o concedeu.';
comment on constraint convenio_sem_repasse on convenio is 'um convênio sem repasse não tem valor';

create table convenio_aditivo (
  entidade int not null,
  convenio int not null,
  ano int not null check (ano between 1900 and 2100),
  numero int not null check (numero > 0),
  data_termo date,
  tipo text,
  descricao text,
  valor numeric(18, 2),
  valor_contrapartida numeric(18, 2),
  data_fim_vigencia date,
  data_publicacao date,
  numero_edicao int,
  ano_edicao int,
  primary key (entidade, convenio, ano, numero),
  foreign key (entidade, convenio) references convenio
);
comment on table convenio_aditivo is 'Termos aditivos dos convênios.';
comment on column convenio_aditivo.convenio is 'Código do convênio na entidade.';
comment on column convenio_aditivo.data_termo is 'Dia da assinatura do aditivo.';
comment on column convenio_aditivo.tipo is 'O que o aditivo muda: prazo, valor ou outra cláusula.';
comment on column convenio_aditivo.descricao is 'O que mudou, em uma frase.';
comment on column convenio_aditivo.valor is 'Quanto o aditivo acrescenta (positivo) ou suprime (negativo).';
comment on column convenio_aditivo.valor_contrapartida is 'Quanto muda a contrapartida.';
comment on column convenio_aditivo.data_fim_vigencia is 'Último dia da vigência depois do aditivo.';

create table convenio_empenho (
  entidade int not null,
  convenio int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, convenio) references convenio,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
create index convenio_empenho_convenio on convenio_empenho (entidade, convenio);
comment on table convenio_empenho is 'Os empenhos que pagam cada convênio concedido.';
comment on column convenio_empenho.convenio is 'Código do convênio na entidade.';
comment on column convenio_empenho.exercicio is 'Ano do empenho.';

create table convenio_receita (
  entidade int not null,
  convenio int not null,
  exercicio int not null,
  lancamento int not null,
  primary key (entidade, exercicio, lancamento),
  foreign key (entidade, convenio) references convenio
);
create index convenio_receita_convenio on convenio_receita (entidade, convenio);
comment on table convenio_receita is 'Os lançamentos da receita que são parcelas de cada convênio recebido; um estorno é do convênio do lançamento que desfaz.';
comment on column convenio_receita.convenio is 'Código do convênio na entidade.';
comment on column convenio_receita.exercicio is 'Ano do lançamento.';
comment on column convenio_receita.lancamento is 'Número do lançamento no ano, em lancamento_receita.csv.';

-- Grants: what civil society receives to do what interests everyone, and how it answers for it.
create table tipo_subvencao (
  entidade int not null references entidade,
  tipo int not null,
  descricao text not null,
  primary key (entidade, tipo)
);
comment on table tipo_subvencao is 'Tipos de parceria: termo de colaboração, termo de fomento, acordo de cooperação.';
comment on column tipo_subvencao.tipo is 'Código do tipo na entidade.';

create table subvencao (
  entidade int not null references entidade,
  ano int not null check (ano between 1900 and 2100),
  subvencao int not null check (subvencao > 0),
  tipo int not null,
  orgao text,
  numero_sit text,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'),
  objeto text,
  data_publicacao date,
  veiculo_publicacao text,
  numero_edicao int,
  data_celebracao date,
  data_inicio date,
  data_vencimento date,
  valor_previsto numeric(18, 2) check (valor_previsto >= 0),
  licitacoes text,
  chave_autenticacao text check (chave_autenticacao ~ '^[0-9A-Z][0-9A-Z.-]{0,29}$'),
  primary key (entidade, ano, subvencao),
  unique (entidade, chave_autenticacao),
  foreign key (entidade, tipo) references tipo_subvencao
);
comment on table subvencao is 'Parcerias com organizações da sociedade civil. Seus arquivos são anexos de origem subvencao, e suas certidões de origem subvencao_certidao, com chave ano/número, por exemplo 2026/12.';
comment on column subvencao.ano is 'Ano da parceria.';
comment on column subvencao.subvencao is 'Número da parceria no ano.';
comment on column subvencao.tipo is 'Código do tipo, em tipo_subvencao.csv.';
comment on column subvencao.orgao is 'Nome do órgão que firmou a parceria.';
comment on column subvencao.numero_sit is 'Número no sistema de transferências do tribunal de contas.';
comment on column subvencao.nome is 'A organização que recebe.';
comment on column subvencao.objeto is 'O que a organização se obriga a fazer.';
comment on column subvencao.veiculo_publicacao is 'Onde o extrato foi publicado.';
comment on column subvencao.data_celebracao is 'Dia da assinatura.';
comment on column subvencao.data_inicio is 'Primeiro dia da vigência.';
comment on column subvencao.data_vencimento is 'Último dia da vigência combinada na assinatura.';
comment on column subvencao.valor_previsto is 'Valor combinado na assinatura.';
comment on column subvencao.licitacoes is 'O chamamento público, a dispensa ou a inexigibilidade que escolheu a organização.';
comment on column subvencao.chave_autenticacao is 'Código impresso no termo, por que qualquer um confere se ele é autêntico: letras maiúsculas, números, pontos e traços.';

create table subvencao_aditivo (
  entidade int not null,
  ano int not null,
  subvencao int not null,
  ano_aditivo int not null check (ano_aditivo between 1900 and 2100),
  numero_aditivo int not null check (numero_aditivo > 0),
  tipo text,
  descricao text,
  data_termo date,
  data_fim_vigencia date,
  data_publicacao date,
  numero_edicao int,
  ano_edicao int,
  valor numeric(18, 2),
  valor_contrapartida numeric(18, 2),
  primary key (entidade, ano, subvencao, ano_aditivo, numero_aditivo),
  foreign key (entidade, ano, subvencao) references subvencao
);
comment on table subvencao_aditivo is 'Termos aditivos das parcerias; seus arquivos são anexos de origem subvencao_aditivo e chave ano/número/ano do aditivo/número do aditivo, por exemplo 2026/12/2026/1.';
comment on column subvencao_aditivo.ano is 'Ano da parceria.';
comment on column subvencao_aditivo.subvencao is 'Número da parceria no ano.';
comment on column subvencao_aditivo.ano_aditivo is 'Ano do aditivo.';
comment on column subvencao_aditivo.tipo is 'O que o aditivo muda: prazo, valor ou outra cláusula.';
comment on column subvencao_aditivo.descricao is 'O que mudou; vazia, OUTROS.';
comment on column subvencao_aditivo.data_termo is 'Dia da assinatura do aditivo.';
comment on column subvencao_aditivo.data_fim_vigencia is 'Último dia da vigência depois do aditivo.';
comment on column subvencao_aditivo.valor is 'Quanto o aditivo acrescenta (positivo) ou suprime (negativo).';
comment on column subvencao_aditivo.valor_contrapartida is 'Quanto muda a contrapartida.';

create table subvencao_empenho (
  entidade int not null,
  ano int not null,
  subvencao int not null,
  exercicio int not null,
  unidade_orcamentaria text not null default '0',
  empenho int not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho),
  foreign key (entidade, ano, subvencao) references subvencao,
  foreign key (entidade, exercicio, unidade_orcamentaria, empenho) references empenho
);
create index subvencao_empenho_subvencao on subvencao_empenho (entidade, ano, subvencao);
comment on table subvencao_empenho is 'Os empenhos que pagam cada parceria: o que deles se pagou é o que se liberou.';
comment on column subvencao_empenho.ano is 'Ano da parceria.';
comment on column subvencao_empenho.subvencao is 'Número da parceria no ano.';
comment on column subvencao_empenho.exercicio is 'Ano do empenho.';

create table subvencao_prestacao (
  entidade int not null,
  ano int not null,
  subvencao int not null,
  sequencia int not null check (sequencia > 0),
  tipo text,
  periodo text,
  data_prevista date,
  data_prazo date,
  data date,
  exercicio_empenho int,
  unidade_orcamentaria text,
  empenho int,
  no_liquidacao int,
  valor_documentos numeric(18, 2),
  valor_restituido numeric(18, 2),
  matricula int,
  exercicio_prestacao int,
  prestacao_contas int,
  primary key (entidade, ano, subvencao, sequencia),
  foreign key (entidade, ano, subvencao) references subvencao
);
comment on table subvencao_prestacao is 'Prestações de contas das parcerias; seus arquivos são anexos de origem subvencao_prestacao e chave ano/número/sequência, por exemplo 2026/12/1. As que são de um adiantamento a servidor dizem qual é.';
comment on column subvencao_prestacao.ano is 'Ano da parceria.';
comment on column subvencao_prestacao.subvencao is 'Número da parceria no ano.';
comment on column subvencao_prestacao.tipo is 'Parcial, final ou de acompanhamento.';
comment on column subvencao_prestacao.periodo is 'De quando são as contas.';
comment on column subvencao_prestacao.data_prevista is 'Dia em que se esperam as contas.';
comment on column subvencao_prestacao.data_prazo is 'Último dia para prestá-las.';
comment on column subvencao_prestacao.data is 'Dia em que foram prestadas; vazio enquanto não o foram.';
comment on column subvencao_prestacao.matricula is 'Servidor que recebeu um adiantamento por causa da parceria.';
comment on column subvencao_prestacao.exercicio_prestacao is 'Ano da prestação de contas do adiantamento, em adiantamento.csv.';
comment on column subvencao_prestacao.prestacao_contas is 'Número da prestação de contas do adiantamento, em adiantamento.csv.';

create table subvencao_remuneracao (
  entidade int not null,
  ano int not null,
  subvencao int not null,
  sequencia int not null check (sequencia > 0),
  funcao text not null,
  carga_horaria numeric(5, 1),
  remuneracao numeric(18, 2),
  periodo text,
  valor_total numeric(18, 2),
  primary key (entidade, ano, subvencao, sequencia),
  foreign key (entidade, ano, subvencao) references subvencao
);
comment on table subvencao_remuneracao is 'A equipe que cada parceria paga: funções e quanto recebe cada uma (Lei 13.019/2014, art. 11).';
comment on column subvencao_remuneracao.ano is 'Ano da parceria.';
comment on column subvencao_remuneracao.subvencao is 'Número da parceria no ano.';
comment on column subvencao_remuneracao.funcao is 'O que a pessoa faz.';
comment on column subvencao_remuneracao.carga_horaria is 'Horas por semana.';
comment on column subvencao_remuneracao.remuneracao is 'Quanto se paga por mês.';
comment on column subvencao_remuneracao.periodo is 'De quando a quando se paga.';
comment on column subvencao_remuneracao.valor_total is 'Quanto se paga no período todo.';

-- Public works: what is built, how far it got, and why it stopped.
create table situacao_obra (
  entidade int not null references entidade,
  situacao int not null,
  descricao text not null,
  primary key (entidade, situacao)
);
comment on table situacao_obra is 'Situações em que uma obra pode estar.';
comment on column situacao_obra.situacao is 'Código da situação na entidade.';

create table obra (
  entidade int not null references entidade,
  ano int not null check (ano between 1900 and 2100),
  ordem_servico int not null check (ordem_servico > 0),
  bem text,
  bem_busca text generated always as (sem_acento(bem)) stored,
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  objeto text,
  empresa text,
  empresa_busca text generated always as (sem_acento(empresa)) stored,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'),
  data date,
  data_prevista date,
  data_conclusao date,
  valor numeric(18, 2) check (valor >= 0),
  situacao int,
  ano_contrato int,
  contrato int,
  valor_contrato numeric(18, 2) check (valor_contrato >= 0),
  primary key (entidade, ano, ordem_servico),
  foreign key (entidade, situacao) references situacao_obra
);
comment on table obra is 'Obras públicas, pela ordem de serviço que as iniciou; seus arquivos são anexos de origem obra e chave ano/ordem de serviço, por exemplo 2026/12.';
comment on column obra.ano is 'Ano da ordem de serviço.';
comment on column obra.ordem_servico is 'Número da ordem de serviço no ano.';
comment on column obra.bem is 'O que se constrói ou reforma: a escola, a rua, a ponte.';
comment on column obra.descricao is 'O que se faz nele: a intervenção.';
comment on column obra.objeto is 'O que se contratou.';
comment on column obra.empresa is 'Quem executa.';
comment on column obra.data is 'Dia em que a obra começou.';
comment on column obra.data_prevista is 'Dia em que se espera terminá-la.';
comment on column obra.data_conclusao is 'Dia em que terminou; vazio enquanto não.';
comment on column obra.valor is 'Quanto custa a intervenção.';
comment on column obra.situacao is 'Código da situação, em situacao_obra.csv.';
comment on column obra.valor_contrato is 'Valor do contrato; com ano_contrato e contrato, de qual.';

create table obra_medicao (
  entidade int not null,
  ano int not null,
  ordem_servico int not null,
  sequencia int not null check (sequencia > 0),
  aditivo text,
  data date not null,
  tipo_acompanhamento text,
  percentual numeric(5, 2) check (percentual between 0 and 100),
  arquivo bigint references arquivo,
  primary key (entidade, ano, ordem_servico, sequencia),
  foreign key (entidade, ano, ordem_servico) references obra
);
comment on table obra_medicao is 'Medições: quanto da obra foi feito de uma vez a outra. Suas fotografias são anexos de origem obra_medicao e chave ano/ordem de serviço/sequência, por exemplo 2026/12/3.';
comment on column obra_medicao.ano is 'Ano da ordem de serviço.';
comment on column obra_medicao.ordem_servico is 'Número da ordem de serviço no ano.';
comment on column obra_medicao.aditivo is 'O contrato ou o aditivo que se mediu.';
comment on column obra_medicao.data is 'Dia da medição.';
comment on column obra_medicao.tipo_acompanhamento is 'Medição, vistoria ou recebimento.';
comment on column obra_medicao.percentual is 'Quanto da obra foi feito desde a medição anterior, em por cento; todas somam no máximo 100.';
comment on column obra_medicao.arquivo is 'O laudo da medição, em arquivo.csv.';

create table obra_planilha (
  entidade int not null,
  ano int not null,
  ordem_servico int not null,
  sequencia int not null check (sequencia > 0),
  responsavel text,
  valor_total numeric(18, 2),
  data_base date,
  tipo text,
  arquivo bigint references arquivo,
  primary key (entidade, ano, ordem_servico, sequencia),
  foreign key (entidade, ano, ordem_servico) references obra
);
comment on table obra_planilha is 'Planilhas de custos das obras.';
comment on column obra_planilha.ano is 'Ano da ordem de serviço.';
comment on column obra_planilha.ordem_servico is 'Número da ordem de serviço no ano.';
comment on column obra_planilha.responsavel is 'Nome de quem assina a planilha.';
comment on column obra_planilha.valor_total is 'Quanto somam os custos.';
comment on column obra_planilha.data_base is 'De quando são os preços.';
comment on column obra_planilha.tipo is 'Orçamento básico, contratada ou readequada.';

create table obra_servico (
  entidade int not null,
  ano int not null,
  ordem_servico int not null,
  sequencia int not null check (sequencia > 0),
  descricao text not null,
  unidade text,
  quantidade numeric(14, 4),
  quantidade_executada numeric(14, 4),
  valor_unitario numeric(18, 4),
  primary key (entidade, ano, ordem_servico, sequencia),
  foreign key (entidade, ano, ordem_servico) references obra
);
comment on table obra_servico is 'Serviços de cada obra: quanto se contratou, quanto já se fez e a que preço.';
comment on column obra_servico.ano is 'Ano da ordem de serviço.';
comment on column obra_servico.ordem_servico is 'Número da ordem de serviço no ano.';
comment on column obra_servico.descricao is 'O serviço.';
comment on column obra_servico.unidade is 'Unidade em que se mede: m², m³, un.';
comment on column obra_servico.quantidade is 'Quanto se contratou.';
comment on column obra_servico.quantidade_executada is 'Quanto já se fez.';

create table obra_paralisacao (
  entidade int not null,
  ano int not null,
  ordem_servico int not null,
  sequencia int not null check (sequencia > 0),
  data_inicio date not null,
  data_fim date,
  data_prevista date,
  motivo text,
  responsavel text,
  primary key (entidade, ano, ordem_servico, sequencia),
  foreign key (entidade, ano, ordem_servico) references obra,
  constraint obra_paralisacao_fim check (data_fim >= data_inicio)
);
comment on table obra_paralisacao is 'Vezes em que cada obra parou, e por quê (Lei 14.133/2021, art. 115).';
comment on column obra_paralisacao.ano is 'Ano da ordem de serviço.';
comment on column obra_paralisacao.ordem_servico is 'Número da ordem de serviço no ano.';
comment on column obra_paralisacao.data_inicio is 'Dia em que parou.';
comment on column obra_paralisacao.data_fim is 'Dia em que recomeçou; vazio enquanto está parada.';
comment on column obra_paralisacao.data_prevista is 'Dia em que se espera recomeçar.';
comment on column obra_paralisacao.responsavel is 'Quem responde pela paralisação.';
comment on constraint obra_paralisacao_fim on obra_paralisacao is 'a obra recomeça depois de parar';
