-- People who work for the city, where they work and what they are paid month by month.
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
  tipo text,
  quadro_salarial int,
  descricao_quadro text,
  grupo_ocupacional int,
  descricao_grupo text,
  nivel int,
  descricao_nivel text,
  vagas int check (vagas >= 0),
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
  valor numeric(14, 2),
  valor_gratificacao numeric(14, 2),
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
  nome text,
  cpf text check (cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2})$'),
  cargo text,
  lotacao text,
  secretaria text,
  vinculo text check (vinculo in ('FUNCIONARIO', 'APOSENTADO', 'PENSIONISTA')),
  forma_investidura text,
  nomeacao text,
  data_admissao date,
  data_demissao date,
  data_fim_contrato date,
  local_trabalho text,
  horario_trabalho text,
  cedido_para text,
  tipo_aposentadoria text,
  admissao_excepcional boolean,
  ato int,
  ano_ato int,
  sistema_ato int,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, matricula)
);
comment on table servidor is 'Servidores, aposentados e pensionistas, um por matrícula: quem tem dois vínculos tem duas.';
comment on column servidor.cargo is 'Cargo atual, como se lê.';
comment on column servidor.nomeacao is 'O ato que nomeou o servidor.';
comment on column servidor.ato is 'Código, entre as leis e os atos da entidade, do ato que nomeou o servidor.';
comment on column servidor.ano_ato is 'Ano do ato de nomeação.';
comment on column servidor.sistema_ato is 'Sistema de origem do ato de nomeação.';
comment on column servidor.data_fim_contrato is 'Último dia do contrato, de quem tem prazo.';
create index servidor_nome_trgm on servidor using gin (nome_busca gin_trgm_ops);
create index servidor_nome_palavras on servidor using gin (palavras(nome_busca));
create index servidor_cpf on servidor (entidade, cpf);
create index servidor_excepcional on servidor (entidade, matricula) where admissao_excepcional;

create table horario_flexivel (
  entidade int not null,
  matricula int not null,
  dia int not null check (dia between 1 and 7),
  entrada1 text check (entrada1 ~ '^[0-9]{2}:[0-9]{2}$'),
  saida1 text check (saida1 ~ '^[0-9]{2}:[0-9]{2}$'),
  entrada2 text check (entrada2 ~ '^[0-9]{2}:[0-9]{2}$'),
  saida2 text check (saida2 ~ '^[0-9]{2}:[0-9]{2}$'),
  entrada3 text check (entrada3 ~ '^[0-9]{2}:[0-9]{2}$'),
  saida3 text check (saida3 ~ '^[0-9]{2}:[0-9]{2}$'),
  entrada4 text check (entrada4 ~ '^[0-9]{2}:[0-9]{2}$'),
  saida4 text check (saida4 ~ '^[0-9]{2}:[0-9]{2}$'),
  primary key (entidade, matricula, dia),
  foreign key (entidade, matricula) references servidor
);
comment on table horario_flexivel is 'O horário de quem não tem um só para a semana, um dia por linha.';
comment on column horario_flexivel.dia is 'Dia da semana: 1 domingo, 7 sábado.';
comment on column horario_flexivel.entrada1 is 'Hora da primeira entrada.';
comment on column horario_flexivel.saida1 is 'Hora da primeira saída.';
comment on column horario_flexivel.entrada2 is 'Hora da segunda entrada.';
comment on column horario_flexivel.saida2 is 'Hora da segunda saída.';
comment on column horario_flexivel.entrada3 is 'Hora da terceira entrada.';
comment on column horario_flexivel.saida3 is 'Hora da terceira saída.';
comment on column horario_flexivel.entrada4 is 'Hora da quarta entrada.';
comment on column horario_flexivel.saida4 is 'Hora da quarta saída.';

create table registro_ponto (
  entidade int not null,
  matricula int not null,
  data date not null,
  registros text,
  observacao text,
  primary key (entidade, matricula, data),
  foreign key (entidade, matricula) references servidor
);
comment on table registro_ponto is 'As horas de entrada e saída que um servidor registrou em cada dia.';
comment on column registro_ponto.data is 'Dia dos registros.';
comment on column registro_ponto.registros is 'As horas do dia, na ordem, separadas por espaço; vazio no dia sem registro.';
comment on column registro_ponto.observacao is 'O que explica o dia, como feriado ou férias; nunca o motivo de saúde ou de família de uma ausência.';

