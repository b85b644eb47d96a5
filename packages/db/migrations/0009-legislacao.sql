-- The laws and acts of each entity, which others they speak of and where they were published, the editions of the official gazette, and
-- the reports and documents published by group.
create table tipo_documento_legal (
  entidade int not null references entidade,
  tipo int not null,
  descricao text not null,
  primary key (entidade, tipo)
);
comment on table tipo_documento_legal is 'Tipos de documento legal: lei ordinária, decreto, portaria.';

create table natureza_lei (
  entidade int not null references entidade,
  natureza int not null,
  descricao text not null,
  primary key (entidade, natureza)
);
comment on table natureza_lei is 'Naturezas das leis e atos: normativa, orçamentária, administrativa.';

create table escopo_lei (
  entidade int not null references entidade,
  escopo int not null,
  descricao text not null,
  primary key (entidade, escopo)
);
comment on table escopo_lei is 'Escopos das leis e atos: do que tratam.';

create table lei_ato (
  entidade int not null references entidade,
  lei int not null,
  numero int check (numero > 0),
  numero_texto text,
  ano int not null check (ano between 1900 and 2100),
  tipo int not null,
  natureza int not null,
  escopo int,
  aba text not null default 'geral' check (aba in ('geral', 'pessoal', 'despesa', 'receita')),
  covid boolean,
  sistema int not null default 1,
  tabela text not null default 'LEI_ATO' check (tabela ~ '^[A-Za-z0-9_]+$'),
  data date,
  sumula text,
  primary key (entidade, lei),
  foreign key (entidade, tipo) references tipo_documento_legal,
  foreign key (entidade, natureza) references natureza_lei,
  foreign key (entidade, escopo) references escopo_lei
);
create index lei_ato_data on lei_ato (entidade, data, lei);
create index lei_ato_numero on lei_ato (entidade, numero, lei);
create index lei_ato_documento on lei_ato (entidade, (lpad(ano::text, 4, '0') || lpad(numero::text, 9, '0')), lei);
create index lei_ato_ano on lei_ato (entidade, ano, data, lei);
create index lei_ato_tipo on lei_ato (entidade, tipo, data, lei);
create index lei_ato_palavras on lei_ato using gin (palavras(sumula));
comment on table lei_ato is 'Leis e atos; seus arquivos são anexos de origem lei_ato e chave igual ao código da lei, por exemplo 153.';
comment on column lei_ato.lei is 'Código da lei ou do ato na entidade.';
comment on column lei_ato.numero is 'Número do ato; vazio nos que não o têm.';
comment on column lei_ato.numero_texto is 'O número como foi publicado, onde não é só um número: 12-A/2023.';
comment on column lei_ato.aba is 'A página em que aparece além da geral: pessoal, despesa ou receita.';
comment on column lei_ato.covid is 'Trata do combate à COVID-19.';
comment on column lei_ato.sistema is 'Código do sistema de origem.';
comment on column lei_ato.tabela is 'Nome da tabela no sistema de origem.';
comment on column lei_ato.sumula is 'A ementa: do que trata, em uma frase.';

create table lei_vinculada (
  entidade int not null,
  lei int not null,
  vinculada int not null,
  relacao text not null check (relacao in ('altera', 'revoga', 'regulamenta', 'cita')),
  primary key (entidade, lei, vinculada),
  foreign key (entidade, lei) references lei_ato,
  foreign key (entidade, vinculada) references lei_ato,
  check (lei <> vinculada)
);
create index lei_vinculada_volta on lei_vinculada (entidade, vinculada);
comment on table lei_vinculada is 'De uma lei a outra: a primeira altera, revoga, regulamenta ou cita a vinculada.';

create table lei_publicacao (
  entidade int not null,
  lei int not null,
  sequencia int not null,
  descricao text not null,
  data_publicacao date,
  pagina int,
  numero_edicao int,
  ano_edicao int,
  primary key (entidade, lei, sequencia),
  foreign key (entidade, lei) references lei_ato
);
comment on table lei_publicacao is 'Onde e quando cada lei ou ato foi publicado.';
comment on column lei_publicacao.descricao is 'O veículo: o diário, o jornal ou o mural.';

create table diario_oficial (
  entidade int not null references entidade,
  edicao int not null check (edicao > 0),
  ano int not null check (ano between 1900 and 2100),
  tipo text not null check (tipo in ('ORDINARIA', 'SUPLEMENTAR', 'EXTRAORDINARIA', 'CAMARA')),
  descricao text not null,
  descricao_busca text generated always as (sem_acento(descricao)) stored,
  publicado_em timestamptz not null,
  publicado_por text,
  assinado_por text,
  arquivo bigint not null references arquivo,
  primary key (entidade, edicao)
);
create index diario_oficial_publicado on diario_oficial (publicado_em);
create index diario_oficial_numero on diario_oficial (edicao, (entidade::text || '-' || edicao::text));
create index diario_oficial_dia on diario_oficial (((publicado_em at time zone 'America/Sao_Paulo')::date), (entidade::text || '-' || edicao::text));
create index diario_oficial_tipo on diario_oficial (tipo, (entidade::text || '-' || edicao::text));
create index diario_oficial_arquivo on diario_oficial (arquivo);
create index diario_oficial_palavras on diario_oficial using gin (palavras(descricao));
comment on table diario_oficial is 'Edições do diário oficial, de qualquer entidade.';
comment on column diario_oficial.descricao is 'O que a edição traz, em poucas palavras.';
comment on column diario_oficial.assinado_por is 'Quem responde pela edição.';

