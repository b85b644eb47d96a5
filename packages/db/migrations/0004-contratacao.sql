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
  valor numeric(18, 2) not null default 0,
  valor_contrapartida numeric(18, 2) not null default 0,
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
  valor numeric(18, 2) not null default 0,
  valor_contrapartida numeric(18, 2) not null default 0,
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
  valor_documentos numeric(18, 2) not null default 0,
  valor_restituido numeric(18, 2) not null default 0,
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
  remuneracao numeric(18, 2) not null default 0,
  periodo text,
  valor_total numeric(18, 2) not null default 0,
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
  percentual numeric(5, 2) not null check (percentual between 0 and 100),
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
  quantidade numeric(14, 4) not null default 0,
  quantidade_executada numeric(14, 4) not null default 0,
  valor_unitario numeric(18, 4) not null default 0,
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
  motivo text not null,
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
