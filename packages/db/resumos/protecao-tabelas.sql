-- How many payments of a year each rule covers, and how much they are: all that is told of who is covered.
create table resumo.protecao (
  entidade int not null,
  exercicio int not null,
  regra text not null,
  empenhos int not null,
  valor_empenhado numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null,
  primary key (entidade, exercicio, regra)
);
