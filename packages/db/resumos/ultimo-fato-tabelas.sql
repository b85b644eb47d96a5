-- The newest day of which each table tells something, by entity and year; ultimo-fato.sql says how it is made. It is the date of every figure
-- and of every page: neither that of the load, nor the end of the year, nor today.
create table resumo.ultimo_fato (
  entidade int not null,
  exercicio int not null,
  tabela text not null,
  dia date not null,
  primary key (entidade, exercicio, tabela)
);
comment on column resumo.ultimo_fato.tabela is 'A tabela do fato; empenho.pagamento e empenho.liquidacao são os dos empenhos do exercício, quando quer que tenham sido feitos.';
