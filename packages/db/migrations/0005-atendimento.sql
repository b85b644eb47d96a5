-- What people write to the city through the portal, and what the city answers. It is the portal's own: it is in no data package,
-- cites no table of facts, and no load or demonstration touches what a visitor wrote. After it, what the city publishes for those it serves.

-- Signs what the portal hands out and takes back: passwords derived from a visitor's key, stamps of forms, links to files.
create table atendimento.segredo (
  unico boolean primary key default true check (unico),
  chave bytea not null
);
insert into atendimento.segredo (chave) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Deadlines: row 0 is the law's (Lei nº 12.527/2011, arts. 11 and 15), the others those of an entity that has set its own.
create table atendimento.regra (
  entidade int primary key check (entidade >= 0),
  prazo_dias int not null default 20 check (prazo_dias > 0),
  prorrogacao_dias int not null default 10 check (prorrogacao_dias > 0),
  recurso_dias int not null default 10 check (recurso_dias > 0),
  resposta_recurso_dias int not null default 5 check (resposta_recurso_dias > 0),
  contagem text not null default 'corridos' check (contagem in ('corridos', 'uteis')),
  termina_em_dia_util boolean not null default true,
  retencao_anos int not null default 5 check (retencao_anos > 0)
);
insert into atendimento.regra (entidade) values (0);

-- Days off besides the national holidays.
create table atendimento.feriado (
  entidade int not null,
  data date not null,
  descricao text not null,
  primary key (entidade, data)
);

-- The last number given. Its row is locked until the request that took a number commits or gives it back, so there are no gaps.
create table atendimento.numeracao (
  entidade int not null,
  exercicio int not null,
  ultimo int not null,
  primary key (entidade, exercicio)
);