create table pensao (
  entidade int not null,
  matricula int not null,
  tipo_beneficio text,
  percentual_beneficio numeric(5, 2) check (percentual_beneficio between 0 and 100),
  origem text,
  cargo_origem text,
  entidade_origem int references entidade,
  primary key (entidade, matricula),
  foreign key (entidade, matricula) references servidor
);
comment on table pensao is 'A pensão que um pensionista recebe; nem o parentesco nem a morte que lhe deu causa.';
comment on column pensao.tipo_beneficio is 'Pensão vitalícia ou temporária.';
comment on column pensao.percentual_beneficio is 'A parte da pensão que cabe ao pensionista, em por cento.';
comment on column pensao.origem is 'De que vem a pensão: de servidor ativo ou aposentado.';
comment on column pensao.cargo_origem is 'Cargo que deu origem à pensão.';
comment on column pensao.entidade_origem is 'Entidade em que se ocupava o cargo.';

create table funcao_gratificada (
  entidade int not null references entidade,
  funcao int not null,
  descricao text not null,
  vagas int check (vagas >= 0),
  ocupadas int check (ocupadas >= 0),
  valor numeric(14, 2),
  tipo_remuneracao text check (tipo_remuneracao in ('V', 'B')),
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  primary key (entidade, funcao)
);
comment on table funcao_gratificada is 'Funções que se pagam além do cargo.';
comment on column funcao_gratificada.funcao is 'Código da função.';
comment on column funcao_gratificada.vagas is 'Quantas a lei criou.';
comment on column funcao_gratificada.ocupadas is 'Quantas têm quem as exerça.';
comment on column funcao_gratificada.valor is 'Quanto paga por mês, em reais; vazio quando é parte do salário.';
comment on column funcao_gratificada.tipo_remuneracao is 'V valor fixo, B base de cálculo.';

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
  nome text,
  situacao text,
  inativo boolean not null default false,
  natureza text,
  classe text,
  codigo_cargo int,
  codigo_lotacao int,
  unidade_orcamentaria text,
  faixa int,
  horas_semanais numeric(5, 2),
  salario_base numeric(14, 2),
  vencimentos numeric(14, 2),
  outros_proventos numeric(14, 2),
  redutor_constitucional numeric(14, 2),
  descontos numeric(14, 2),
  nome_busca text generated always as (sem_acento(nome)) stored,
  remuneracao numeric(14, 2) generated always as (vencimentos + coalesce(outros_proventos, 0) - coalesce(redutor_constitucional, 0)) stored,
  liquido numeric(14, 2)
    generated always as (vencimentos + coalesce(outros_proventos, 0) - coalesce(redutor_constitucional, 0) - descontos) stored,
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
create index folha_nome on folha (entidade, exercicio, mes, inativo, nome_busca, matricula);
create index folha_remuneracao on folha (entidade, exercicio, mes, inativo, remuneracao, matricula);
create index folha_descontos on folha (entidade, exercicio, mes, inativo, descontos, matricula);
create index folha_liquido on folha (entidade, exercicio, mes, inativo, liquido, matricula);
create index folha_cargo on folha (entidade, exercicio, mes, codigo_cargo, inativo);
create index folha_lotacao on folha (entidade, exercicio, mes, codigo_lotacao, inativo);
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

create table estagiario (
  entidade int not null references entidade,
  codigo int not null,
  nome text not null,
  cargo text,
  lotacao text,
  inicio_contrato date,
  termino_contrato date,
  horario_trabalho text,
  local_trabalho text,
  horas_semanais numeric(5, 2),
  valor numeric(14, 2),
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, codigo)
);
comment on table estagiario is 'Estagiários, um por contrato.';
comment on column estagiario.codigo is 'Número do contrato de estágio.';
comment on column estagiario.cargo is 'Área do estágio.';
comment on column estagiario.valor is 'Bolsa por mês, em reais.';

