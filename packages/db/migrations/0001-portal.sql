-- Who publishes, for which year, under which parameters. Every table of schema public is a fact and travels in the
-- data package; schema sistema holds what the portal itself keeps. What is code (functions, summaries, views) stands in
-- functions/ and resumos/, and the functions are there before the first migration.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The parts of the city's business. A version, a summary and a kept answer belong to one; the catalog says which table is whose.
create table sistema.area (
  area text primary key,
  herda boolean not null default false
);
comment on column sistema.area.herda is 'O que muda em um ano muda as respostas dos seguintes: empenhos são pagos depois, dívidas e contratos continuam.';
insert into sistema.area (area, herda) values
  ('despesa', true), ('receita', true), ('planejamento', false), ('contratacao', true), ('pessoal', false),
  ('patrimonio', false), ('legislacao', false), ('atendimento', false), ('portal', false);

-- A new number for each change; whoever keeps an answer keeps it under the numbers of what it read. It is the
-- millisecond of the change, and a turn that tells those of one millisecond apart: a count alone would go back with a
-- restored database and give the numbers of what was lost to what came after (docs/decisions/0062).
create sequence sistema.do_milissegundo minvalue 0 maxvalue 999 cycle;
create domain sistema.versao as bigint
  default (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('sistema.do_milissegundo');

create table sistema.carga (
  area text not null references sistema.area,
  entidade int not null,
  exercicio int not null,
  versao sistema.versao not null,
  carregada_em timestamptz,
  primary key (area, entidade, exercicio)
);
comment on column sistema.carga.carregada_em is 'Vazio onde nada foi carregado: só visitantes escreveram.';
create index carga_exercicio on sistema.carga (entidade, exercicio);

-- The context is kept in memory by whoever answers. Every write to one of its tables, by whatever hand, says so in its own transaction.
create table sistema.contexto (
  tabela text primary key,
  versao sistema.versao not null
);

-- A load takes, in order, the steps that read a table it changed, or a summary that a step before it wrote.
create table sistema.etapa_resumo (
  ordem int primary key,
  area text not null references sistema.area,
  funcao text not null unique,
  le text[] not null,
  escreve text[] not null
);

create table sistema.ultima_atualizacao (
  entidade int not null,
  exercicio int not null,
  modulo int not null,
  tabela text not null,
  atualizada_em timestamptz not null default now(),
  primary key (entidade, exercicio, modulo, tabela)
);

-- The first and the last of a table in a year change what the standard menu offers there.
create trigger contexto_insert after insert on sistema.ultima_atualizacao referencing new table as linhas
  for each statement execute function sistema.mudou_contexto();
create trigger contexto_delete after delete on sistema.ultima_atualizacao referencing old table as linhas
  for each statement execute function sistema.mudou_contexto();
create trigger contexto_truncate after truncate on sistema.ultima_atualizacao
  for each statement execute function sistema.mudou_contexto();
insert into sistema.contexto (tabela) values ('ultima_atualizacao');

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

-- One number that grows with each transaction that changes a version or the state, in the order in which they commit: two servers of the same
-- history are compared by it. It is written as the last thing before the commit, so that nobody waits for a load.
create table sistema.marca (
  unica boolean primary key default true check (unica),
  n bigint not null
);
insert into sistema.marca (n) values ((extract(epoch from clock_timestamp()) * 1000)::bigint);
create constraint trigger marcar after insert or update or delete on sistema.carga
  deferrable initially deferred for each row execute function sistema.marcar();
create constraint trigger marcar after insert or update or delete on sistema.contexto
  deferrable initially deferred for each row execute function sistema.marcar();
create constraint trigger marcar after insert or update or delete on sistema.estado
  deferrable initially deferred for each row execute function sistema.marcar();

-- What protects people is counted here, where every process sees it. Unlogged: it is in no replica and no physical copy, costs no flush of the log, and is
-- forgotten when the server crashes (docs/decisions/0048). Networks and documents are kept only as hashes under a secret that is forgotten with them.
create unlogged table sistema.sal (
  unico boolean primary key default true check (unico),
  chave bytea not null,
  criado_em timestamptz not null default now()
);
create unlogged table sistema.limite (
  chave bytea primary key,
  gasto bigint not null,
  ate timestamptz not null
) with (fillfactor = 70);
create unlogged table sistema.pergunta_por_pessoa (
  rede bytea not null,
  documento bytea not null,
  parecido bytea not null,
  achado boolean not null default false,
  feita_em timestamptz not null,
  primary key (rede, documento)
);
create index pergunta_por_pessoa_parecido on sistema.pergunta_por_pessoa (parecido);
create unlogged table sistema.lugar (
  lugar uuid not null,
  tipo text not null,
  rede bytea,
  ate timestamptz not null,
  primary key (lugar, tipo)
);
comment on column sistema.lugar.ate is 'Até quando vale se o processo que o ocupa não disser mais nada.';

create table arquivo (
  arquivo bigint primary key,
  nome text not null,
  tipo_conteudo text not null,
  tamanho bigint not null check (tamanho >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  data timestamptz not null,
  data_validade date,
  ativo boolean not null default true
);
comment on table arquivo is 'Arquivos publicados; o conteúdo fica guardado pelo sha256.';
comment on column arquivo.data is 'Quando o arquivo foi publicado.';
comment on column arquivo.data_validade is 'Último dia em que o documento vale; depois dele o portal não o entrega mais. Vazia, vale sempre.';
comment on column arquivo.ativo is 'Se o documento ainda vale; o que não vale não é entregue.';

create table entidade (
  entidade int primary key check (entidade > 0),
  nome text not null,
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  tipo text not null check (tipo in ('E', 'L', 'R', 'A', 'D')),
  entidade_principal boolean,
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
  ano_base_ppa int,
  mascara_despesa text check (mascara_despesa ~ '^#+(\.#+){6,}\.?$'),
  primary key (entidade, exercicio)
);
comment on table exercicio is 'Anos de cada entidade abertos à consulta.';
comment on column exercicio.mascara_despesa is 'Como a entidade separa os dígitos da programática: órgão, unidade, função, subfunção, programa, projeto (em um grupo, ou o primeiro dígito à parte) e natureza.';

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
  rota text check (rota ~ '^/(?![/\\])'),
  link text check (link ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))'),
  url_auxiliar text check (url_auxiliar ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))'),
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
  cargo text,
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

