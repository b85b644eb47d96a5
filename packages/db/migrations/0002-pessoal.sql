-- People who work for the city.
create table servidor (
  entidade int not null references entidade,
  matricula int not null,
  nome text not null,
  cpf text check (cpf ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2})$'),
  cargo text,
  lotacao text,
  secretaria text,
  nome_busca text generated always as (sem_acento(nome)) stored,
  primary key (entidade, matricula)
);
comment on table servidor is 'Servidores citados em diárias, adiantamentos e ajudas de custo.';
create index servidor_nome_trgm on servidor using gin (nome_busca gin_trgm_ops);