create table estagiario_folha (
  entidade int not null,
  codigo int not null,
  exercicio int not null check (exercicio between 1900 and 2100),
  mes int not null check (mes between 1 and 12),
  vencimentos numeric(14, 2),
  descontos numeric(14, 2),
  primary key (entidade, codigo, exercicio, mes),
  foreign key (entidade, codigo) references estagiario
);
comment on table estagiario_folha is 'O que cada estagiário recebeu em cada mês.';
comment on column estagiario_folha.codigo is 'Número do contrato de estágio.';
comment on column estagiario_folha.vencimentos is 'Bolsa e auxílios do mês.';

create table cedencia (
  entidade int not null references entidade,
  cedencia int not null,
  tipo_movimentacao int not null check (tipo_movimentacao in (90, 23)),
  matricula int,
  nome text not null,
  tipo text,
  cargo text,
  local text,
  numero_ato int,
  ano_ato int,
  tipo_ato text,
  data_inicio date,
  data_fim date,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, cedencia)
);
comment on table cedencia is 'Servidores que outros órgãos cederam à entidade e os que ela cedeu.';
comment on column cedencia.cedencia is 'Número da cessão.';
comment on column cedencia.tipo_movimentacao is '90 cedido de outro órgão, 23 cedido para outro órgão.';
comment on column cedencia.tipo is 'Quem paga: com ônus ou sem ônus.';
comment on column cedencia.cargo is 'Cargo que ocupa.';
comment on column cedencia.local is 'Órgão de que veio ou para que foi.';
comment on column cedencia.numero_ato is 'Número do ato da cessão.';
comment on column cedencia.ano_ato is 'Ano do ato da cessão.';
comment on column cedencia.data_inicio is 'Primeiro dia da cessão.';
comment on column cedencia.data_fim is 'Último dia da cessão; vazio quando não tem prazo.';

create table permuta (
  entidade int not null references entidade,
  protocolo int not null,
  matricula int,
  nome text not null,
  cargo text,
  lotacao_atual text,
  lotacao_desejada text,
  data_solicitacao date,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, protocolo)
);
comment on table permuta is 'Pedidos de servidores para trocar de lugar de trabalho.';
comment on column permuta.protocolo is 'Número do pedido.';
comment on column permuta.cargo is 'Cargo de quem pede.';

create table terceirizado (
  entidade int not null references entidade,
  terceirizado int not null,
  nome text not null,
  funcao text,
  empresa text,
  cnpj text,
  contrato int,
  ano_contrato int,
  local_trabalho text,
  data_inicio date,
  data_fim date,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, terceirizado)
);
comment on table terceirizado is 'Quem trabalha na entidade por uma empresa contratada.';
comment on column terceirizado.terceirizado is 'Número da pessoa no contrato.';
comment on column terceirizado.funcao is 'O que faz.';
comment on column terceirizado.data_inicio is 'Dia em que começou.';
comment on column terceirizado.data_fim is 'Dia em que saiu; vazio enquanto trabalha.';

create table concurso (
  entidade int not null references entidade,
  concurso int not null,
  edital text not null,
  tipo text,
  objeto text,
  data_publicacao date,
  data_homologacao date,
  validade date,
  situacao text,
  primary key (entidade, concurso)
);
comment on table concurso is 'Concursos e processos seletivos; os editais são anexos de origem concurso e chave igual ao número, por exemplo 3.';
comment on column concurso.concurso is 'Número do concurso.';
comment on column concurso.tipo is 'Concurso público ou Processo seletivo.';
comment on column concurso.situacao is 'Em andamento, Homologado, Encerrado.';

create table concurso_classificado (
  entidade int not null,
  concurso int not null,
  cargo text not null,
  classificacao int not null check (classificacao > 0),
  nome text not null,
  situacao text,
  data_nomeacao date,
  primary key (entidade, concurso, cargo, classificacao),
  foreign key (entidade, concurso) references concurso
);
comment on table concurso_classificado is 'A classificação final de cada cargo de um concurso, e quem foi nomeado.';
comment on column concurso_classificado.concurso is 'Número do concurso.';
comment on column concurso_classificado.cargo is 'Cargo a que concorreu.';
comment on column concurso_classificado.situacao is 'Nomeado, Aguarda, Desistente.';
