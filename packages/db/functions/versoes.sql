-- What changes gets a new number, by which whoever keeps an answer knows that it is old.

create function sistema.nova_versao(p_area text, p_entidade int, p_exercicio int) returns void language sql as $$
  insert into sistema.carga (area, entidade, exercicio, carregada_em) values (p_area, p_entidade, p_exercicio, now())
  on conflict (area, entidade, exercicio) do update set versao = excluded.versao, carregada_em = excluded.carregada_em;
  update sistema.carga set versao = default, carregada_em = now()
  where area = p_area and entidade = p_entidade and exercicio > p_exercicio and (select herda from sistema.area where area = p_area);
$$;

-- What visitors write is no load, yet whoever keeps an answer about it asks again.
create function sistema.mover(p_entidade int, p_exercicio int) returns void language sql as $$
  insert into sistema.carga (area, entidade, exercicio) values ('atendimento', p_entidade, p_exercicio)
  on conflict (area, entidade, exercicio) do update set versao = excluded.versao;
$$;

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

create function sistema.marcar() returns trigger language plpgsql as $$
begin
  update sistema.marca set n = n + 1 where xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
