-- The one door to every summary: which steps a change needs, in their order.
-- Takes the steps named, those of the areas named, those that read one of the tables, and those that read what such a step wrote.
create function resumo.refazer(p_entidade int, p_exercicio int, p_tabelas text[], p_areas text[] default '{}', p_etapas text[] default '{}')
returns setof sistema.etapa_resumo language plpgsql as $$
declare
  etapa sistema.etapa_resumo;
  mudadas text[] := p_tabelas;
begin
  for etapa in select * from sistema.etapa_resumo order by ordem loop
    if etapa.le && mudadas or etapa.area = any (p_areas) or etapa.funcao = any (p_etapas) then
      execute format('select resumo.%I($1, $2)', etapa.funcao) using p_entidade, p_exercicio;
      mudadas := mudadas || etapa.escreve;
      return next etapa;
    end if;
  end loop;
end
$$;

-- Everything of one entity and year, for whoever changed facts by hand.
create function resumo.reconstruir(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.refazer(p_entidade, p_exercicio, '{}', array(select area from sistema.area));
  perform sistema.nova_versao(area, p_entidade, p_exercicio) from sistema.area;
end
$$;

-- A step that writes many rows writes them to a draft, `novo_<table>`, and the summary then changes only where the two differ:
-- one row more costs a comparison of the year instead of its every index entry.
create function resumo.abrir(p_tabela regclass) returns void language plpgsql as $$
declare
  novo text := 'novo_' || (select relname from pg_class where oid = p_tabela);
begin
  if to_regclass('pg_temp.' || novo) is null then
    execute format('create temp table %I (like %s including defaults including generated) on commit drop', novo, p_tabela);
  else
    execute format('truncate %I', novo);
  end if;
end
$$;

-- Rows are compared whole; where there were none, the draft goes in as it is, in its order.
create function resumo.trocar(p_tabela regclass, p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
declare
  novo text := 'novo_' || (select relname from pg_class where oid = p_tabela);
  colunas text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = p_tabela and attnum > 0 and not attisdropped and attgenerated = ''
  );
  havia boolean;
begin
  execute format('select exists (select from %s where entidade = $1 and exercicio = $2)', p_tabela) into havia using p_entidade, p_exercicio;
  if not havia then
    execute format('insert into %s (%s) select %2$s from %I', p_tabela, colunas, novo);
    return;
  end if;
  execute format('delete from %s a where entidade = $1 and exercicio = $2 and not exists (select from %I n where n = a)', p_tabela, novo)
    using p_entidade, p_exercicio;
  execute format(
    'insert into %s (%s) select %2$s from %I n where not exists (select from %1$s a where a.entidade = $1 and a.exercicio = $2 and a = n)',
    p_tabela, colunas, novo
  ) using p_entidade, p_exercicio;
end
$$;

-- The year and up to three before it, each with what its figures are divided by: one, or its inhabitants.
create function resumo.anos_comparados(p_entidade int, p_exercicio int, p_medida text)
returns table (exercicio int, antes int, divisor numeric) language sql stable as $$
  select x.exercicio, p_exercicio - x.exercicio, case when p_medida = 'habitante' then p.habitantes else 1 end
  from exercicio x
  left join lateral (
    select p.habitantes from populacao p where p.entidade = x.entidade and p.ano <= x.exercicio order by p.ano desc limit 1
  ) p on true
  where x.entidade = p_entidade and x.exercicio between p_exercicio - 3 and p_exercicio
$$;

-- Where the text of the documents of a bid or a contract, of the kinds told, first has the words of a query.
create function resumo.no_texto(p_entidade int, p_dono text, p_chave text, p_lidos text, p_consulta text)
returns table (arquivo bigint, pagina int, trecho text) language sql stable as $$
  select d.arquivo, g.pagina, trecho(g.texto, p_consulta)
  from sistema.documento_anexo d
  join arquivo f on f.arquivo = d.arquivo
  join sistema.documento_pagina g on g.sha256 = f.sha256
  where d.entidade = p_entidade and d.dono = p_dono and d.chave = p_chave and d.origem = any (string_to_array(p_lidos, ',')) and g.palavras @@ to_tsquery('simple', p_consulta)
  order by d.ordem, d.arquivo, g.pagina limit 1
$$;

-- The files published with the rows of one table, each under the key of its row.
create function resumo.anexos(p_entidade int, p_origem text)
returns table (
  chave text, ordem int, id bigint, "idArquivo" bigint, "nomeArquivo" text, "tamanhoArquivo" bigint, sha256 text, "dataArquivo" timestamptz,
  "dataPublicacao" timestamptz, "tipoAnexo" text, numero text, ano int, "dataValidade" date, ativo text
) language sql stable as $$
  select a.chave, a.ordem, a.arquivo, a.arquivo, f.nome, f.tamanho, f.sha256, f.data, f.data, a.tipo_anexo, a.numero, a.ano, f.data_validade,
    case when f.ativo then 'S' else 'N' end
  from anexo a
  join arquivo f on f.arquivo = a.arquivo
  where a.entidade = p_entidade and a.origem = p_origem
$$;
