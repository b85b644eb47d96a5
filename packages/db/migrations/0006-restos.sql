-- A position of some day looks for what came after it only where something did.
alter table resumo.restos add column ultimo_movimento date;
comment on column resumo.restos.ultimo_movimento is 'O último dia, até o fim do exercício, em que algo foi cancelado, liquidado ou pago; nulo se em nenhum.';
