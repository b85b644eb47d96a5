-- A text as visitors search for it, and what of a text is shown to who found it.

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

-- A name as the code by which a filter asks for it. Most names need only their accents taken and their case raised, and it is asked of many rows.
create function codigo_do_nome(nome text) returns text language plpgsql immutable strict parallel safe as $$
declare
  codigo text := upper(translate(nome, 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ', 'aaaaeeiooouucAAAAEEIOOOUUC'));
begin
  if codigo ~ '[^A-Z ./_-]|  |^ | $' then
    codigo := regexp_replace(upper(public.sem_acento(nome)), '[^0-9A-Z ./_-]', '', 'g');
  end if;
  return left(codigo, 30);
end
$$;

-- Each letter with its accents, for a pattern that finds a word however it is written: the case of letters with accents is not ignored by every
-- database.
create function letras_com_acento(palavra text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(replace(replace(palavra,
    'a', '[aáàâãäÁÀÂÃÄ]'), 'e', '[eéèêëÉÈÊË]'), 'i', '[iíìîïÍÌÎÏ]'), 'o', '[oóòôõöÓÒÔÕÖ]'), 'u', '[uúùûüÚÙÛÜ]'), 'c', '[cçÇ]'), 'n', '[nñÑ]')
$$;

-- The sentence of a text where the first of the words of a query stands; of a long one, what is around them.
create function trecho(texto text, consulta text) returns text language plpgsql immutable strict parallel safe as $$
declare
  formas text := btrim(regexp_replace(consulta, '[^a-z0-9]+', '|', 'g'), '|');
  com_acentos text := public.letras_com_acento(formas);
  achado int := greatest(regexp_instr(texto, '\m(' || com_acentos || ')', 1, 1, 0, 'i'), 1);
  antes text := regexp_replace(left(texto, achado - 1), '^.*[.;!?] ', '');
  depois text := substr(texto, achado);
  frase text := coalesce(substring(depois from '^.*?[.;!?](?= |$)'), depois);
begin
  return case when length(antes) > 160 then '… ' || regexp_replace(right(antes, 160), '^[^ ]* ', '') else antes end
    || case when length(frase) > 240 then regexp_replace(left(frase, 240), ' [^ ]*$', '') || ' …' else frase end;
end
$$;
