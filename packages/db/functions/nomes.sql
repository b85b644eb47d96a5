-- The name of a code of expense: the city's own, or else that of the national classification; and what a revenue is
-- called by the law, from what people call it.

create function nome_funcao(p_entidade int, p_codigo text) returns text language sql stable parallel safe as $$
  select coalesce(
    (select descricao from funcao where entidade = p_entidade and funcao = p_codigo),
    (select descricao from sistema.classificacao where tabela = 'funcao' and codigo = p_codigo)
  )
$$;

create function nome_subfuncao(p_entidade int, p_codigo text) returns text language sql stable parallel safe as $$
  select coalesce(
    (select descricao from subfuncao where entidade = p_entidade and subfuncao = p_codigo),
    (select descricao from sistema.classificacao where tabela = 'subfuncao' and codigo = p_codigo)
  )
$$;

-- A modality and an element have the same name under every group.
create function nome_natureza(p_entidade int, p_codigo text) returns text language sql stable parallel safe as $$
  select coalesce(
    (select descricao from natureza_despesa where entidade = p_entidade and natureza = p_codigo),
    (select descricao from sistema.classificacao
      where tabela = case length(p_codigo) when 1 then 'categoria' when 2 then 'grupo' when 4 then 'modalidade' when 6 then 'elemento' end
        and codigo = case when length(p_codigo) > 2 then right(p_codigo, 2) else p_codigo end)
  )
$$;

-- Words of the name that the national classification gives to what was asked, or what was asked, without accents. The
-- other short names of taxes (ICMS, IPVA, FUNDEB) stand in the classification itself.
create function nome_da_receita(pedido text) returns text language sql immutable strict parallel safe as $$
  select coalesce(
    (select legal from (values
      ('iptu', 'predial e territorial urbana'),
      ('itbi', 'inter vivos'),
      ('itr', 'territorial rural'),
      ('iss', 'servicos de qualquer natureza'),
      ('issqn', 'servicos de qualquer natureza'),
      ('irrf', 'imposto sobre a renda'),
      ('fpm', 'participacao dos municipios'),
      ('cip', 'iluminacao publica'),
      ('cosip', 'iluminacao publica')
    ) as popular (nome, legal) where nome = btrim(public.sem_acento(pedido))),
    btrim(public.sem_acento(pedido))
  )
$$;