create table atendimento.pessoa (
  pessoa bigint generated always as identity primary key,
  entidade int not null,
  cnpj_cpf text not null check (cnpj_cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  tipo_pessoa text not null check (tipo_pessoa in ('F', 'J')),
  nome text not null,
  rg text,
  email text not null,
  telefone text,
  celular text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  criada_em timestamptz not null default now(),
  confirmada_em timestamptz,
  unique (entidade, cnpj_cpf)
);
comment on table atendimento.pessoa is 'Cadastros. Quem primeiro escreveu um CPF não é dono dele.';
comment on column atendimento.pessoa.confirmada_em is 'Quando o e-mail respondeu pelo endereço enviado a ele, ou o balcão viu a pessoa; antes disso o cadastro não vale.';

create table atendimento.processo (
  entidade int not null,
  exercicio int not null,
  processo int not null check (processo > 0),
  usuario text not null check (usuario in ('e-SIC', 'SIC')),
  identificada boolean not null,
  data date not null default current_date,
  criado_em timestamptz not null default now(),
  situacao text not null default 'Em análise'
    check (situacao in ('Em análise', 'Em tramitação', 'Prorrogado', 'Atendido', 'Indeferido', 'Cancelado')),
  grau_sigilo text not null default 'Ostensivo' check (grau_sigilo in ('Ostensivo', 'Pessoal', 'Reservado', 'Secreto', 'Ultrassecreto')),
  assunto text not null,
  digitacao text not null,
  assunto_publico text,
  digitacao_publica text,
  publicado_em timestamptz,
  publicacao text not null generated always as (
    case when grau_sigilo <> 'Ostensivo' then 'Acesso restrito' when publicado_em is null then 'Em triagem' else 'Publicado' end
  ) stored,
  assunto_busca text not null generated always as (
    sem_acento(coalesce(assunto_publico, case when grau_sigilo <> 'Ostensivo' then 'Acesso restrito' else 'Em triagem' end))
  ) stored,
  forma_recebimento text not null check (forma_recebimento in ('E-mail', 'Papel', 'CD/DVD', 'Pendrive', 'On-Line')),
  prazo date not null,
  prorrogado_em date,
  encerrado_em timestamptz,
  instancia int not null default 0,
  exercicio_referencia int,
  processo_referencia int,
  senha_sal bytea not null,
  senha_hash bytea not null check (octet_length(senha_hash) = 32),
  chave_hash bytea,
  corpo_hash bytea,
  url_origem text,
  demonstracao boolean not null default false,
  primary key (entidade, exercicio, processo),
  unique (entidade, chave_hash),
  foreign key (entidade, exercicio_referencia, processo_referencia) references atendimento.processo,
  check ((exercicio_referencia is null) = (processo_referencia is null)),
  check ((encerrado_em is not null) = (situacao in ('Atendido', 'Indeferido', 'Cancelado'))),
  check ((publicado_em is null) = (assunto_publico is null) and (publicado_em is null) = (digitacao_publica is null)),
  check (publicado_em is null or grau_sigilo = 'Ostensivo')
);
comment on column atendimento.processo.usuario is 'Por onde chegou: e-SIC, pelo portal; SIC, pelo balcão.';
comment on column atendimento.processo.digitacao is 'O pedido como foi escrito; só o requerente e o atendimento o leem.';
comment on column atendimento.processo.digitacao_publica is 'O pedido como alguém decidiu publicá-lo, sem dados pessoais; é o que a Consulta SIC mostra.';
comment on column atendimento.processo.publicado_em is 'Quando se decidiu publicar o texto; ausente enquanto está em triagem.';
comment on column atendimento.processo.instancia is '0 pedido, 1 recurso, 2 recurso do recurso.';
create index on atendimento.processo (entidade, exercicio, data, processo);
create index on atendimento.processo (entidade, exercicio, situacao, processo);
create index on atendimento.processo (entidade, exercicio, assunto_busca, processo);
create index on atendimento.processo using gin (assunto_busca gin_trgm_ops);
create index on atendimento.processo (entidade, exercicio_referencia, processo_referencia) where processo_referencia is not null;
create index on atendimento.processo (entidade, prazo) where encerrado_em is null;

-- Who asked, as told for this request; apart from the request, so that no list can reach it by mistake.
create table atendimento.requerente (
  entidade int not null,
  exercicio int not null,
  processo int not null,
  pessoa bigint references atendimento.pessoa on delete set null,
  nome text,
  nome_digitado boolean not null default true,
  cnpj_cpf text,
  tipo_pessoa text,
  rg text,
  email text,
  telefone text,
  celular text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  data_nascimento date,
  idade int,
  sexo text check (sexo in ('M', 'F')),
  escolaridade int,
  primary key (entidade, exercicio, processo),
  foreign key (entidade, exercicio, processo) references atendimento.processo on delete cascade
);
comment on column atendimento.requerente.nome_digitado is 'Falso quando o nome veio do cadastro: quem pediu não provou sabê-lo.';

create table atendimento.tramitacao (
  entidade int not null,
  exercicio int not null,
  processo int not null,
  sequencia int not null,
  data timestamptz not null default now(),
  local text not null,
  funcao text not null,
  situacao text not null,
  parecer text not null,
  parecer_publico text,
  primary key (entidade, exercicio, processo, sequencia),
  foreign key (entidade, exercicio, processo) references atendimento.processo on delete cascade
);

comment on column atendimento.tramitacao.parecer_publico is 'O parecer como alguém decidiu publicá-lo; ausente enquanto está em triagem.';

-- Uploaded before the request that will carry it; what no request claims is thrown away.
create table atendimento.arquivo (
  arquivo bigint generated always as identity primary key,
  ficha_hash bytea unique,
  entidade int not null,
  exercicio int,
  processo int,
  sequencia int,
  nome text not null,
  tipo_conteudo text not null,
  tamanho int not null check (tamanho > 0),
  sha256 text not null,
  conteudo bytea not null,
  criado_em timestamptz not null default now(),
  foreign key (entidade, exercicio, processo) references atendimento.processo on delete cascade
);
comment on column atendimento.arquivo.sequencia is 'A tramitação que o trouxe; ausente quando veio com o pedido.';
alter table atendimento.arquivo alter column conteudo set storage external;
create index on atendimento.arquivo (entidade, exercicio, processo);
create index on atendimento.arquivo (criado_em) where processo is null;

create table atendimento.mensagem (
  mensagem bigint generated always as identity primary key,
  entidade int not null,
  nome text not null,
  email text not null,
  assunto text not null,
  texto text not null,
  criada_em timestamptz not null default now(),
  chave_hash bytea,
  corpo_hash bytea,
  unique (entidade, chave_hash)
);

-- Who asked to be told when a bid changes. Kept only while the bid runs; a load writes the letters and forgets those whose bid ended.
create table atendimento.interessado_edital (
  ficha uuid primary key default gen_random_uuid(),
  entidade int not null,
  exercicio int not null,
  tipo_licitacao int not null,
  licitacao int not null,
  nome text not null,
  cnpj_cpf text not null check (cnpj_cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  email text not null,
  visto jsonb not null,
  criado_em timestamptz not null default now(),
  unique (entidade, exercicio, tipo_licitacao, licitacao, email)
);
comment on column atendimento.interessado_edital.ficha is 'Vai só no e-mail: quem a tem pode deixar de ser avisado.';
comment on column atendimento.interessado_edital.visto is 'Situação, datas e documentos da licitação da última vez em que se soube dela.';

-- E-mail to be sent, written with whatever it tells of; the row stays, with what became of it.
create table atendimento.correio (
  correio bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  entidade int not null,
  exercicio int,
  processo int,
  motivo text not null,
  para text not null,
  responder_a text,
  assunto text not null,
  texto text not null,
  criado_em timestamptz not null default now(),
  tentativas int not null default 0,
  proxima_tentativa timestamptz not null default now(),
  ultimo_erro text,
  enviado_em timestamptz,
  recusado_em timestamptz,
  foreign key (entidade, exercicio, processo) references atendimento.processo on delete cascade
);
create index on atendimento.correio (proxima_tentativa) where enviado_em is null and recusado_em is null;
create index on atendimento.correio (entidade, exercicio, processo);

-- Facts the city publishes about its service.
create table texto_atendimento (
  entidade int not null references entidade,
  texto int not null,
  valor text not null,
  primary key (entidade, texto)
);
comment on table texto_atendimento is 'Textos sobre o atendimento ao público.';
comment on column texto_atendimento.texto is '1 nome do setor que recebe pedidos no balcão; 2 como é o atendimento.';

create table sic_fisico (
  entidade int primary key references entidade,
  mensagem text,
  mensagem_consulta text,
  arquivo bigint references arquivo
);
comment on table sic_fisico is 'Como pedir informação no balcão.';
comment on column sic_fisico.mensagem is 'Como fazer o pedido; usada quando não há formulário para baixar.';
comment on column sic_fisico.mensagem_consulta is 'Como acompanhar o pedido pelo protocolo.';
comment on column sic_fisico.arquivo is 'Formulário para imprimir e preencher.';

create table responsavel_lai (
  entidade int not null references entidade,
  responsavel int not null,
  nome text not null,
  email text,
  telefone text,
  primary key (entidade, responsavel)
);
comment on table responsavel_lai is 'Responsáveis pelo acesso à informação (Lei nº 12.527/2011, art. 40).';

select sistema.vigiar(tabela) from unnest(array['texto_atendimento', 'sic_fisico', 'responsavel_lai']::regclass[]) as tabela;

create table alvara_pessoa (
  entidade int not null references entidade,
  pessoa int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  nome_fantasia text,
  nome_fantasia_busca text generated always as (sem_acento(nome_fantasia)) stored,
  cnpj_cpf text check (cnpj_cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2}|[0-9A-Z]{12}[0-9]{2})$'),
  logradouro text,
  numero text,
  bairro text,
  primary key (entidade, pessoa)
);
comment on table alvara_pessoa is 'Empresas e profissionais que têm ou tiveram alvará.';
comment on column alvara_pessoa.pessoa is 'Código da empresa ou do profissional na entidade.';
comment on column alvara_pessoa.nome is 'Razão social, ou o nome do profissional.';
comment on column alvara_pessoa.nome_fantasia is 'Nome pelo qual o público o conhece.';

create table alvara (
  entidade int not null,
  pessoa int not null,
  alvara int not null,
  numero_alvara text,
  tipo_documento text,
  atividade_principal text,
  area_utilizada numeric(12, 2) check (area_utilizada >= 0),
  data_validade date,
  arquivo bigint references arquivo,
  primary key (entidade, pessoa, alvara),
  foreign key (entidade, pessoa) references alvara_pessoa
);
create index alvara_arquivo on alvara (arquivo) where arquivo is not null;
comment on table alvara is 'Alvarás e licenças de cada empresa ou profissional.';
comment on column alvara.pessoa is 'Código da empresa ou do profissional, em alvara_pessoa.csv.';
comment on column alvara.alvara is 'Lugar do alvará entre os da mesma pessoa.';
comment on column alvara.numero_alvara is 'Número do alvará, como está escrito nele.';
comment on column alvara.tipo_documento is 'O que autoriza: localização e funcionamento, licença sanitária.';
comment on column alvara.atividade_principal is 'O que se faz no lugar.';
comment on column alvara.area_utilizada is 'Área ocupada, em metros quadrados.';
comment on column alvara.data_validade is 'Último dia em que vale; vazio se não vence.';

create table conselho (
  entidade int not null references entidade,
  conselho int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  finalidade text,
  data_inicial date,
  data_final date,
  local text,
  dias text,
  email text,
  telefone text,
  primary key (entidade, conselho),
  check (data_final >= data_inicial)
);
comment on table conselho is 'Conselhos municipais, em que a população participa das decisões; seus relatórios são anexos de origem conselho, de chave o código.';
comment on column conselho.conselho is 'Código do conselho na entidade.';
comment on column conselho.data_inicial is 'Primeiro dia do mandato em vigor.';
comment on column conselho.data_final is 'Último dia do mandato; vazio se não tem fim.';
comment on column conselho.local is 'Onde se reúne.';
comment on column conselho.dias is 'Quando se reúne, por exemplo toda segunda terça-feira do mês, às 14h.';

create table conselheiro (
  entidade int not null,
  conselho int not null,
  conselheiro int not null,
  nome text not null,
  funcao text,
  representa text,
  status text check (status in ('A', 'I')),
  primary key (entidade, conselho, conselheiro),
  foreign key (entidade, conselho) references conselho
);
comment on table conselheiro is 'Quem faz parte de cada conselho.';
comment on column conselheiro.conselho is 'Código do conselho, em conselho.csv.';
comment on column conselheiro.conselheiro is 'Lugar do conselheiro no conselho.';
comment on column conselheiro.funcao is 'O que faz no conselho: presidente, titular, suplente.';
comment on column conselheiro.representa is 'Quem o indicou: o órgão, a entidade ou os usuários.';
comment on column conselheiro.status is 'A de ativo, I de inativo.';

create table conselho_reuniao (
  entidade int not null,
  conselho int not null,
  reuniao int not null,
  data date not null,
  horario text check (horario ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  local text,
  arquivo bigint references arquivo,
  primary key (entidade, conselho, reuniao),
  foreign key (entidade, conselho) references conselho
);
create index conselho_reuniao_arquivo on conselho_reuniao (arquivo) where arquivo is not null;
comment on table conselho_reuniao is 'Reuniões de cada conselho, com a ata quando já foi publicada.';
comment on column conselho_reuniao.conselho is 'Código do conselho, em conselho.csv.';
comment on column conselho_reuniao.reuniao is 'Lugar da reunião entre as do conselho.';
comment on column conselho_reuniao.data is 'Dia da reunião.';
comment on column conselho_reuniao.horario is 'Hora de começo, como 14:00.';
comment on column conselho_reuniao.local is 'Onde foi ou será.';
comment on column conselho_reuniao.arquivo is 'A ata, em arquivo.csv; vazio enquanto não foi publicada.';

create table audiencia_publica (
  entidade int not null,
  exercicio int not null,
  audiencia int not null,
  natureza text not null,
  natureza_busca text generated always as (sem_acento(natureza)) stored,
  tipo int not null check (tipo in (1, 2, 3)),
  data date not null,
  local text,
  chamamento text,
  indicativo int check (indicativo in (0, 1)),
  data_envio date,
  data_cadastro date,
  numero_lei text,
  data_lei date,
  data_publicacao_lei date,
  veiculo_publicacao text,
  primary key (entidade, exercicio, audiencia),
  foreign key (entidade, exercicio) references exercicio
);
comment on table audiencia_publica is 'Audiências públicas; seus arquivos são anexos de origem audiencia_publica e chave igual ao ano e ao código, por exemplo 2026/3.';
comment on column audiencia_publica.audiencia is 'Código da audiência no ano.';
comment on column audiencia_publica.natureza is 'Do que trata: orçamento, metas fiscais, saúde, plano diretor.';
comment on column audiencia_publica.tipo is '1 presencial, 2 virtual, 3 das duas formas.';
comment on column audiencia_publica.data is 'Dia da audiência.';
comment on column audiencia_publica.local is 'Onde foi ou será.';
comment on column audiencia_publica.chamamento is 'Como a população foi chamada.';
comment on column audiencia_publica.indicativo is '0 se ocorreu, 1 se não ocorreu.';
comment on column audiencia_publica.data_envio is 'Dia em que o convite foi enviado.';
comment on column audiencia_publica.data_cadastro is 'Dia em que foi registrada.';
comment on column audiencia_publica.numero_lei is 'Número e ano da lei discutida.';
comment on column audiencia_publica.data_lei is 'Dia da lei discutida.';
comment on column audiencia_publica.data_publicacao_lei is 'Dia em que a lei foi publicada.';
comment on column audiencia_publica.veiculo_publicacao is 'Onde a lei foi publicada.';

create table fila_saude (
  entidade int not null references entidade,
  fila int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  criterio text,
  data_posicao date,
  primary key (entidade, fila)
);
comment on table fila_saude is 'Filas de espera da saúde: consultas, exames e cirurgias.';
comment on column fila_saude.fila is 'Código da fila na entidade.';
comment on column fila_saude.criterio is 'Como se decide quem é chamado antes.';
comment on column fila_saude.data_posicao is 'O dia de que a fila é um retrato.';

create table fila_saude_paciente (
  entidade int not null,
  fila int not null,
  ordem int not null check (ordem > 0),
  cns text check (cns ~ '^([0-9]{15}|\*{7}[0-9]{4}\*{4})$'),
  prioridade text,
  especialidade text,
  tipo_atendimento text,
  data_entrada date,
  status text,
  primary key (entidade, fila, ordem),
  foreign key (entidade, fila) references fila_saude
);
create index fila_saude_paciente_cns on fila_saude_paciente (entidade, cns);
comment on table fila_saude_paciente is 'Quem espera em cada fila, sem o nome: só o número do cartão do SUS, que o portal mostra em parte coberto.';
comment on column fila_saude_paciente.fila is 'Código da fila, em fila_saude.csv.';
comment on column fila_saude_paciente.ordem is 'Lugar na fila.';
comment on column fila_saude_paciente.cns is 'Número do cartão nacional de saúde, 15 dígitos, ou coberto como *******3456****.';
comment on column fila_saude_paciente.prioridade is 'Urgência com que deve ser atendido.';
comment on column fila_saude_paciente.especialidade is 'Especialidade do profissional.';
comment on column fila_saude_paciente.tipo_atendimento is 'Consulta, exame ou cirurgia.';
comment on column fila_saude_paciente.data_entrada is 'Dia em que entrou na fila.';
comment on column fila_saude_paciente.status is 'Em que pé está a espera.';

create table documento_saude (
  entidade int not null references entidade,
  documento int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  arquivo bigint not null references arquivo,
  primary key (entidade, documento)
);
comment on table documento_saude is 'Documentos da saúde: planos, relatórios e a relação de medicamentos.';
comment on column documento_saude.documento is 'Código do documento na entidade.';

create table escala_profissional (
  entidade int not null references entidade,
  escala int not null,
  nome text not null,
  nome_busca text generated always as (sem_acento(nome)) stored,
  arquivo bigint not null references arquivo,
  primary key (entidade, escala)
);
comment on table escala_profissional is 'Escalas dos profissionais em cada estabelecimento de saúde.';
comment on column escala_profissional.escala is 'Código da escala na entidade.';
comment on column escala_profissional.nome is 'O estabelecimento e o mês.';

create table carta_servico (
  entidade int not null references entidade,
  servico int not null,
  titulo text not null,
  descricao text not null,
  publico text,
  documentos text,
  etapas text,
  prazo text,
  forma text,
  reclamacao text,
  link text check (link ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))'),
  primary key (entidade, servico)
);
comment on table carta_servico is 'Carta de serviços ao usuário (Lei nº 13.460/2017, art. 7º); o que a origem não separa fica todo na descrição.';
comment on column carta_servico.servico is 'Lugar do serviço na carta.';
comment on column carta_servico.descricao is 'O que é o serviço.';
comment on column carta_servico.publico is 'Quem pode pedir.';
comment on column carta_servico.documentos is 'O que é preciso apresentar.';
comment on column carta_servico.etapas is 'Os passos, do pedido à entrega.';
comment on column carta_servico.prazo is 'Em quanto tempo, no máximo, fica pronto.';
comment on column carta_servico.forma is 'Como e onde se pede, e como a resposta chega.';
comment on column carta_servico.reclamacao is 'Onde se reclama.';
comment on column carta_servico.link is 'Onde se pede pela internet: outro sítio, ou uma página deste portal.';

create table contato_covid (
  entidade int not null references entidade,
  contato int not null,
  nome text not null,
  descricao text,
  telefone text,
  email text,
  endereco text,
  horario_atendimento text,
  primary key (entidade, contato)
);
comment on table contato_covid is 'A quem recorrer no combate à COVID-19.';
comment on column contato_covid.descricao is 'O que atende.';
comment on column contato_covid.endereco is 'Onde fica.';

create table medida_covid (
  entidade int not null references entidade,
  medida int not null,
  data date not null,
  titulo text not null,
  descricao text not null,
  link text check (link ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))'),
  primary key (entidade, medida)
);
comment on table medida_covid is 'Medidas adotadas no combate à COVID-19.';
comment on column medida_covid.medida is 'Número da medida.';
comment on column medida_covid.data is 'Dia em que passou a valer.';
comment on column medida_covid.descricao is 'O que se decidiu e para quê.';
comment on column medida_covid.link is 'Onde se lê mais: outro sítio, ou uma página deste portal.';