create table publicacao_grupo (
  entidade int not null references entidade,
  grupo int not null check (grupo > 0),
  descricao text not null,
  por_exercicio boolean not null default true,
  primary key (entidade, grupo)
);
comment on table publicacao_grupo is 'Grupos de publicações. O 1 é o do relatório resumido da execução orçamentária (RREO) e o 2 o do relatório de gestão fiscal (RGF).';
comment on column publicacao_grupo.grupo is 'Número do grupo.';
comment on column publicacao_grupo.por_exercicio is 'Se mostra só o que é do ano escolhido; senão, o de todos os anos.';

create table publicacao_subgrupo (
  entidade int not null,
  grupo int not null,
  subgrupo int not null check (subgrupo > 0),
  ordem int not null,
  descricao text not null,
  primary key (entidade, grupo, subgrupo),
  foreign key (entidade, grupo) references publicacao_grupo
);
comment on table publicacao_subgrupo is 'Subgrupos de publicações; nos relatórios fiscais, um para cada anexo.';
comment on column publicacao_subgrupo.grupo is 'Número do grupo, em publicacao_grupo.csv.';
comment on column publicacao_subgrupo.subgrupo is 'Número do subgrupo no grupo; o resumo anual leva ao 20 (saúde) e ao 16 (educação) do grupo 1, e ao 24 (pessoal) do grupo 2.';

create table publicacao (
  entidade int not null,
  publicacao int not null,
  grupo int not null,
  subgrupo int not null,
  ano int not null check (ano between 1900 and 2100),
  tipo_periodo int check (tipo_periodo in (1, 2, 3, 4, 6, 12)),
  descricao text not null,
  resumo text,
  arquivo bigint references arquivo,
  link text check (link ~ '^[Hh][Tt][Tt][Pp][Ss]?://'),
  primary key (entidade, publicacao),
  foreign key (entidade, grupo, subgrupo) references publicacao_subgrupo,
  check ((arquivo is null) <> (link is null))
);
create index publicacao_subgrupo_ano on publicacao (entidade, grupo, subgrupo, ano);
comment on table publicacao is 'Relatórios e documentos publicados: cada um tem um arquivo, ou o endereço de onde está.';
comment on column publicacao.publicacao is 'Código da publicação na entidade.';
comment on column publicacao.grupo is 'Número do grupo, em publicacao_grupo.csv.';
comment on column publicacao.subgrupo is 'Número do subgrupo, em publicacao_subgrupo.csv.';
comment on column publicacao.resumo is 'O que traz, em uma frase.';
comment on column publicacao.ano is 'Ano de que trata.';
comment on column publicacao.tipo_periodo is 'Quantos meses o documento abrange: 1, 2 (bimestre), 3, 4 (quadrimestre), 6 ou 12.';
comment on column publicacao.descricao is 'Como se chama na árvore: o período, por exemplo 1º Bimestre - Consolidado.';
create index anexo_das_atas on anexo (entidade, (regexp_replace(chave, '/[^/]*$', ''))) where origem = 'licitacao_ata';

create table sistema.documento (
  sha256 text primary key,
  situacao text not null check (situacao in ('lido', 'sem_texto', 'ilegivel', 'ausente')),
  paginas int not null,
  lido_em timestamptz not null default now(),
  leitor int not null,
  motivo text check (motivo in ('formato', 'senha', 'memoria', 'tempo', 'falha')),
  check ((motivo is not null) = (situacao = 'ilegivel'))
);
comment on table sistema.documento is 'Documentos de que se leu o texto, ou se tentou; sem_texto é o digitalizado como imagem, e ausente o que ainda se espera.';
comment on column sistema.documento.leitor is 'Versão do leitor; o ilegivel de uma é tentado de novo pelas seguintes.';
comment on column sistema.documento.motivo is
  'Por que não pôde ser lido: estragado ou não é PDF, pede senha, pediu memória ou tempo demais, ou parou o leitor.';

create table sistema.documento_pagina (
  sha256 text not null references sistema.documento on delete cascade,
  pagina int not null,
  texto text not null,
  palavras tsvector generated always as (palavras(texto)) stored,
  primary key (sha256, pagina)
) with (toast_tuple_target = 128);
-- Whole pages of text are kept aside, so that the pages found by a word are read close together.
alter table sistema.documento_pagina alter column sha256 set storage plain;
create index documento_pagina_palavras on sistema.documento_pagina using gin (palavras);
create index arquivo_sha256 on arquivo (sha256);
-- Read again from the files.
insert into sistema.refeita (tabela) values ('sistema.documento'), ('sistema.documento_pagina');
