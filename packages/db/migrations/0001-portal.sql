-- Who publishes, for which year, under which parameters. Every table of schema public is a fact and travels in the
-- data package; schema resumo holds what a load derives from facts; schema sistema holds what the portal itself keeps.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create schema resumo;
create schema sistema;

-- People write CPFs in histories, in the names of one-person companies and in the names of files; none of them leaves whole, however it is
-- spelt, nor can be searched for. The kit's hideCpfs() says the same in TypeScript. A cell that is only a number is a code, unless it is
-- punctuated as a CPF. Names are qualified, since an index is made without a search path.
create function cpf_valido(cpf text) returns boolean language sql immutable strict parallel safe as $$
  select cpf !~ '^([0-9])\1+$' and substr(cpf, 10) = (
    select (case when p % 11 < 2 then 0 else 11 - p % 11 end)::text || (case when s % 11 < 2 then 0 else 11 - s % 11 end)::text
    from (
      select sum((11 - n) * substr(cpf, n, 1)::int) filter (where n < 10) as p, sum((12 - n) * substr(cpf, n, 1)::int) as s
      from generate_series(1, 10) n
    ) d
  )
$$;

create function mascara_cpf(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  escrito constant text := '(?<![0-9])[0-9](?:[\s.\-/_\u00a0\u00b7\u2000-\u200a\u2010-\u2015\u202f\u205f\u2212\u3000\ufeff]{0,3}[0-9]){10}(?![0-9])';
  prosa constant boolean := texto ~ '[A-Za-zÀ-ÿ]';
  feito text := '';
  resto text := texto;
  achado text;
  cpf text;
  onde int;
begin
  loop
    onde := regexp_instr(resto, escrito);
    exit when onde = 0;
    achado := regexp_substr(resto, escrito);
    cpf := regexp_replace(achado, '[^0-9]', '', 'g');
    if public.cpf_valido(cpf) and (case
      when not prosa then achado <> cpf and achado ~ '^[0-9]{3}[^0-9]*[0-9]{3}[^0-9]*[0-9]{3}[^0-9]*[0-9]{2}$'
      else achado ~ '^[0-9]([^0-9])[0-9](\1[0-9]){9}$'
        or achado !~ '(?<![0-9])[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}(?![0-9])' and achado ~ '^[0-9]+([^0-9]+[0-9]+){0,3}$'
    end) then
      feito := feito || left(resto, onde - 1) || '***.' || substr(cpf, 4, 3) || '.' || substr(cpf, 7, 3) || '-**';
      resto := substr(resto, onde + length(achado));
    else
      onde := onde + length(substring(achado from '^[0-9]+'));
      feito := feito || left(resto, onde - 1);
      resto := substr(resto, onde);
    end if;
  end loop;
  return feito || resto;
end
$$;

-- A look decides first, since hardly any text has one, and many are too short for it; without `strict`, it is written into the query that calls it.
create function sem_cpf(texto text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length(texto) > 10 and texto ~ '[0-9]([^0-9A-Za-z]*[0-9]){10}' then public.mascara_cpf(texto)
    else texto
  end
$$;

-- A document as everyone may see it. The kit's publicDocumento() says the same in TypeScript. Called, not written into the query: planning
-- its cases anew for each page costs more than calling it for each row.
create function documento_publico(documento text) returns text language plpgsql immutable strict parallel safe as $$
declare
  limpo text := documento;
begin
  if limpo !~ '^([0-9A-Z]{14}|[0-9]{11}|\*{3}[0-9]{6}\*{2})$' then
    limpo := upper(regexp_replace(documento, '[^0-9A-Za-z]', '', 'g'));
  end if;
  return case length(limpo)
    when 14 then substr(limpo, 1, 2) || '.' || substr(limpo, 3, 3) || '.' || substr(limpo, 6, 3) || '/' || substr(limpo, 9, 4) || '-' || substr(limpo, 13)
    when 11 then case
      when limpo ~ '^([0-9]{11}|\*{3}[0-9]{6}\*{2})$' then '***.' || substr(limpo, 4, 3) || '.' || substr(limpo, 7, 3) || '-**'
      else substr(limpo, 1, 3) || '.' || substr(limpo, 4, 3) || '.' || substr(limpo, 7, 3) || '-' || substr(limpo, 10)
    end
    when 15 then case when limpo ~ '^[0-9]{15}$' then '*** **** ' || substr(limpo, 8, 4) || ' ****' else documento end
    else documento
  end;
end
$$;

-- The text a visitor searches: no accents, lower case, single spaces, and of a CPF only what is shown. The kit's normalize() says the same
-- in TypeScript.
-- Each look is cheaper than the rewriting it spares, and few texts need them all.
create function sem_acento(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  busca text := public.sem_cpf(texto);
begin
  if octet_length(busca) > length(busca) then
    busca := translate(normalize(busca, NFD), U&'\0300\0301\0302\0303\0308\0327', '');
    if busca ~ '[\u0300-\u036f]' then
      busca := regexp_replace(busca, '[\u0300-\u036f]', '', 'g');
    end if;
  end if;
  if busca ~ '  |(?! )\s' then
    busca := regexp_replace(busca, '\s+', ' ', 'g');
  end if;
  return btrim(lower(busca));
end
$$;

-- A text as the set of its words, without accents and cut where wordsIn() of the kit cuts what is typed, so that the search of the portal
-- and the filters of the lists ask the same index the same thing.
create function palavras(texto text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple', regexp_replace(public.sem_acento(texto), '[^a-z0-9]+', ' ', 'g'))
$$;

-- The check digits of a CNPJ, letters included. The kit's isCnpjCpf() says the same in TypeScript; of a masked CPF nobody can tell.
create function digito_verificador(base text, maior_peso int) returns int language sql immutable strict parallel safe as $$
  select case when resto < 2 then 0 else 11 - resto end from (
    select sum((ascii(substr(base, i, 1)) - 48) * (2 + (length(base) - i) % (maior_peso - 1))) % 11 as resto
    from generate_series(1, length(base)) i
  ) soma
$$;
create function documento_valido(documento text) returns boolean language sql immutable strict parallel safe as $$
  select case
    when documento like '*%' then null
    when length(documento) = 11 then cpf_valido(documento)
    when length(documento) = 14 then documento !~ '^(.)\1+$' and documento = base || um || digito_verificador(base || um, 9)
    else false
  end
  from (select left(documento, -2) as base) b, digito_verificador(base, 9) um
$$;

-- The parts of the city's business. A version, a summary and a kept answer belong to one; the catalog says which table is whose.
create table sistema.area (
  area text primary key,
  herda boolean not null default false
);
comment on column sistema.area.herda is 'O que muda em um ano muda as respostas dos seguintes: empenhos são pagos depois, dívidas e contratos continuam.';
insert into sistema.area (area, herda) values
  ('despesa', true), ('receita', true), ('planejamento', false), ('contratacao', true), ('pessoal', false),
  ('patrimonio', false), ('legislacao', false), ('atendimento', false), ('portal', false);

-- A new number for each change; whoever keeps an answer keeps it under the numbers of what it read. They start at the clock, so that
-- a database made anew never repeats those of the one before.
create sequence sistema.versao;
select setval('sistema.versao', (extract(epoch from clock_timestamp()) * 1000)::bigint);

create table sistema.carga (
  area text not null references sistema.area,
  entidade int not null,
  exercicio int not null,
  versao bigint not null default nextval('sistema.versao'),
  carregada_em timestamptz,
  primary key (area, entidade, exercicio)
);
comment on column sistema.carga.carregada_em is 'Vazio onde nada foi carregado: só visitantes escreveram.';
create index carga_exercicio on sistema.carga (entidade, exercicio);

create function sistema.nova_versao(p_area text, p_entidade int, p_exercicio int) returns void language sql as $$
  insert into sistema.carga (area, entidade, exercicio, carregada_em) values (p_area, p_entidade, p_exercicio, now())
  on conflict (area, entidade, exercicio) do update set versao = excluded.versao, carregada_em = excluded.carregada_em;
  update sistema.carga set versao = nextval('sistema.versao'), carregada_em = now()
  where area = p_area and entidade = p_entidade and exercicio > p_exercicio and (select herda from sistema.area where area = p_area);
$$;

-- What visitors write is no load, yet whoever keeps an answer about it asks again.
create function sistema.mover(p_entidade int, p_exercicio int) returns void language sql as $$
  insert into sistema.carga (area, entidade, exercicio) values ('atendimento', p_entidade, p_exercicio)
  on conflict (area, entidade, exercicio) do update set versao = excluded.versao;
$$;

-- The context is kept in memory by whoever answers. Every write to one of its tables, by whatever hand, says so in its own transaction.
create table sistema.contexto (
  tabela text primary key,
  versao bigint not null default nextval('sistema.versao')
);
create function sistema.mudou_contexto() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from linhas) then
      return null;
    end if;
  end if;
  insert into sistema.contexto (tabela) values (tg_table_name) on conflict (tabela) do update set versao = excluded.versao;
  return null;
end
$$;
create function sistema.vigiar(p_tabela regclass) returns void language plpgsql as $$
begin
  execute format('create trigger contexto_insert after insert on %s referencing new table as linhas
    for each statement execute function sistema.mudou_contexto()', p_tabela);
  execute format('create trigger contexto_update after update on %s referencing new table as linhas
    for each statement execute function sistema.mudou_contexto()', p_tabela);
  execute format('create trigger contexto_delete after delete on %s referencing old table as linhas
    for each statement execute function sistema.mudou_contexto()', p_tabela);
  execute format('create trigger contexto_truncate after truncate on %s
    for each statement execute function sistema.mudou_contexto()', p_tabela);
  insert into sistema.contexto (tabela) select relname from pg_class where oid = p_tabela;
end
$$;

-- The functions that make the summaries are not here: they are code, in resumos/, one file an area, recreated when it changes.
create table sistema.resumo (
  area text primary key references sistema.area,
  sha256 text not null,
  funcoes text[] not null,
  aplicado_em timestamptz not null default now()
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
create function sistema.marcar() returns trigger language plpgsql as $$
begin
  update sistema.marca set n = n + 1 where xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
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

create function sistema.segredo_dos_limites() returns bytea language plpgsql as $$
declare
  v_sal bytea := (select chave from sistema.sal);
begin
  if v_sal is null then
    insert into sistema.sal (chave) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) on conflict do nothing;
    v_sal := (select chave from sistema.sal);
  end if;
  return v_sal;
end
$$;
create function sistema.cifrar(p_sal bytea, p_texto text) returns bytea language sql stable as $$
  select sha256(p_sal || convert_to(p_texto, 'UTF8'))
$$;

-- Spends from all the accounts or from none, and says which had not enough; a negative amount gives back. Whoever spends from two always names them in the same order.
create function sistema.gastar(p_contas text[], p_quanto bigint[], p_limites bigint[], p_segundos int[]) returns table (cheia int, espera int) language plpgsql as $$
declare
  v_sal bytea := sistema.segredo_dos_limites();
  v_agora timestamptz := clock_timestamp();
  v_chave bytea;
  v_gastas bytea[] := '{}';
begin
  for i in 1 .. cardinality(p_contas) loop
    v_chave := sistema.cifrar(v_sal, p_contas[i]);
    insert into sistema.limite as l (chave, gasto, ate)
    values (v_chave, greatest(0, p_quanto[i]), v_agora + make_interval(secs => p_segundos[i]))
    on conflict (chave) do update set
      gasto = case when l.ate > v_agora then greatest(0, l.gasto + p_quanto[i]) else excluded.gasto end,
      ate = case when l.ate > v_agora then l.ate else excluded.ate end
    where l.ate <= v_agora or l.gasto + p_quanto[i] <= p_limites[i];
    if not found then
      update sistema.limite l set gasto = l.gasto - u.quanto from unnest(v_gastas, p_quanto[1:i - 1]) as u (chave, quanto) where l.chave = u.chave;
      return query select i, greatest(1, ceil(extract(epoch from l.ate - v_agora)))::int from sistema.limite l where l.chave = v_chave;
      return;
    end if;
    v_gastas := v_gastas || v_chave;
  end loop;
end
$$;

-- Keeps a question by a person's document as one that found nobody, or says why it may not be asked and for how long. The answer depends on what was
-- asked before and on what everyone sees of the document, never on the document itself. Only questions of one network, or of people alike, wait for each other.
create function sistema.perguntar_por_pessoa(
  p_rede text, p_documento text, p_parecido text, p_erro int, p_acerto int, p_no_minuto int, p_no_dia int, p_da_rede int, p_de_todos int
) returns table (recusa text, espera int, conhecido boolean) language plpgsql as $$
declare
  v_sal bytea := sistema.segredo_dos_limites();
  v_rede bytea := sistema.cifrar(v_sal, 'rede ' || p_rede);
  v_documento bytea := sistema.cifrar(v_sal, 'documento ' || p_documento);
  v_parecido bytea := sistema.cifrar(v_sal, 'parecido ' || p_parecido);
  v_agora timestamptz;
  v_minuto timestamptz;
  v_dia timestamptz;
  v_livre timestamptz;
  v_perguntas record;
  v_parecidas record;
begin
  perform pg_advisory_xact_lock(48001, hashtext(encode(v_rede, 'hex')));
  perform pg_advisory_xact_lock(48002, hashtext(encode(v_parecido, 'hex')));
  v_agora := clock_timestamp();
  v_minuto := v_agora - interval '1 minute';
  v_dia := v_agora - interval '1 day';
  select coalesce(sum(pontos) filter (where feita_em > v_minuto), 0) as no_minuto, min(feita_em) filter (where feita_em > v_minuto) as desde_minuto,
    coalesce(sum(pontos), 0) as no_dia, min(feita_em) as desde_dia,
    bool_or(achado) filter (where documento = v_documento) as esta,
    count(*) filter (where not achado and parecido = v_parecido) as parecidas, min(feita_em) filter (where not achado and parecido = v_parecido) as desde_parecidas
  into v_perguntas
  from (select *, case when achado then p_acerto else p_erro end as pontos from sistema.pergunta_por_pessoa where rede = v_rede and feita_em > v_dia) p;
  select count(distinct documento) as total, min(feita_em) as desde into v_parecidas
  from sistema.pergunta_por_pessoa where parecido = v_parecido and feita_em > v_dia and not achado;
  if v_perguntas.no_dia + p_erro > p_no_dia then
    recusa := 'dia';
    v_livre := v_perguntas.desde_dia + interval '1 day';
  elsif v_perguntas.parecidas >= p_da_rede or v_parecidas.total >= p_de_todos then
    recusa := 'parecidos';
    v_livre := case when v_perguntas.parecidas >= p_da_rede then v_perguntas.desde_parecidas else v_parecidas.desde end + interval '1 day';
  elsif v_perguntas.no_minuto + p_erro > p_no_minuto then
    recusa := 'minuto';
    v_livre := v_perguntas.desde_minuto + interval '1 minute';
  elsif v_perguntas.esta is null then
    insert into sistema.pergunta_por_pessoa (rede, documento, parecido, feita_em) values (v_rede, v_documento, v_parecido, v_agora)
    on conflict (rede, documento) do update set achado = false, feita_em = excluded.feita_em;
  end if;
  conhecido := v_perguntas.esta is true;
  espera := greatest(1, ceil(extract(epoch from v_livre - v_agora)))::int;
  return next;
end
$$;

create function sistema.achar_pessoa(p_rede text, p_documento text) returns void language plpgsql as $$
declare
  v_sal bytea := sistema.segredo_dos_limites();
  v_rede bytea := sistema.cifrar(v_sal, 'rede ' || p_rede);
  v_documento bytea := sistema.cifrar(v_sal, 'documento ' || p_documento);
begin
  update sistema.pergunta_por_pessoa set achado = true where rede = v_rede and documento = v_documento and not achado;
end
$$;

-- Takes a place of each kind, or of none, and says which kind has none left, and whether for this network alone. A place nobody speaks for any more is free.
create function sistema.ocupar(p_lugar uuid, p_rede text, p_tipos text[], p_da_rede int[], p_de_todos int[], p_segundos int) returns table (cheio int, da_rede boolean) language plpgsql as $$
declare
  v_rede bytea := case when p_rede <> '' then sistema.cifrar(sistema.segredo_dos_limites(), 'rede ' || p_rede) end;
  v_agora timestamptz;
  v_ocupados record;
begin
  perform pg_advisory_xact_lock(48003, 0);
  v_agora := clock_timestamp();
  delete from sistema.lugar where ate < v_agora;
  for i in 1 .. cardinality(p_tipos) loop
    select count(*) as todos, count(*) filter (where rede = v_rede) as da_rede into v_ocupados from sistema.lugar where tipo = p_tipos[i];
    if v_ocupados.da_rede >= p_da_rede[i] or v_ocupados.todos >= p_de_todos[i] then
      return query select i, v_ocupados.da_rede >= p_da_rede[i];
      return;
    end if;
  end loop;
  insert into sistema.lugar (lugar, tipo, rede, ate) select p_lugar, tipo, v_rede, v_agora + make_interval(secs => p_segundos) from unnest(p_tipos) as tipo;
end
$$;

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
