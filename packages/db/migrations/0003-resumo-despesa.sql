-- What lists read: one narrow row per commitment, supplier and note, with the columns they filter and sort by.
-- A load rebuilds the rows of its entity and year in its own transaction, so readers never see half of one.
create table resumo.empenho (
  entidade int not null,
  exercicio int not null,
  unidade_orcamentaria text not null,
  empenho int not null,
  data date not null,
  fornecedor int not null,
  nome_ordem text not null,
  historico_ordem text not null,
  orgao text,
  unidade text,
  funcao text,
  subfuncao text,
  programa text,
  projeto text,
  natureza text,
  fonte_recurso text,
  esfera text,
  covid boolean not null,
  passagem boolean not null,
  compra_direta boolean not null,
  valor_empenhado numeric(18, 2) not null,
  valor_anulado numeric(18, 2) not null,
  valor_em_liquidacao numeric(18, 2) not null,
  valor_liquidado numeric(18, 2) not null,
  valor_retido numeric(18, 2) not null,
  valor_pago numeric(18, 2) not null,
  valor_a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, unidade_orcamentaria, empenho)
);

create table resumo.fornecedor (
  entidade int not null,
  exercicio int not null,
  fornecedor int not null,
  nome text not null,
  nome_busca text not null,
  cnpj_cpf text,
  empenhado numeric(18, 2) not null,
  anulado numeric(18, 2) not null,
  liquidado numeric(18, 2) not null,
  retido numeric(18, 2) not null,
  pago numeric(18, 2) not null,
  a_pagar numeric(18, 2) not null,
  primary key (entidade, exercicio, fornecedor)
);

create table resumo.nota_extraorcamentaria (
  entidade int not null,
  exercicio int not null,
  no_extraorcamentario int not null,
  data date not null,
  valor numeric(18, 2) not null,
  nome text not null,
  nome_busca text not null,
  cnpj_cpf text,
  primary key (entidade, exercicio, no_extraorcamentario)
);

