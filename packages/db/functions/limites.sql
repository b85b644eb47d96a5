-- How much a visitor may ask of what costs or guesses, counted for all processes together.

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
