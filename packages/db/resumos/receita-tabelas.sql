-- What is kept of revenue, for the lists and trees; receita.sql says how it is made.

-- Collected and deducted by day, and the launches of taxes, which have no source. What nobody stated in the whole year, of
-- what was forecast or deducted, is in no row of it.
create table resumo.receita_diaria (
  entidade int not null,
  exercicio int not null,
  data date not null,
  receita text not null,
  fonte_recurso text,
  valor_lancado numeric(18, 2) not null,
  valor_arrecadado numeric(18, 2) not null,
  valor_deducao numeric(18, 2)
);
create index resumo_receita_diaria_data on resumo.receita_diaria (entidade, exercicio, data);

create table resumo.receita (
  entidade int not null,
  exercicio int not null,
  receita text not null,
  fonte_recurso text,
  valor_previsto numeric(18, 2),
  valor_atualizacao numeric(18, 2) not null,
  valor_deducao_prevista numeric(18, 2),
  valor_lancado numeric(18, 2) not null,
  valor_arrecadado numeric(18, 2) not null,
  valor_deducao numeric(18, 2)
);
create index resumo_receita_ano on resumo.receita (entidade, exercicio);
