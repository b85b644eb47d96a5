-- Who is covered on every screen and file, by whose decision, and what the covered rows really say.

-- No list, file or call reads this schema; only what covers a row, loads it or copies it whole does.
create schema cofre;

create table cofre.original (
  tabela text not null,
  entidade int not null,
  exercicio int,
  chave jsonb not null,
  regra text not null,
  base text not null,
  publico jsonb not null,
  valores jsonb not null,
  primary key (tabela, chave)
);
comment on table cofre.original is 'O que dizem de verdade as linhas encobertas; as tabelas guardam o que todos veem.';
comment on column cofre.original.exercicio is 'Ano da linha; vazio nas tabelas sem ano.';
comment on column cofre.original.chave is 'Chave primária da linha, por coluna.';
comment on column cofre.original.regra is 'Código da regra que a encobre; nas linhas de um empenho, a do empenho.';
comment on column cofre.original.publico is 'O que a linha mostra nas colunas encobertas.';
comment on column cofre.original.valores is 'O que estava nas mesmas colunas.';
create index cofre_original_ano on cofre.original (entidade, exercicio, tabela);

-- What was taken down, apart from who asked for it and why.
create table cofre.retirada (
  retirada int primary key generated always as identity,
  tipo text not null check (tipo in ('linha', 'nome', 'arquivo')),
  alvo jsonb not null,
  desfeita_em timestamptz
);
comment on table cofre.retirada is 'Ordens de retirar uma linha, um nome ou um arquivo, que valem também para as cargas que vierem.';
comment on column cofre.retirada.alvo is 'A tabela e a chave da linha; o nome; o código e o sha256 do arquivo.';

create table cofre.retirado (
  retirada int not null,
  tabela text not null,
  chave jsonb not null,
  linha jsonb not null,
  primary key (retirada, tabela, chave)
);
comment on table cofre.retirado is 'As linhas como eram antes de cada retirada.';
create index cofre_retirado_tabela on cofre.retirado (tabela, chave);

create table sistema.retirada (
  retirada int primary key,
  quem text not null,
  motivo text not null,
  feita_em timestamptz not null default now()
);
comment on table sistema.retirada is 'Quem mandou retirar e por quê; o que se retirou está no cofre.';

create table protecao (
  entidade int not null references entidade,
  protecao int not null,
  efeito text not null check (efeito in ('encobre', 'nomeia')),
  tipo text not null check (tipo in ('natureza', 'programa', 'historico', 'credor', 'empenho')),
  valor text not null,
  base text not null,
  desde date,
  decidido_por text not null,
  decidido_em date not null,
  primary key (entidade, protecao),
  constraint protecao_alcance check (case tipo
    when 'natureza' then valor ~ '^[0-9][0-9.]*$'
    when 'historico' then valor ~ '[A-Za-zÀ-ÿ]{3}'
    when 'credor' then valor ~ '^[0-9]+$'
    when 'empenho' then valor ~ '^[0-9]+/[0-9]{4}$'
    else btrim(valor) <> ''
  end)
);
comment on constraint protecao_alcance on protecao is
  'o valor é, conforme o tipo: os primeiros números da natureza; o código do programa; palavras de três letras ou mais; o código do credor; número/ano do empenho';
comment on table protecao is 'Decisões de encobrir, ou de nomear, as pessoas a quem se paga; somam-se às regras do portal.';
comment on column protecao.protecao is 'Número da decisão.';
comment on column protecao.tipo is 'O que a decisão alcança: natureza, programa, historico, credor ou empenho.';
comment on column protecao.decidido_em is 'Dia da decisão.';
comment on column protecao.efeito is 'encobre ou nomeia; onde duas decisões alcançam o mesmo empenho, a de nomear prevalece.';
comment on column protecao.valor is
  'Conforme o tipo: começo da natureza; código do programa; palavras seguidas do histórico, com * onde a palavra continua; código do credor; número/ano do empenho.';
comment on column protecao.base is 'Fundamento legal, por exemplo LGPD art. 11.';
comment on column protecao.desde is 'Vale para os empenhos desta data em diante; vazia, para todos.';
comment on column protecao.decidido_por is 'Cargo ou órgão de quem decidiu, por exemplo Encarregado de dados.';

alter table empenho add column sigilo text
  check (sigilo in ('saude', 'crianca', 'protecao', 'justica'));
comment on column empenho.sigilo is
  'Por que a pessoa a quem se paga não é nomeada, onde a origem o diz: saude, crianca, protecao (vítimas e testemunhas) ou justica (segredo de justiça).';

alter table estagiario add column menor_de_idade boolean;
comment on column estagiario.menor_de_idade is
  'Se tem menos de 18 anos, e então não é nomeado; vazio onde a origem não diz, e então não se nomeia quem é de nível médio ou aprendiz.';
