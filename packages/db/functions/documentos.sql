-- CPF and CNPJ: what of them everyone may see, and whether they are valid.

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
