-- How commitments are searched: the days each one moved, the budget codes they use, and what kind of goods they buy.
create table resumo.movimento (
  entidade int not null,
  exercicio int not null,
  data date not null,
  empenho int not null,
  unidade_orcamentaria text not null
);

create function resumo.reconstruir_movimento(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.movimento where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.movimento
  select p_entidade, p_exercicio, data, empenho, unidade_orcamentaria
  from (
    select data, empenho, unidade_orcamentaria from empenho where entidade = p_entidade and exercicio = p_exercicio
    union
    select data, empenho, unidade_orcamentaria from empenho_anulacao where entidade = p_entidade and exercicio = p_exercicio
    union
    select data, empenho, unidade_orcamentaria from liquidacao where entidade = p_entidade and exercicio = p_exercicio
    union
    select data, empenho, unidade_orcamentaria from liquidacao_estorno where entidade = p_entidade and exercicio = p_exercicio
    union
    select data, empenho, unidade_orcamentaria from pagamento where entidade = p_entidade and exercicio = p_exercicio
  ) m
  order by data, empenho;
$$;

-- One row for each combination in use: what the filters by level offer, without reading every commitment.
create table resumo.programatica (
  entidade int not null,
  exercicio int not null,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text,
  fonte_recurso text
);

create function resumo.reconstruir_programatica(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.programatica where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.programatica
  select distinct entidade, exercicio, orgao, unidade, funcao, subfuncao, programa, projeto, natureza, fonte_recurso
  from resumo.empenho
  where entidade = p_entidade and exercicio = p_exercicio;
$$;

insert into sistema.etapa_resumo (ordem, funcao) values (90, 'reconstruir_movimento'), (91, 'reconstruir_programatica');
select resumo.reconstruir_movimento(entidade, exercicio), resumo.reconstruir_programatica(entidade, exercicio) from sistema.carga;

-- By the day, for what moved in a short period; by the number, for whether one commitment moved in a long one.
create index resumo_movimento_data on resumo.movimento (entidade, exercicio, data, empenho) include (unidade_orcamentaria);
create index resumo_movimento_empenho on resumo.movimento (entidade, exercicio, empenho, data) include (unidade_orcamentaria);
create index resumo_programatica_exercicio on resumo.programatica (entidade, exercicio);

-- Element 30 is what is used up, element 52 what lasts.
create index resumo_empenho_consumo on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho)
  where substr(natureza, 5, 2) = '30';
create index resumo_empenho_permanente on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho)
  where substr(natureza, 5, 2) = '52';
create index resumo_empenho_esfera on resumo.empenho (entidade, exercicio, esfera, data);