create table pergunta_frequente (
  entidade int not null references entidade,
  numero int not null,
  pergunta text not null,
  resposta text not null,
  primary key (entidade, numero)
);
comment on table pergunta_frequente is 'Perguntas que mais se fazem, com a resposta.';
comment on column pergunta_frequente.numero is 'Lugar da pergunta na página.';
comment on column pergunta_frequente.pergunta is 'A pergunta, como o cidadão a faz.';
comment on column pergunta_frequente.resposta is 'A resposta, em linguagem simples.';

create table link_util (
  entidade int not null references entidade,
  numero int not null,
  tipo int not null default 1 check (tipo in (1, 2)),
  descricao text not null,
  link text not null check (link ~ '^[Hh][Tt][Tt][Pp][Ss]?://'),
  ativo boolean not null default true,
  primary key (entidade, numero)
);
comment on table link_util is 'Endereços de outros sítios que interessam a quem consulta o portal.';
comment on column link_util.numero is 'Lugar do endereço na página.';
comment on column link_util.tipo is '1 para o cidadão, 2 para o fornecedor.';
comment on column link_util.ativo is 'Se ainda é mostrado.';

create table organograma (
  entidade int not null references entidade,
  item int not null,
  item_pai int,
  descricao text not null,
  resumo text,
  link text check (link ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))'),
  arquivo bigint references arquivo,
  primary key (entidade, item),
  foreign key (entidade, item_pai) references organograma,
  check (item_pai <> item)
);
comment on table organograma is 'A estrutura da entidade: cada órgão e o que está abaixo dele.';
comment on column organograma.item is 'Número do órgão; dá também a ordem.';
comment on column organograma.item_pai is 'O órgão de que depende; vazio nos primeiros.';
comment on column organograma.resumo is 'O que faz e quem responde por ele (HTML).';
comment on column organograma.link is 'Onde se lê mais: outro sítio, ou uma página deste portal.';

create table certidao_entidade (
  entidade int not null references entidade,
  certidao int not null,
  nome text not null,
  data_validade date,
  ativo boolean not null default true,
  arquivo bigint not null references arquivo,
  primary key (entidade, certidao)
);
create index certidao_entidade_arquivo on certidao_entidade (arquivo);
comment on table certidao_entidade is 'Certidões da entidade mostradas com o selo; o arquivo de uma vencida não é entregue.';
comment on column certidao_entidade.certidao is 'Lugar da certidão na página.';
comment on column certidao_entidade.data_validade is 'Último dia em que vale; vazio se não vence.';
comment on column certidao_entidade.ativo is 'Se ainda vale; a que não vale está vencida, qualquer que seja o dia.';

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
create index anexo_arquivo on anexo (arquivo);
comment on table anexo is 'Arquivos ligados a uma linha de outra tabela.';
comment on column anexo.origem is 'Nome da tabela da linha, por exemplo diaria; ajuda para o manual do portal e manual_fornecedor para o do fornecedor, ambos de chave manual.';
comment on column anexo.chave is 'Chave da linha sem a entidade, com barras, por exemplo 2026/0201/153/1.';

-- What contexto answers from memory: whoever writes one of these tells it.
select sistema.vigiar(tabela) from unnest(array[
  'arquivo', 'entidade', 'exercicio', 'configuracao', 'parametro', 'menu', 'nota_explicativa', 'notificacao', 'contato', 'glossario'
]::regclass[]) as tabela;

-- What a copy of the database leaves out, since each database has its own or makes it again (docs/decisions/0065).
create table sistema.refeita (
  tabela text primary key
);
insert into sistema.refeita (tabela) values
  ('sistema.refeita'), ('sistema.contexto'), ('sistema.marca'), ('sistema.etapa_resumo');
