-- The portal's search reads what a commitment was for, word by word and without accents.
create index empenho_historico_palavras on empenho using gin (to_tsvector('simple', sem_acento(historico)));
