-- What the city plans: the papers of its budget, the objectives behind them, what each action of the budget is to deliver, and for how many people.
create table documento_orcamento (
  entidade int not null references entidade,
  documento int not null,
  tipo text not null check (tipo in (
    'PPA', 'LDO', 'LOA', 'Atas de Audiência - PPA', 'Atas de Audiência - LDO', 'Atas de Audiência - LOA'
  )),
  ano int not null check (ano between 1990 and 2100),
  ordem int not null default 0,
  descricao text not null,
  resumo text,
  arquivo bigint references arquivo,
  link text check (link ~ '^https?://'),
  primary key (entidade, documento),
  check (arquivo is not null or link is not null)
);
comment on table documento_orcamento is 'Leis do planejamento, seus anexos e as atas das audiências públicas que as discutiram.';
comment on column documento_orcamento.documento is 'Número do documento na entidade.';
comment on column documento_orcamento.resumo is 'Do que o documento trata, em uma frase.';
comment on column documento_orcamento.ano is 'O exercício da LDO e da LOA, e de suas atas; do PPA e de suas atas, o primeiro ano do plano.';
comment on column documento_orcamento.ordem is 'Posição entre os documentos do mesmo tipo e ano.';
comment on column documento_orcamento.link is 'Endereço de quem publica o documento em outro lugar.';

create table objetivo_estrategico (
  entidade int not null references entidade,
  ano_base_ppa int not null check (ano_base_ppa between 1990 and 2100),
  obj_codigo int not null,
  descricao text not null,
  primary key (entidade, ano_base_ppa, obj_codigo)
);
comment on table objetivo_estrategico is
  'Objetivos do planejamento estratégico; seus arquivos são anexos de origem objetivo_estrategico e chave ano/código, por exemplo 2026/3.';
comment on column objetivo_estrategico.obj_codigo is 'Número do objetivo no plano.';
comment on column objetivo_estrategico.ano_base_ppa is 'O primeiro ano do plano plurianual em que vale.';

create table meta_fisica (
  entidade int not null,
  exercicio int not null,
  projeto text not null,
  unidade text not null,
  funcao text not null,
  programa text not null,
  produto text,
  unidade_medida text,
  quantidade_prevista numeric(18, 2) check (quantidade_prevista >= 0),
  quantidade_realizada numeric(18, 2) check (quantidade_realizada >= 0),
  primary key (entidade, exercicio, projeto, unidade, funcao, programa),
  foreign key (entidade, exercicio, projeto) references projeto,
  foreign key (entidade, exercicio, unidade) references unidade,
  foreign key (entidade, exercicio, programa) references programa
);
comment on table meta_fisica is 'O que cada ação do orçamento deve entregar no ano e quanto já entregou; o dinheiro dela está nas dotações e nos empenhos.';
comment on column meta_fisica.produto is 'O que se entrega, por exemplo aluno atendido.';
comment on column meta_fisica.unidade_medida is 'Em que se conta o que se entrega.';
comment on column meta_fisica.quantidade_prevista is 'Quanto o plano prevê entregar no ano.';
comment on column meta_fisica.quantidade_realizada is 'Quanto já foi entregue; vazio enquanto não se mediu.';

create table populacao (
  entidade int not null references entidade,
  ano int not null check (ano between 1990 and 2100),
  habitantes int not null check (habitantes > 0),
  primary key (entidade, ano)
);
comment on table populacao is 'Habitantes do município a que a entidade serve, pelo censo ou pela estimativa de cada ano; nos anos sem linha vale a do último antes deles.';
comment on column populacao.ano is 'Ano do censo ou da estimativa.';
comment on column populacao.habitantes is 'Quantas pessoas moram no município.';