create function resumo.reconstruir_empenhos(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.empenho where entidade = p_entidade and exercicio = p_exercicio;
  with
  anulado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from empenho_anulacao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  em_liquidacao as (
    select unidade_orcamentaria, empenho, sum(valor - valor_estornado) as valor from em_liquidacao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  liquidado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from (
      select unidade_orcamentaria, empenho, valor from liquidacao
      where entidade = p_entidade and exercicio = p_exercicio
      union all
      select unidade_orcamentaria, empenho, -valor from liquidacao_estorno
      where entidade = p_entidade and exercicio = p_exercicio
    ) l group by 1, 2
  ),
  retido as (
    select unidade_orcamentaria, empenho, sum(valor - valor_estornado) as valor from retencao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  pago as (
    select unidade_orcamentaria, empenho, sum(valor + valor_retido) as valor from pagamento
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  )
  insert into resumo.empenho
  select e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho, e.data, e.fornecedor, f.nome_busca, left(sem_acento(e.historico), 50),
    d.orgao, d.unidade, d.funcao, d.subfuncao, d.programa, d.projeto, coalesce(e.natureza, d.natureza), d.fonte_recurso, d.esfera,
    e.covid, e.passagem, e.compra_direta,
    e.valor, coalesce(a.valor, 0), coalesce(m.valor, 0), coalesce(l.valor, 0), coalesce(r.valor, 0), coalesce(p.valor, 0),
    coalesce(l.valor, 0) - coalesce(p.valor, 0)
  from empenho e
  join fornecedor f using (entidade, fornecedor)
  left join dotacao d using (entidade, exercicio, dotacao)
  left join anulado a using (unidade_orcamentaria, empenho)
  left join em_liquidacao m using (unidade_orcamentaria, empenho)
  left join liquidado l using (unidade_orcamentaria, empenho)
  left join retido r using (unidade_orcamentaria, empenho)
  left join pago p using (unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio
  order by e.data, e.empenho;
$$;

create function resumo.reconstruir_fornecedores(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.fornecedor where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.fornecedor
  select f.entidade, p_exercicio, f.fornecedor, f.nome, f.nome_busca, f.cnpj_cpf,
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho e
  join fornecedor f using (entidade, fornecedor)
  where e.entidade = p_entidade and e.exercicio = p_exercicio
  group by f.entidade, f.fornecedor
  order by f.nome_busca;
$$;

create function resumo.reconstruir_notas(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.nota_extraorcamentaria where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.nota_extraorcamentaria
  select n.entidade, n.exercicio, n.no_extraorcamentario, n.data, n.valor, f.nome, f.nome_busca, f.cnpj_cpf
  from nota_extraorcamentaria n
  join fornecedor f using (entidade, fornecedor)
  where n.entidade = p_entidade and n.exercicio = p_exercicio
  order by n.data, n.no_extraorcamentario;
$$;

-- The one door: whoever changes facts of an entity and year calls this before committing.
create function resumo.reconstruir(p_entidade int, p_exercicio int) returns void language sql as $$
  select resumo.reconstruir_empenhos(p_entidade, p_exercicio);
  select resumo.reconstruir_fornecedores(p_entidade, p_exercicio);
  select resumo.reconstruir_notas(p_entidade, p_exercicio);
  insert into sistema.carga (entidade, exercicio) values (p_entidade, p_exercicio)
  on conflict (entidade, exercicio) do update set versao = nextval('sistema.versao'), carregada_em = now();
$$;

create index resumo_fornecedor_nome on resumo.fornecedor (entidade, exercicio, nome_busca, fornecedor);
create index resumo_fornecedor_nome_trgm on resumo.fornecedor using gin (nome_busca gin_trgm_ops);
create index resumo_fornecedor_documento on resumo.fornecedor (entidade, exercicio, cnpj_cpf text_pattern_ops);
create index resumo_fornecedor_empenhado on resumo.fornecedor (entidade, exercicio, empenhado, fornecedor);
create index resumo_fornecedor_anulado on resumo.fornecedor (entidade, exercicio, anulado, fornecedor);
create index resumo_fornecedor_liquidado on resumo.fornecedor (entidade, exercicio, liquidado, fornecedor);
create index resumo_fornecedor_retido on resumo.fornecedor (entidade, exercicio, retido, fornecedor);
create index resumo_fornecedor_pago on resumo.fornecedor (entidade, exercicio, pago, fornecedor);
create index resumo_fornecedor_a_pagar on resumo.fornecedor (entidade, exercicio, a_pagar, fornecedor);

create index resumo_nota_data on resumo.nota_extraorcamentaria (entidade, exercicio, data, no_extraorcamentario);
create index resumo_nota_valor on resumo.nota_extraorcamentaria (entidade, exercicio, valor, no_extraorcamentario);
create index resumo_nota_nome on resumo.nota_extraorcamentaria (entidade, exercicio, nome_busca, no_extraorcamentario);
create index resumo_nota_nome_trgm on resumo.nota_extraorcamentaria using gin (nome_busca gin_trgm_ops);
create index resumo_nota_documento on resumo.nota_extraorcamentaria (entidade, exercicio, cnpj_cpf text_pattern_ops);

create index diaria_nome on diaria (entidade, exercicio, nome_busca, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_nome_trgm on diaria using gin (nome_busca gin_trgm_ops);
create index diaria_destino on diaria (entidade, exercicio, destino_busca, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_destino_trgm on diaria using gin (destino_busca gin_trgm_ops);
create index diaria_saida on diaria (entidade, exercicio, data_saida, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_valor on diaria (entidade, exercicio, valor, unidade_orcamentaria, empenho, no_liquidacao);
create index diaria_objetivo on diaria (entidade, exercicio, tipo_objetivo, data_saida);

-- One index for each order and each filter that the commitments offer; the key closes each so that every order is total.
create index resumo_empenho_data on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho);
create index resumo_empenho_numero on resumo.empenho (entidade, exercicio, empenho, unidade_orcamentaria);
create index resumo_empenho_fornecedor on resumo.empenho (entidade, exercicio, fornecedor, data, unidade_orcamentaria, empenho);
create index resumo_empenho_nome on resumo.empenho (entidade, exercicio, nome_ordem, unidade_orcamentaria, empenho);
create index resumo_empenho_historico on resumo.empenho (entidade, exercicio, historico_ordem, unidade_orcamentaria, empenho);
create index resumo_empenho_valor on resumo.empenho (entidade, exercicio, valor_empenhado, unidade_orcamentaria, empenho);
create index resumo_empenho_a_pagar on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where valor_a_pagar > 0;
create index resumo_empenho_passagem on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where passagem;
create index resumo_empenho_compra_direta on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where compra_direta;
create index resumo_empenho_covid on resumo.empenho (entidade, exercicio, data, unidade_orcamentaria, empenho) where covid;
create index resumo_empenho_orgao on resumo.empenho (entidade, exercicio, orgao, data);
create index resumo_empenho_funcao on resumo.empenho (entidade, exercicio, funcao, data);
create index resumo_empenho_programa on resumo.empenho (entidade, exercicio, programa, data);
create index resumo_empenho_projeto on resumo.empenho (entidade, exercicio, projeto, data);
create index resumo_empenho_subfuncao on resumo.empenho (entidade, exercicio, subfuncao, data);
create index resumo_empenho_unidade on resumo.empenho (entidade, exercicio, unidade, data);
create index resumo_empenho_elemento on resumo.empenho (entidade, exercicio, left(natureza, 6), data);
create index resumo_empenho_desdobramento on resumo.empenho (entidade, exercicio, left(natureza, 8), data);
create index resumo_empenho_subdesdobramento on resumo.empenho (entidade, exercicio, left(natureza, 10), data);
create index resumo_empenho_fonte on resumo.empenho (entidade, exercicio, fonte_recurso, data);
