-- What a load tells of the rows of a table beside its name, for the databases that were loaded before it did: the menu shows the pages of what was sent.

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'empenho_anulacao', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and total_anulado is not null)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'liquidacao', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and total_liquidado is not null)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'pagamento', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and total_pago is not null)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'contrato covid', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'contrato' and exists (select from contrato r where r.entidade = u.entidade and r.exercicio = u.exercicio and covid)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'empenho compra direta', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and compra_direta)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'empenho covid', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and covid)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'empenho suprimento', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'empenho' and exists (select from empenho r where r.entidade = u.entidade and r.exercicio = u.exercicio and suprimento_fundos)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'folha inativo', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'folha' and exists (select from folha r where r.entidade = u.entidade and r.exercicio = u.exercicio and inativo)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'fonte covid', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'fonte_recurso' and exists (select from fonte_recurso r where r.entidade = u.entidade and r.exercicio = u.exercicio and covid)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'item medicamento', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'item_estoque' and exists (select from item_estoque r where r.entidade = u.entidade and medicamento)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'lei covid', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'lei_ato' and exists (select from lei_ato r where r.entidade = u.entidade and covid)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'licitacao covid', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'licitacao' and exists (select from licitacao r where r.entidade = u.entidade and r.exercicio = u.exercicio and covid)
on conflict do nothing;

insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
select u.entidade, u.exercicio, u.modulo, 'servidor excepcional', u.atualizada_em from sistema.ultima_atualizacao u
where u.tabela = 'servidor' and exists (select from servidor r where r.entidade = u.entidade and admissao_excepcional)
on conflict do nothing;

comment on column empenho.data is 'Dia do empenho; vazio onde a origem não diz, e então conta no ano, e em nenhum dia ou mês dele.';
