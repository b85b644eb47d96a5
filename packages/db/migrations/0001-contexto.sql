-- Who publishes, for which year, under which parameters. Every table of schema public is a fact and travels in the
-- data package; schema resumo holds what a load derives from facts; schema sistema holds what the portal itself keeps.
create extension if not exists pg_trgm;
create schema resumo;
create schema sistema;

-- The text a visitor searches: no accents, lower case, single spaces. The kit's normalize() says the same in TypeScript.
create function sem_acento(texto text) returns text language sql immutable strict parallel safe as $$
  select btrim(lower(regexp_replace(regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')))
$$;

create table arquivo (
  arquivo bigint primary key,
  nome text not null,
  tipo_conteudo text not null,
  tamanho bigint not null check (tamanho >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  data timestamptz not null
);
comment on table arquivo is 'Arquivos publicados; o conteúdo fica guardado pelo sha256.';

create table entidade (
  entidade int primary key check (entidade > 0),
  nome text not null,
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  tipo text not null check (tipo in ('E', 'L', 'R', 'A', 'D')),
  entidade_principal boolean not null default false,
  logradouro text,
  bairro text,
  cidade text,
  uf text check (uf ~ '^[A-Z]{2}$'),
  cep text,
  telefone text,
  email text,
  site text,
  horario_atendimento text,
  registrado boolean not null default true,
  habilitado_portal boolean not null default true,
  brasao bigint references arquivo
);
comment on table entidade is 'Entidades do município que publicam no portal.';
comment on column entidade.tipo is 'E executivo, L legislativo, R previdência, A autarquia, D demais.';

create table exercicio (
  entidade int not null references entidade,
  exercicio int not null check (exercicio between 1990 and 2100),
  aberto boolean not null default true,
  fechado boolean not null default false,
  ano_base_ppa int not null,
  primary key (entidade, exercicio)
);
comment on table exercicio is 'Anos de cada entidade abertos à consulta.';

create table configuracao (
  entidade int primary key references entidade,
  cor text not null default '#0b5cad' check (cor ~ '^#[0-9a-fA-F]{6}$'),
  imagem bigint references arquivo,
  selo bigint references arquivo,
  selo_data_avaliacao date,
  selo_processo_tce text,
  selo_nota_obtida numeric(5, 2),
  aviso text
);
comment on table configuracao is 'Aparência e selo de cada entidade.';

create table parametro (
  entidade int not null,
  exercicio int not null,
  parametro int not null check (parametro > 0),
  valor text not null,
  primary key (entidade, exercicio, parametro),
  foreign key (entidade, exercicio) references exercicio
);
comment on table parametro is 'Parâmetros numerados que ligam e desligam seções e colunas.';

create table menu (
  entidade int not null,
  exercicio int not null,
  menu int not null,
  menu_pai int,
  ordem int not null,
  titulo text not null,
  subtitulo text not null default '',
  rota text,
  link text,
  url_auxiliar text,
  imagem text,
  atalho text,
  primary key (entidade, exercicio, menu),
  foreign key (entidade, exercicio) references exercicio,
  foreign key (entidade, exercicio, menu_pai) references menu
);
comment on table menu is 'Menu do portal, em árvore; rota é interna, link é externo.';

create table nota_explicativa (
  entidade int not null references entidade,
  nota int not null,
  rota text not null,
  texto text not null,
  primary key (entidade, nota)
);
comment on table nota_explicativa is 'Texto explicativo (HTML) de cada rota.';

create table notificacao (
  entidade int not null,
  exercicio int not null,
  notificacao int not null,
  rota text not null,
  titulo text not null,
  descricao text not null,
  arquivo bigint references arquivo,
  primary key (entidade, exercicio, notificacao),
  foreign key (entidade, exercicio) references exercicio
);
comment on table notificacao is 'Aviso mostrado ao abrir uma rota; a página inicial é a rota home.';

create table contato (
  entidade int not null references entidade,
  contato int not null,
  nome text not null,
  cargo text not null,
  email text,
  telefone text,
  primary key (entidade, contato)
);
comment on table contato is 'Pessoas e setores a quem o cidadão pode escrever.';

create table glossario (
  entidade int not null references entidade,
  termo int not null,
  topico text not null,
  descricao text not null,
  topico_busca text generated always as (sem_acento(topico)) stored,
  primary key (entidade, termo)
);
comment on table glossario is 'Palavras da lei em linguagem simples.';

create table anexo (
  entidade int not null references entidade,
  origem text not null,
  chave text not null,
  ordem int not null,
  arquivo bigint not null references arquivo,
  tipo_anexo text,
  numero text,
  ano int,
  primary key (entidade, origem, chave, ordem)
);
comment on table anexo is 'Arquivos ligados a uma linha de outra tabela.';
comment on column anexo.origem is 'Nome da tabela da linha, por exemplo diaria.';
comment on column anexo.chave is 'Chave da linha sem a entidade, com barras, por exemplo 2026/0201/153/1.';

-- A new number for each load; whoever caches an answer keeps it under this number.
create sequence sistema.versao;

create table sistema.carga (
  entidade int not null,
  exercicio int not null,
  versao bigint not null default nextval('sistema.versao'),
  carregada_em timestamptz not null default now(),
  primary key (entidade, exercicio)
);

create table sistema.ultima_atualizacao (
  entidade int not null,
  exercicio int not null,
  modulo int not null,
  tabela text not null,
  atualizada_em timestamptz not null default now(),
  primary key (entidade, exercicio, modulo, tabela)
);

create table sistema.acesso (
  entidade int not null,
  dia date not null,
  visitas bigint not null,
  primary key (entidade, dia)
);

create table sistema.estado (
  chave text primary key,
  valor text not null,
  alterado_em timestamptz not null default now()
);
