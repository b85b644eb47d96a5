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
