-- A CPF people wrote in a text stays hidden however it is spelt, and hidden also from whoever searches: what is compared is the
-- masked text. The kit's hideCpfs() says the same in TypeScript. Names are qualified, since an index is made without a search path.
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

-- A look decides first, since hardly any text has one; without `strict`, it is written into the query that calls it.
create or replace function sem_cpf(texto text) returns text language sql immutable parallel safe as $$
  select case
    when texto ~ '[0-9]([^0-9A-Za-z]*[0-9]){10}' then public.mascara_cpf(texto)
    else texto
  end
$$;

create or replace function sem_acento(texto text) returns text language sql immutable strict parallel safe as $$
  select btrim(lower(regexp_replace(regexp_replace(normalize(public.sem_cpf(texto), NFD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')))
$$;

-- What was written before is made again.
update glossario set topico = topico where topico_busca is distinct from sem_acento(topico);
update servidor set nome = nome where nome_busca is distinct from sem_acento(nome);
update fornecedor set nome = nome where nome_busca is distinct from sem_acento(nome);
update diaria set nome = nome where nome_busca is distinct from sem_acento(nome) or destino_busca is distinct from sem_acento(destino);
update centro_custo set descricao = descricao where descricao_busca is distinct from sem_acento(descricao);
update veiculo set descricao = descricao where descricao_busca is distinct from sem_acento(descricao);
update atendimento.processo set assunto_publico = assunto_publico where assunto_busca is distinct from sem_acento(assunto_publico);
reindex index empenho_historico_palavras;
update sistema.resumo set sha256 = '' where area = 'despesa';
