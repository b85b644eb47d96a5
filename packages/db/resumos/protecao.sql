-- How people are covered: the tables that lists read hold what everybody may see, and cofre.original what a covered row really says. Each year is
-- covered before its summaries are made, so that nothing after this ever reads a name it may not show.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (1, 'despesa', 'proteger_empenhos', '{empenho, dotacao, fornecedor, protecao}', '{empenho}'),
  (2, 'despesa', 'proteger_partes',
    '{empenho, empenho_item, empenho_anulacao, liquidacao, liquidacao_estorno, liquidacao_documento, retencao, anexo, arquivo, dotacao, fornecedor, protecao}',
    '{}'),
  (3, 'despesa', 'nomear_credores',
    '{empenho, nota_extraorcamentaria, fornecedor, protecao, contrato, adjudicacao, homologacao, licitacao_item, licitacao_participante, licitacao_cotacao, licitacao_certidao, estoque}',
    '{}'),
  (4, 'despesa', 'proteger_notas', '{nota_extraorcamentaria, nota_extraorcamentaria_item, fornecedor, protecao}', '{nota_extraorcamentaria}'),
  (5, 'pessoal', 'proteger_estagiarios', '{estagiario}', '{}'),
  (22, 'despesa', 'encobrir_credores', '{empenho, nota_extraorcamentaria, fornecedor, protecao}', '{}'),
  (23, 'despesa', 'contar_protegidos', '{resumo.empenho}', '{resumo.protecao}');

-- The condition by which the row of a table is the one that a key in JSON names: of the entity $1 and, in a table with years, of the year $2, so
-- that no more of the table is looked at.
create function cofre.mesma_linha(p_tabela text, p_linha text, p_chave text) returns text language sql stable as $$
  select string_agg(
    case attname
      when 'entidade' then format('%s.entidade = $1', p_linha)
      when 'exercicio' then format('%s.exercicio = $2', p_linha)
      else format('%s.%I = (%s->>%L)::%s', p_linha, attname, p_chave, attname, format_type(atttypid, atttypmod))
    end, ' and ' order by attnum
  )
  from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = format('public.%I', p_tabela)::regclass and i.indisprimary
$$;

create function cofre.trocas(p_colunas text[], p_de text) returns text language sql immutable as $$
  select string_agg(format('%I = (%s).%1$I', coluna, p_de), ', ') from unnest(p_colunas) as coluna
$$;

-- Gives rows back what they really say; a row written again since then already says it.
create function cofre.revelar(p_entidade int, p_exercicio int, p_tabelas text[], p_quais text default 'true') returns void
language plpgsql set enable_nestloop = off as $$
declare
  nome text;
  colunas text[];
begin
  for nome, colunas in
    select o.tabela, array_agg(distinct c order by c) from cofre.original o, jsonb_object_keys(o.valores) as c
    where o.entidade = p_entidade and o.exercicio is not distinct from p_exercicio and o.tabela = any (p_tabelas)
    group by o.tabela
  loop
    execute format(
      'with o as (
        delete from cofre.original o where o.tabela = %L and o.entidade = $1 and o.exercicio is not distinct from $2 and %s returning o.*
      )
      update public.%I t set %s from o where %s and to_jsonb(t) @> o.publico',
      nome, p_quais, nome, cofre.trocas(colunas, 'jsonb_populate_record(t, o.valores)'), cofre.mesma_linha(nome, 't', 'o.chave')
    ) using p_entidade, p_exercicio;
  end loop;
end
$$;

