-- People who work for the city, where they work and what they are paid month by month.

-- A name as the code by which a filter asks for it.
create function codigo_do_nome(nome text) returns text language sql immutable strict parallel safe as $$
  select left(regexp_replace(upper(public.sem_acento(nome)), '[^0-9A-Z ./_-]', '', 'g'), 30)
$$;

create table lotacao (
  entidade int not null references entidade,
  lotacao int not null,
  descricao text not null,
  secretaria text,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, lotacao)
);
comment on table lotacao is 'Lugares em que os servidores trabalham.';
comment on column lotacao.lotacao is 'Código do lugar.';

create table cargo (
  entidade int not null references entidade,
  cargo int not null,
  descricao text not null,
  tipo text not null default 'Efetivo',
  quadro_salarial int not null default 0,
  descricao_quadro text,
  grupo_ocupacional int not null default 0,
  descricao_grupo text,
  nivel int not null default 0,
  descricao_nivel text,
  vagas int not null default 0 check (vagas >= 0),
  numero_ato int,
  ano_ato int,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, cargo)
);
comment on table cargo is 'Cargos criados por lei e quantas vagas tem cada um.';
comment on column cargo.cargo is 'Código do cargo.';
comment on column cargo.tipo is 'Como se ocupa: Efetivo, Comissionado, Temporário, Agente político.';
comment on column cargo.numero_ato is 'Número da lei que criou o cargo.';
comment on column cargo.ano_ato is 'Ano da lei que criou o cargo.';

create table cargo_faixa (
  entidade int not null,
  cargo int not null,
  faixa int not null,
  descricao text not null,
  valor numeric(14, 2) not null,
  valor_gratificacao numeric(14, 2) not null default 0,
  inicio_validade date,
  primary key (entidade, cargo, faixa),
  foreign key (entidade, cargo) references cargo
);
comment on table cargo_faixa is 'Quanto se paga em cada faixa de um cargo.';
comment on column cargo_faixa.cargo is 'Código do cargo.';
comment on column cargo_faixa.faixa is 'Ordem da faixa na carreira.';
comment on column cargo_faixa.valor is 'Salário da faixa, em reais.';

create table servidor (
  entidade int not null references entidade,
  matricula int not null,
  nome text not null,
  cpf text check (cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2})$'),
  cargo text,
  lotacao text,
  secretaria text,
  vinculo text not null default 'FUNCIONARIO' check (vinculo in ('FUNCIONARIO', 'APOSENTADO', 'PENSIONISTA')),
  forma_investidura text,
  nomeacao text,
  data_admissao date,
  data_demissao date,
  data_fim_contrato date,
  local_trabalho text,
  horario_trabalho text,
  cedido_para text,
  tipo_aposentadoria text,
  admissao_excepcional boolean not null default false,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, matricula)
);
comment on table servidor is 'Servidores, aposentados e pensionistas, um por matrícula: quem tem dois vínculos tem duas.';
comment on column servidor.cargo is 'Cargo atual, como se lê.';
comment on column servidor.nomeacao is 'O ato que nomeou o servidor.';
comment on column servidor.data_fim_contrato is 'Último dia do contrato, de quem tem prazo.';
create index servidor_nome_trgm on servidor using gin (nome_busca gin_trgm_ops);
create index servidor_cpf on servidor (entidade, cpf);

create table evento_folha (
  entidade int not null references entidade,
  evento int not null,
  descricao text,
  tipo text not null check (tipo in ('P', 'O', 'D')),
  categoria text check (categoria in ('hora extra', 'previdência', 'imposto', 'judicial', 'empréstimo')),
  primary key (entidade, evento)
);
comment on table evento_folha is 'O que se paga e o que se desconta em uma folha.';
comment on column evento_folha.evento is 'Código do evento na folha.';
comment on column evento_folha.tipo is 'P vencimento, O outro provento, D desconto.';
comment on column evento_folha.categoria is 'O que o portal precisa saber do evento; judicial e empréstimo só aparecem somados.';

create table folha (
  entidade int not null references entidade,
  exercicio int not null check (exercicio between 1900 and 2100),
  mes int not null check (mes between 1 and 12),
  matricula int not null,
  nome text not null,
  situacao text not null,
  inativo boolean not null default false,
  natureza text not null,
  classe text,
  codigo_cargo int,
  codigo_lotacao int,
  unidade_orcamentaria text,
  faixa int,
  horas_semanais numeric(5, 2),
  salario_base numeric(14, 2),
  vencimentos numeric(14, 2) not null,
  outros_proventos numeric(14, 2) not null default 0,
  redutor_constitucional numeric(14, 2) not null default 0,
  descontos numeric(14, 2) not null default 0,
  nome_busca text generated always as (sem_acento(nome)) stored,
  remuneracao numeric(14, 2) generated always as (vencimentos + outros_proventos - redutor_constitucional) stored,
  liquido numeric(14, 2) generated always as (vencimentos + outros_proventos - redutor_constitucional - descontos) stored,
  primary key (entidade, exercicio, mes, matricula),
  foreign key (entidade, matricula) references servidor,
  foreign key (entidade, codigo_cargo) references cargo,
  foreign key (entidade, codigo_lotacao) references lotacao
);
comment on table folha is 'A folha de um mês, uma linha por matrícula, com tudo o que se pagou nele: o salário, o 13º, a rescisão.';
comment on column folha.situacao is 'ATIVO, AFASTADO, FÉRIAS, APOSENTADO, PENSIONISTA.';
comment on column folha.inativo is 'Se é aposentado ou pensionista.';
comment on column folha.natureza is 'Natureza do vínculo: Efetivo, Comissionado, Temporário, Agente político.';
comment on column folha.unidade_orcamentaria is 'Unidade do orçamento que paga; vazia quando quem paga é a previdência.';
comment on column folha.faixa is 'Faixa do cargo em que está.';
comment on column folha.redutor_constitucional is 'O que excede o teto da Constituição e não se paga.';
create index folha_nome on folha (entidade, exercicio, mes, nome_busca, matricula);
create index folha_remuneracao on folha (entidade, exercicio, mes, remuneracao, matricula);
create index folha_descontos on folha (entidade, exercicio, mes, descontos, matricula);
create index folha_liquido on folha (entidade, exercicio, mes, liquido, matricula);
create index folha_matricula on folha (entidade, matricula, exercicio, mes);

create table folha_evento (
  entidade int not null,
  exercicio int not null,
  mes int not null,
  matricula int not null,
  tipo_folha int not null default 1 check (tipo_folha in (1, 2, 4, 5, 7)),
  evento int not null,
  referencia numeric(9, 2),
  valor numeric(14, 2) not null,
  primary key (entidade, exercicio, mes, matricula, tipo_folha, evento),
  foreign key (entidade, exercicio, mes, matricula) references folha,
  foreign key (entidade, evento) references evento_folha
);
comment on table folha_evento is 'Cada vencimento e cada desconto de uma linha da folha; os vencimentos somam os da linha, e os descontos também.';
comment on column folha_evento.tipo_folha is '1 mensal, 2 complementar, 4 13º adiantado, 5 13º segunda parcela, 7 rescisão.';
comment on column folha_evento.evento is 'Código do evento na folha.';
comment on column folha_evento.referencia is 'Quantidade a que o valor se refere: horas, dias ou por cento.';
