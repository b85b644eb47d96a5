-- A text as the set of its words, without accents and cut where wordsIn() of the kit cuts what is typed, so that the search of the portal
-- and the filters of the lists ask the same index the same thing.
create function palavras(texto text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple', regexp_replace(public.sem_acento(texto), '[^a-z0-9]+', ' ', 'g'))
$$;

drop index empenho_historico_palavras;
create index empenho_historico_palavras on empenho using gin (palavras(historico));
create index resumo_fornecedor_nome_palavras on resumo.fornecedor using gin (palavras(nome_busca));
create index resumo_direta_fornecedor_nome_palavras on resumo.compra_direta_fornecedor using gin (palavras(nome_busca));