-- Puts in each row of the draft `encoberta` what everybody may see, and keeps what it said.
create function cofre.encobrir(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
declare
  nome text;
  colunas text[];
begin
  for nome, colunas in
    select e.tabela, array_agg(distinct c order by c) from pg_temp.encoberta e, jsonb_object_keys(e.publico) as c group by e.tabela
  loop
    execute format(
      'insert into cofre.original (tabela, entidade, exercicio, chave, regra, base, publico, valores)
      select e.tabela, $1, $2, e.chave, e.regra, e.base, e.publico, (select jsonb_object_agg(c, to_jsonb(t)->c) from unnest($3) as c)
      from pg_temp.encoberta e join public.%I t on %s
      where e.tabela = %L
      on conflict (tabela, chave) do update set regra = excluded.regra, base = excluded.base, publico = excluded.publico, valores = excluded.valores',
      nome, cofre.mesma_linha(nome, 't', 'e.chave'), nome
    ) using p_entidade, p_exercicio, colunas;
    execute format(
      'update public.%I t set %s from pg_temp.encoberta e where e.tabela = %L and %s',
      nome, cofre.trocas(colunas, 'jsonb_populate_record(t, e.publico)'), nome, cofre.mesma_linha(nome, 't', 'e.chave')
    ) using p_entidade, p_exercicio;
  end loop;
end
$$;

create function cofre.abrir() returns void language plpgsql as $$
begin
  create temp table if not exists encoberta (tabela text, chave jsonb, publico jsonb, regra text, base text) on commit drop;
  truncate pg_temp.encoberta;
end
$$;

-- The creditors of an entity as they really are.
create function cofre.credores(p_entidade int) returns table (fornecedor int, nome text, cnpj_cpf text) language sql stable as $$
  select f.fornecedor, coalesce(o.valores->>'nome', f.nome), coalesce(o.valores->>'cnpj_cpf', f.cnpj_cpf)
  from fornecedor f
  left join cofre.original o on o.tabela = 'fornecedor' and o.entidade = f.entidade and (o.chave->>'fornecedor')::int = f.fornecedor
    and f.nome = sistema.pessoa_protegida()
  where f.entidade = p_entidade and f.fornecedor <> sistema.credor_protegido()
$$;

-- The rules of an entity, in the order in which they decide: what the row itself says comes before them all.
create function resumo.regras_de_protecao(p_entidade int)
returns table (ordem int, regra text, efeito text, tipo text, valor text, palavras tsquery, base text, desde date) language sql stable as $$
  select case efeito when 'nomeia' then 1 else 2 end, 'decisao-' || protecao, efeito, tipo, valor,
    case tipo when 'historico' then sistema.palavras_da_regra(valor) end, base, desde
  from protecao where entidade = p_entidade
  union all
  select 3, regra, 'encobre', tipo, valor, sistema.palavras_da_regra(valor), base, null from sistema.protecao_padrao()
$$;

-- The commitments of a year whose person is covered, each with the rule that covers it. Read with the year uncovered.
create function resumo.empenhos_protegidos(p_entidade int, p_exercicio int)
returns table (unidade_orcamentaria text, empenho int, fornecedor int, nome text, regra text, base text) language sql stable as $$
  with
  regra as materialized (select * from resumo.regras_de_protecao(p_entidade)),
  palavra as materialized (select string_agg('(' || palavras::text || ')', ' | ')::tsquery as alguma from regra),
  pessoa as materialized (
    select e.unidade_orcamentaria, e.empenho, e.fornecedor, f.nome, coalesce(e.natureza, d.natureza) as natureza, d.programa, e.data, e.sigilo,
      e.historico_palavras, e.historico_palavras @@ w.alguma as dito
    from empenho e
    join cofre.credores(p_entidade) f using (fornecedor)
    cross join palavra w
    left join dotacao d using (entidade, exercicio, dotacao)
    where e.entidade = p_entidade and e.exercicio = p_exercicio and sistema.e_pessoa(f.nome, f.cnpj_cpf)
  )
  select p.unidade_orcamentaria, p.empenho, p.fornecedor, p.nome, r.regra, r.base
  from pessoa p
  cross join lateral (
    select 0 as ordem, 'sigilo-' || p.sigilo as regra, 'encobre' as efeito, 'LAI art. 31' as base where p.sigilo is not null
    union all
    select r.ordem, r.regra, r.efeito, r.base from regra r
    where (r.desde is null or p.data >= r.desde) and (r.tipo <> 'historico' or p.dito)
      and sistema.regra_alcanca(r.tipo, r.valor, r.palavras, p.natureza, p.programa, p.fornecedor, p.empenho || '/' || p_exercicio, p.historico_palavras)
    order by 1, 2 limit 1
  ) r
  where r.efeito = 'encobre'
$$;

-- The one creditor that all covered payments of an entity cite.
create function cofre.criar_credor(p_entidade int) returns void language sql as $$
  insert into fornecedor (entidade, fornecedor, nome) values (p_entidade, sistema.credor_protegido(), sistema.pessoa_protegida())
  on conflict (entidade, fornecedor) do nothing
$$;

-- Covered commitments cite one creditor that stands for all, so that neither a name nor a number tells which of them are of one person. Nor do they
-- cite the contract or the bid, where the creditor is named.
create function resumo.proteger_empenhos(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform cofre.revelar(p_entidade, p_exercicio, '{empenho}');
  perform cofre.abrir();
  insert into pg_temp.encoberta
  select 'empenho',
    jsonb_build_object('entidade', e.entidade, 'exercicio', e.exercicio, 'unidade_orcamentaria', e.unidade_orcamentaria, 'empenho', e.empenho),
    jsonb_build_object('fornecedor', sistema.credor_protegido(), 'historico', sistema.sem_pessoa(e.historico, p.nome),
      'objeto_contrato', sistema.sem_pessoa(e.objeto_contrato, p.nome), 'descricao_aplicacao', sistema.sem_pessoa(e.descricao_aplicacao, p.nome),
      'contrato', null, 'ano_contrato', null, 'tipo_licitacao', null, 'no_licitacao', null, 'ano_licitacao', null),
    p.regra, p.base
  from resumo.empenhos_protegidos(p_entidade, p_exercicio) p
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = p.unidade_orcamentaria and e.empenho = p.empenho;
  if found then
    perform cofre.criar_credor(p_entidade);
    perform cofre.encobrir(p_entidade, p_exercicio);
  end if;
end
$$;

-- The rows of a table that hang from covered commitments: their texts lose the name, and what is of the person alone is not shown.
create function cofre.encobrir_partes(p_tabela text, p_textos text[], p_contas text[], p_entidade int, p_exercicio int) returns void language plpgsql as $$
declare
  chave text[] := array(
    select attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = format('public.%I', p_tabela)::regclass and i.indisprimary
  );
begin
  execute format(
    'insert into pg_temp.encoberta
    select %L, (select jsonb_object_agg(c, to_jsonb(t)->c) from unnest($1) as c), v.publico, o.regra, o.base
    from cofre.original o
    join cofre.credores($4) f on f.fornecedor = (o.valores->>''fornecedor'')::int
    join public.%I t on t.entidade = $4 and t.exercicio = $5
      and t.unidade_orcamentaria = o.chave->>''unidade_orcamentaria'' and t.empenho = (o.chave->>''empenho'')::int
    cross join lateral (
      select coalesce(jsonb_object_agg(c, sistema.sem_pessoa(to_jsonb(t)->>c, f.nome)), ''{}'') as textos from unnest($2) as c
    ) x
    cross join lateral (select coalesce(jsonb_object_agg(c, null), ''{}'') as contas from unnest($3) as c) y
    cross join lateral (select x.textos || y.contas) v (publico)
    where o.tabela = ''empenho'' and o.entidade = $4 and o.exercicio = $5 and not to_jsonb(t) @> v.publico',
    p_tabela, p_tabela
  ) using chave, p_textos, p_contas, p_entidade, p_exercicio;
end
$$;

create function resumo.proteger_partes(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform cofre.revelar(p_entidade, p_exercicio, '{empenho_item, empenho_anulacao, liquidacao, liquidacao_estorno, liquidacao_documento, retencao, arquivo}');
  perform cofre.abrir();
  perform cofre.encobrir_partes('empenho_item', '{especificacao}', '{}', p_entidade, p_exercicio);
  perform cofre.encobrir_partes('empenho_anulacao', '{motivo}', '{}', p_entidade, p_exercicio);
  perform cofre.encobrir_partes('liquidacao', '{motivo_fora_da_ordem}', '{banco, descricao_banco, agencia, conta}', p_entidade, p_exercicio);
  perform cofre.encobrir_partes('liquidacao_estorno', '{motivo}', '{}', p_entidade, p_exercicio);
  perform cofre.encobrir_partes('liquidacao_documento', '{descricao}', '{chave_acesso}', p_entidade, p_exercicio);
  perform cofre.encobrir_partes('retencao', '{descricao}', '{}', p_entidade, p_exercicio);
  -- A file attached to covered commitments alone names whom they pay as likely as not: it is not served.
  insert into pg_temp.encoberta
  select distinct on (a.arquivo) 'arquivo', jsonb_build_object('arquivo', a.arquivo),
    jsonb_build_object('ativo', false, 'nome', sistema.sem_pessoa(r.nome, f.nome)), o.regra, o.base
  from cofre.original o
  join cofre.credores(p_entidade) f on f.fornecedor = (o.valores->>'fornecedor')::int
  join anexo a on a.entidade = p_entidade and a.origem = 'empenho'
    and a.chave = concat_ws('/', p_exercicio, o.chave->>'unidade_orcamentaria', o.chave->>'empenho')
  join arquivo r on r.arquivo = a.arquivo
  where o.tabela = 'empenho' and o.entidade = p_entidade and o.exercicio = p_exercicio and r.ativo and not exists (
    select from anexo outro where outro.arquivo = a.arquivo and not exists (
      select from cofre.original p where p.tabela = 'empenho' and p.entidade = outro.entidade and outro.origem = 'empenho'
        and outro.chave = concat_ws('/', p.exercicio, p.chave->>'unidade_orcamentaria', p.chave->>'empenho')
    )
  );
  perform cofre.encobrir(p_entidade, p_exercicio);
end
$$;

-- What passes through the cash of the city for a person may say as much as what it spends: the alimony withheld from a salary, a deposit in court.
create function resumo.proteger_notas(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform cofre.revelar(p_entidade, p_exercicio, '{nota_extraorcamentaria, nota_extraorcamentaria_item}');
  perform cofre.abrir();
  insert into pg_temp.encoberta
  select 'nota_extraorcamentaria',
    jsonb_build_object('entidade', n.entidade, 'exercicio', n.exercicio, 'no_extraorcamentario', n.no_extraorcamentario),
    jsonb_build_object('fornecedor', sistema.credor_protegido(), 'historico', sistema.sem_pessoa(n.historico, f.nome),
      'complemento', sistema.sem_pessoa(n.complemento, f.nome)),
    r.regra, r.base
  from nota_extraorcamentaria n
  join cofre.credores(p_entidade) f using (fornecedor)
  cross join lateral (
    select * from resumo.regras_de_protecao(p_entidade) r
    where (r.desde is null or n.data >= r.desde)
      and sistema.regra_alcanca(r.tipo, r.valor, r.palavras, null, null, n.fornecedor, null, palavras(concat_ws(' ', n.historico, n.complemento)))
    order by r.ordem, r.regra limit 1
  ) r
  where n.entidade = p_entidade and n.exercicio = p_exercicio and sistema.e_pessoa(f.nome, f.cnpj_cpf) and r.efeito = 'encobre';
  if not found then
    return;
  end if;
  insert into pg_temp.encoberta
  select 'nota_extraorcamentaria_item', e.chave || jsonb_build_object('ordem', i.ordem),
    jsonb_build_object('especificacao', sistema.sem_pessoa(i.especificacao, f.nome)), e.regra, e.base
  from pg_temp.encoberta e
  join nota_extraorcamentaria n on n.entidade = p_entidade and n.exercicio = p_exercicio
    and n.no_extraorcamentario = (e.chave->>'no_extraorcamentario')::int
  join nota_extraorcamentaria_item i using (entidade, exercicio, no_extraorcamentario)
  join cofre.credores(p_entidade) f on f.fornecedor = n.fornecedor;
  perform cofre.criar_credor(p_entidade);
  perform cofre.encobrir(p_entidade, p_exercicio);
end
$$;

-- An intern is not named who is a minor, or who studies in a school of minors where nobody says the age.
create function resumo.proteger_estagiarios(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform cofre.revelar(p_entidade, null, '{estagiario}');
  perform cofre.abrir();
  insert into pg_temp.encoberta
  select 'estagiario', jsonb_build_object('entidade', entidade, 'codigo', codigo), jsonb_build_object('nome', sistema.pessoa_protegida()),
    'estagiario', 'LGPD art. 14; ECA art. 17'
  from estagiario
  where entidade = p_entidade and coalesce(menor_de_idade, sem_acento(concat_ws(' ', cargo, lotacao)) ~ '\m(ensino medio|nivel medio|aprendiz|adolescente)\M');
  perform cofre.encobrir(p_entidade, null);
end
$$;

-- Of these creditors, those that some row still names. The tables are found by their column: a load may have put their foreign keys aside.
create function resumo.credores_citados(p_entidade int, p_credores int[]) returns int[] language plpgsql stable as $$
declare
  citados int[] := '{}';
  mais int[];
  tabela regclass;
begin
  for tabela in
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'fornecedor' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'fornecedor'
  loop
    exit when p_credores <@ citados;
    execute format('select array_agg(distinct fornecedor) from %s where entidade = $1 and fornecedor = any ($2) and fornecedor <> all ($3)', tabela)
      into mais using p_entidade, p_credores, citados;
    citados := citados || coalesce(mais, '{}');
  end loop;
  return citados;
end
$$;

-- A person whose every payment is covered is in no list of creditors either; the row keeps its code, so that a later load finds it.
create function resumo.encobrir_credores(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
declare
  credores int[] := array(
    select distinct (o.valores->>'fornecedor')::int from cofre.original o
    join fornecedor f on f.entidade = p_entidade and f.fornecedor = (o.valores->>'fornecedor')::int and f.nome <> sistema.pessoa_protegida()
    where o.entidade = p_entidade and o.tabela in ('empenho', 'nota_extraorcamentaria')
  );
  citados int[];
begin
  if credores = '{}' then
    return;
  end if;
  citados := resumo.credores_citados(p_entidade, credores);
  perform cofre.abrir();
  insert into pg_temp.encoberta
  select 'fornecedor', jsonb_build_object('entidade', p_entidade, 'fornecedor', credor),
    '{"cnpj_cpf": null, "logradouro": null, "numero": null, "bairro": null, "cidade": null, "uf": null, "cep": null, "nome_fantasia": null}'::jsonb
      || jsonb_build_object('nome', sistema.pessoa_protegida()),
    'credor', 'Todos os pagamentos desta pessoa estão encobertos.'
  from unnest(credores) as credor
  where credor <> all (citados);
  perform cofre.encobrir(p_entidade, null);
end
$$;

-- Who is paid something that is not covered, or wins a bid, is a creditor like any other.
create function resumo.nomear_credores(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
declare
  encobertos int[] := array(select (chave->>'fornecedor')::int from cofre.original where tabela = 'fornecedor' and entidade = p_entidade);
begin
  if encobertos <> '{}' then
    perform cofre.revelar(p_entidade, null, '{fornecedor}',
      format('(o.chave->>''fornecedor'')::int = any (%L)', resumo.credores_citados(p_entidade, encobertos)));
  end if;
end
$$;

-- The rules as everybody may read them: of a decision about one creditor or one commitment, not which.
create function resumo.regras_publicas(p_entidade int)
returns table (
  ordem int, regra text, assunto text, alcance text, efeito text, base text, decidido_por text, decidido_em date, desde date, sempre boolean
) language sql stable as $$
  select n::int, regra, assunto, alcance, 'encobre', (select min(base) from sistema.protecao_padrao() p where p.regra = r.regra), 'Regra do portal',
    null::date, null::date, true
  from (values
    (1, 'saude', 'Saúde', 'Pagamentos a uma pessoa por causa da saúde dela: tratamento fora do domicílio, medicamentos, cirurgias, exames, próteses, dietas, saúde mental e outros'),
    (2, 'crianca', 'Crianças e adolescentes', 'Pagamentos a uma pessoa por causa de uma criança ou de um adolescente: famílias acolhedoras, guarda, medidas socioeducativas, pensão alimentícia'),
    (3, 'protecao', 'Vítimas, testemunhas e segredo de justiça', 'Pagamentos a quem sofreu violência ou está sob medida protetiva, a testemunhas protegidas, e o que corre em segredo de justiça')
  ) as r (n, regra, assunto, alcance)
  union all
  select 3 + n::int, 'sigilo-' || sigilo, 'Sigilo dito pela origem', alcance, 'encobre', 'LAI art. 31', 'Sistema da entidade', null, null, false
  from (values
    (1, 'saude', 'Empenhos marcados como de saúde'), (2, 'crianca', 'Empenhos marcados como de criança ou adolescente'),
    (3, 'protecao', 'Empenhos marcados como de pessoa sob proteção'), (4, 'justica', 'Empenhos marcados como de segredo de justiça')
  ) as s (n, sigilo, alcance)
  union all
  select 10 + protecao, 'decisao-' || protecao, 'Decisão ' || protecao, case tipo
      when 'natureza' then 'Natureza da despesa começada por ' || valor
      when 'programa' then 'Programa ' || valor
      when 'historico' then 'Histórico com: ' || replace(valor, '*', '…')
      when 'credor' then 'Os pagamentos a uma pessoa'
      else 'Um empenho'
    end, efeito, base, decidido_por, decidido_em, desde, true
  from protecao where entidade = p_entidade
$$;

create function resumo.contar_protegidos(p_entidade int, p_exercicio int) returns void language sql set enable_nestloop = off as $$
  delete from resumo.protecao where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.protecao
  select p_entidade, p_exercicio, o.regra, count(*), coalesce(sum(e.valor_empenhado - e.valor_anulado), 0), sum(e.valor_pago)
  from cofre.original o
  join resumo.empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = o.chave->>'unidade_orcamentaria' and e.empenho = (o.chave->>'empenho')::int
  where o.tabela = 'empenho' and o.entidade = p_entidade and o.exercicio = p_exercicio
  group by o.regra;
$$;

-- Whom one rule alone would cover, in every year of an entity: for who is about to decide.
create function resumo.alcance_de_regra(p_entidade int, p_tipo text, p_valor text, p_desde date)
returns table (fornecedor int, nome text, empenhos bigint, valor numeric, ja_encobertos bigint) language sql stable as $$
  select f.fornecedor, f.nome, count(*), sum(e.valor), count(o.tabela)
  from empenho e
  left join cofre.original o on o.tabela = 'empenho' and o.entidade = e.entidade and o.exercicio = e.exercicio
    and o.chave->>'unidade_orcamentaria' = e.unidade_orcamentaria and (o.chave->>'empenho')::int = e.empenho
  join cofre.credores(p_entidade) f on f.fornecedor = coalesce((o.valores->>'fornecedor')::int, e.fornecedor)
  left join dotacao d on d.entidade = e.entidade and d.exercicio = e.exercicio and d.dotacao = e.dotacao
  where e.entidade = p_entidade and (p_desde is null or e.data >= p_desde) and sistema.e_pessoa(f.nome, f.cnpj_cpf)
    and sistema.regra_alcanca(p_tipo, p_valor, case p_tipo when 'historico' then sistema.palavras_da_regra(p_valor) end,
      coalesce(e.natureza, d.natureza), d.programa, f.fornecedor, e.empenho || '/' || e.exercicio, e.historico_palavras)
  group by f.fornecedor, f.nome
$$;

-- How many creditors an entity ever committed money to, those covered too.
create function resumo.credores_de_empenhos(p_entidade int) returns int language sql stable as $$
  select count(distinct coalesce((o.valores->>'fornecedor')::int, e.fornecedor))::int
  from empenho e
  left join cofre.original o on o.tabela = 'empenho' and o.entidade = e.entidade and o.exercicio = e.exercicio
    and o.chave->>'unidade_orcamentaria' = e.unidade_orcamentaria and (o.chave->>'empenho')::int = e.empenho
  where e.entidade = p_entidade
$$;

-- A text without the names the city took down: what is read of a document after that.
create function resumo.sem_nomes_retirados(p_texto text) returns text language plpgsql stable as $$
declare
  nome text;
  resto text := p_texto;
begin
  for nome in select alvo->>'nome' from cofre.retirada where tipo = 'nome' and desfeita_em is null loop
    resto := sistema.retirar_nome(resto, nome);
  end loop;
  return resto;
end
$$;
