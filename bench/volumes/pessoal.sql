-- Twenty thousand servants: those of the demo city seven times, under other names.
create temp table vez on commit drop as
select v.vez, v.vez * 100000 as salto, ' ' || (array['Alves', 'Barros', 'Cunha', 'Dutra', 'Esteves', 'Farias'])[v.vez]
  as nome
from generate_series(1, 6) v (vez);

insert into servidor (
  entidade, matricula, nome, cpf, cargo, lotacao, secretaria, vinculo, forma_investidura, nomeacao, data_admissao,
    data_demissao, data_fim_contrato, local_trabalho, horario_trabalho,
  cedido_para, tipo_aposentadoria, admissao_excepcional
)
select entidade, matricula + salto, s.nome || v.nome, lpad(((substr(cpf, 1, 9)::bigint + salto) % 1000000000)::text, 9,
  '0') || substr(cpf, 10), cargo, lotacao, secretaria, vinculo, forma_investidura,
  nomeacao, data_admissao, data_demissao, data_fim_contrato, local_trabalho, horario_trabalho, cedido_para,
    tipo_aposentadoria, admissao_excepcional
from servidor s, vez v
where entidade = 1;

-- Ten million events in eight years: the four of the demo city, and the same four before them.
insert into folha (
  entidade, exercicio, mes, matricula, nome, situacao, inativo, natureza, classe, codigo_cargo, codigo_lotacao,
    unidade_orcamentaria, faixa, horas_semanais, salario_base, vencimentos,
  outros_proventos, redutor_constitucional, descontos
)
select entidade, exercicio - antes, mes, matricula + coalesce(salto, 0), f.nome || coalesce(v.nome, ''), situacao,
  inativo, natureza, classe, codigo_cargo, codigo_lotacao, unidade_orcamentaria, faixa,
  horas_semanais, salario_base, vencimentos + coalesce(vez, 0), outros_proventos, redutor_constitucional, descontos
from folha f, (select * from vez union all select null, null, null) v, (values (0), (4)) a (antes)
where entidade = 1 and (vez is not null or antes > 0);

insert into folha_evento (entidade, exercicio, mes, matricula, tipo_folha, evento, referencia, valor)
select entidade, exercicio - antes, mes, matricula + coalesce(salto, 0), tipo_folha, evento, referencia, valor
from folha_evento f, (select * from vez union all select null, null, null) v, (values (0), (4)) a (antes)
where entidade = 1 and (vez is not null or antes > 0)
order by 1, 2, 3, 4;
