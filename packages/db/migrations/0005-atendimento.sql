-- What people write to the city through the portal, and what the city answers. It is the portal's own: it is in no data package,
-- cites no table of facts, and no load or demonstration touches what a visitor wrote.
create schema atendimento;

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

create function atendimento.proximo_numero(p_entidade int, p_exercicio int) returns int language sql as $$
  insert into atendimento.numeracao as n (entidade, exercicio, ultimo) values (p_entidade, p_exercicio, 1)
  on conflict (entidade, exercicio) do update set ultimo = n.ultimo + 1
  returning ultimo
$$;

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
