-- People write CPFs in histories, in the names of one-person companies and in the names of files; none of them leaves whole.
-- The kit's hideCpfs() says the same in TypeScript. A cell that is only a number is a code, unless it is punctuated as a CPF.
create function cpf_valido(cpf text) returns boolean language sql immutable strict parallel safe as $$
  select cpf !~ '^([0-9])\1+$' and substr(cpf, 10) = (
    select (case when p % 11 < 2 then 0 else 11 - p % 11 end)::text || (case when s % 11 < 2 then 0 else 11 - s % 11 end)::text
    from (
      select sum((11 - n) * substr(cpf, n, 1)::int) filter (where n < 10) as p, sum((12 - n) * substr(cpf, n, 1)::int) as s
      from generate_series(1, 10) n
    ) d
  )
$$;

create function sem_cpf(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  prosa constant boolean := texto ~ '[A-Za-zÀ-ÿ]';
  achado text;
  cpf text;
begin
  for achado in
    select distinct m[1] from regexp_matches(texto, '(?<![0-9])([0-9]{3}[.]?[0-9]{3}[.]?[0-9]{3}-?[0-9]{2})(?![0-9])', 'g') m
  loop
    cpf := regexp_replace(achado, '[^0-9]', '', 'g');
    if (prosa or achado <> cpf) and cpf_valido(cpf) then
      texto := regexp_replace(
        texto,
        '(?<![0-9])' || replace(achado, '.', '[.]') || '(?![0-9])',
        '***.' || substr(cpf, 4, 3) || '.' || substr(cpf, 7, 3) || '-**',
        'g'
      );
    end if;
  end loop;
  return texto;
end
$$;
