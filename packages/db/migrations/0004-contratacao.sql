-- The first facts of contracting: addenda and awards.
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
  data date,
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
alter table fornecedor add column nome_fantasia text;
comment on column fornecedor.nome_fantasia is 'Nome pelo qual a empresa é conhecida.';

create table licitacao (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null references tipo_licitacao,
  licitacao int not null,
  numero_licitacao int not null,
  natureza text not null default 'Normal' check (natureza in (
    'Normal', 'Presencial', 'Eletrônico', 'Registro de Preços', 'Credenciamento', 'Cred./Chamamento', 'Carona/Adesão')),
  situacao text not null check (situacao in (
    'Aguardando Abertura', 'Anulada', 'Descartada', 'Deserta', 'Em Andamento', 'Fracassada', 'Homologada', 'Revogada', 'Suspensa pelo TCE', 'Suspensa')),
  no_processo int,
  ano_processo int,
  protocolo int,
  ano_protocolo int,
  data_publicacao date,
  data_abertura date not null,
  horario_abertura text not null check (horario_abertura ~ '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$'),
  valor_maximo numeric(18, 2) check (valor_maximo >= 0),
  objeto text not null,
  observacao text,
  forma_apuracao text check (forma_apuracao in ('Item', 'Lote', 'Global')),
  tipo_participacao text,
  lei_14133 boolean not null default true,
  covid boolean not null default false,
  numero_pncp text check (numero_pncp ~ '^[0-9A-Z]{14}-1-[0-9]{6}/[0-9]{4}$'),
  sala_online text check (sala_online ~ '^https?://'),
  objeto_busca text generated always as (sem_acento(objeto)) stored,
  primary key (entidade, exercicio, tipo_licitacao, licitacao),
  foreign key (entidade, exercicio) references exercicio
);
comment on table licitacao is 'Licitações, dispensas e inexigibilidades; edital e documentos são anexos de origem licitacao e chave ano/modalidade/licitação, por exemplo 2026/6/17.';
comment on column licitacao.exercicio is 'Ano da licitação, o ano_licitacao dos empenhos.';
comment on column licitacao.licitacao is 'Código da licitação, o no_licitacao dos empenhos.';
comment on column licitacao.numero_licitacao is 'Número com que a licitação é conhecida.';
comment on column licitacao.natureza is 'Como se disputa, dentro da modalidade.';
comment on column licitacao.situacao is 'Em que pé está a licitação.';
comment on column licitacao.valor_maximo is 'Quanto se estimou gastar.';
comment on column licitacao.objeto is 'O que se quer comprar ou contratar.';
comment on column licitacao.observacao is 'O que mais se diz da licitação.';
comment on column licitacao.lei_14133 is 'Se segue a Lei 14.133/2021; senão, a lei anterior.';
comment on column licitacao.numero_pncp is 'Número de controle no Portal Nacional de Contratações Públicas.';
comment on column licitacao.sala_online is 'Endereço da sala em que a sessão acontece.';
create index licitacao_abertura on licitacao (entidade, exercicio, data_abertura);

create table licitacao_item (
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  lote int not null default 1,
  item int not null,
  especificacao text not null,
  unidade text,
  quantidade numeric(18, 4) not null,
  valor_maximo numeric(18, 4),
  fornecedor int,
  valor_unitario numeric(18, 4),
  valor_total numeric(18, 2),
  primary key (entidade, exercicio, tipo_licitacao, licitacao, lote, item),
  foreign key (entidade, exercicio, tipo_licitacao, licitacao) references licitacao,
  foreign key (entidade, fornecedor) references fornecedor,
  check (num_nonnulls(fornecedor, valor_unitario, valor_total) in (0, 3))
);
comment on table licitacao_item is 'O que se pediu em cada licitação e, depois de vencido, de quem e a que preço.';
comment on column licitacao_item.lote is 'Número do lote; 1 onde não há lotes.';
comment on column licitacao_item.item is 'Número do item no lote.';
comment on column licitacao_item.unidade is 'Unidade de medida: caixa, litro, hora.';
comment on column licitacao_item.valor_maximo is 'Quanto se aceitava pagar por uma unidade.';
comment on column licitacao_item.fornecedor is 'Quem venceu o item; vazio enquanto ninguém venceu.';
create index licitacao_item_palavras on licitacao_item using gin (palavras(especificacao));
create index licitacao_item_fornecedor on licitacao_item (entidade, fornecedor) where fornecedor is not null;

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
  orgao_publicacao text not null,
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
  fornecedor int not null,
  numero_nad int,
  exercicio_nad int,
  data_nad date,
  exercicio_empenho int,
  unidade_orcamentaria text,
  empenho int,
  valor numeric(18, 2) not null,
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
  numero_contrato int not null,
  tipo_ato int not null default 1 references tipo_ato_contrato,
  tipo_contrato text references tipo_contrato,
  fornecedor int not null,
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
  valor numeric(18, 2) not null check (valor >= 0),
  situacao text not null,
  data_inicio_suspensao date,
  data_fim_suspensao date,
  motivo_suspensao text,
  rateio boolean not null default false,
  covid boolean not null default false,
  motivo_excesso text,
  numero_pncp text check (numero_pncp ~ '^[0-9A-Z]{14}-2-[0-9]{6}/[0-9]{4}$'),
  primary key (entidade, exercicio, contrato),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, fornecedor) references fornecedor
);
comment on table contrato is 'Contratos e atas de registro de preços; seus arquivos são anexos de origem contrato e chave ano/contrato, por exemplo 2026/12.';
comment on column contrato.exercicio is 'Ano do contrato, o ano_contrato dos empenhos.';
comment on column contrato.contrato is 'Código do contrato, o contrato dos empenhos.';
comment on column contrato.numero_contrato is 'Número com que o contrato é conhecido.';
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
create index contrato_fornecedor on contrato (entidade, fornecedor);

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

create index empenho_licitacao on empenho (entidade, ano_licitacao, tipo_licitacao, no_licitacao) where no_licitacao is not null;
create index empenho_contrato on empenho (entidade, ano_contrato, contrato) where contrato is not null;
