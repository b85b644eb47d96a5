-- What is kept of assets and of the warehouse, for the lists; patrimonio.sql says how it is made.

-- What the city owns today, added up by type and place.
create table resumo.bem_somado (
  entidade int not null,
  tipo text not null,
  local_bem int,
  quantidade int not null,
  valor_aquisicao numeric(18, 2) not null,
  valor_atual numeric(18, 2),
  valor_depreciado numeric(18, 2)
);
create index resumo_bem_somado_entidade on resumo.bem_somado (entidade);

-- The few that are on loan, in the order in which the list of all opens.
create table resumo.bem_cedido (
  entidade int not null,
  descricao_busca text not null,
  tipo text not null,
  bem int not null,
  primary key (entidade, descricao_busca, tipo, bem)
);

-- What each material adds up to since 1 January, at the end of each day it moved: entries less exits.
create table resumo.estoque_saldo (
  entidade int not null,
  exercicio int not null,
  centro_custo int not null,
  item int not null,
  data date not null,
  quantidade numeric(18, 3) not null,
  valor numeric(18, 2)
);
create index resumo_estoque_saldo_dia on resumo.estoque_saldo (entidade, exercicio, centro_custo, item, data);

-- The same at the end of the year.
create table resumo.estoque_ano (
  entidade int not null,
  exercicio int not null,
  centro_custo int not null,
  item int not null,
  quantidade numeric(18, 3) not null,
  valor numeric(18, 2)
);
create index resumo_estoque_ano_ano on resumo.estoque_ano (entidade, exercicio, centro_custo, item);
create index resumo_estoque_ano_item on resumo.estoque_ano (entidade, exercicio, item, centro_custo);
