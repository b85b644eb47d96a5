-- What the city plans: the papers of its budget, and the objectives behind them.
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
comment on column objetivo_estrategico.ano_base_ppa is 'O primeiro ano do plano plurianual em que vale.';
