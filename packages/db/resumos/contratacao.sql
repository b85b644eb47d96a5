-- What bids and contracts are ordered by, and what a bid leads to, told once for the page of the bid, of what was signed and of the supplier.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (170, 'contratacao', 'reconstruir_licitacoes',
    '{licitacao, licitacao_item, licitacao_recurso, licitacao_participante, tipo_licitacao}', '{resumo.licitacao, resumo.participante}'),
  (171, 'contratacao', 'reconstruir_contratos',
    '{contrato, aditivo, licitacao, fornecedor, tipo_licitacao, tipo_contrato, tipo_ato_contrato}', '{resumo.contrato}');

create function resumo.reconstruir_licitacoes(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.abrir('resumo.licitacao');
  perform resumo.abrir('resumo.participante');

  insert into novo_licitacao
  select l.entidade, l.exercicio, l.tipo_licitacao, l.licitacao, t.descricao, sem_acento(t.descricao), i.valor, r.licitacao is not null
  from licitacao l
  join tipo_licitacao t on t.tipo_licitacao = l.tipo_licitacao
  left join (
    select tipo_licitacao, licitacao, sum(valor_total) as valor
    from licitacao_item
    where entidade = p_entidade and exercicio = p_exercicio
    group by tipo_licitacao, licitacao
  ) i on i.tipo_licitacao = l.tipo_licitacao and i.licitacao = l.licitacao
  left join (
    select distinct tipo_licitacao, licitacao from licitacao_recurso where entidade = p_entidade and exercicio = p_exercicio
  ) r on r.tipo_licitacao = l.tipo_licitacao and r.licitacao = l.licitacao
  where l.entidade = p_entidade and l.exercicio = p_exercicio;

  insert into novo_participante
  select p_entidade, p_exercicio, p.fornecedor, p.participacoes, coalesce(v.vitorias, 0), coalesce(v.valor, 0)
  from (
    select fornecedor, count(*) as participacoes
    from licitacao_participante
    where entidade = p_entidade and exercicio = p_exercicio
    group by fornecedor
  ) p
  left join (
    select fornecedor, count(*) as vitorias, sum(valor) as valor
    from (
      select fornecedor, sum(valor_total) as valor
      from licitacao_item
      where entidade = p_entidade and exercicio = p_exercicio and fornecedor is not null
      group by fornecedor, tipo_licitacao, licitacao
    ) l
    group by fornecedor
  ) v on v.fornecedor = p.fornecedor;

  perform resumo.trocar('resumo.licitacao', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.participante', p_entidade, p_exercicio);
end
$$;

-- Those of the year, and those of other years or entities that cite a bid of it, whose number they show.
create function resumo.reconstruir_contratos(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  delete from resumo.contrato where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.contrato k using contrato c
  where c.exercicio_licitacao = p_exercicio and coalesce(c.entidade_licitacao, c.entidade) = p_entidade
    and k.entidade = c.entidade and k.exercicio = c.exercicio and k.contrato = c.contrato;

  insert into resumo.contrato
  select c.entidade, c.exercicio, c.contrato, o.descricao, sem_acento(o.descricao), p.descricao, sem_acento(p.descricao), t.descricao,
    sem_acento(t.descricao), coalesce(l.numero_licitacao, c.licitacao), coalesce(c.exercicio_licitacao, 0) * 10000000::bigint + coalesce(l.numero_licitacao, c.licitacao),
    l.licitacao is not null, f.nome_busca,
    coalesce(a.termino, c.termino_vigencia), coalesce(a.valor, 0)
  from contrato c
  join tipo_ato_contrato o on o.tipo_ato = c.tipo_ato
  left join fornecedor f on f.entidade = c.entidade and f.fornecedor = c.fornecedor
  left join tipo_contrato p on p.sigla = c.tipo_contrato
  left join tipo_licitacao t on t.tipo_licitacao = c.tipo_licitacao
  left join licitacao l
    on l.entidade = coalesce(c.entidade_licitacao, c.entidade) and l.exercicio = c.exercicio_licitacao and l.tipo_licitacao = c.tipo_licitacao
    and l.licitacao = c.licitacao
  left join (
    select entidade, exercicio, contrato, sum(valor) as valor, (array_agg(data_termino order by sequencia desc) filter (where data_termino is not null))[1] as termino
    from aditivo
    group by entidade, exercicio, contrato
  ) a on a.entidade = c.entidade and a.exercicio = c.exercicio and a.contrato = c.contrato
  where c.entidade = p_entidade and c.exercicio = p_exercicio
    or c.exercicio_licitacao = p_exercicio and coalesce(c.entidade_licitacao, c.entidade) = p_entidade;
end
$$;


-- To whom a bid was awarded, and the confirmation of it: the same facts, a day each.
create function resumo.vencedores(p_entidade int)
returns table (
  etapa text, entidade int, exercicio int, "exercicioLicitacao" int, "tipoLicitacao" int, "descricaoTipoLicitacao" text, licitacao int,
  pessoa int, nome text, "cnpjCpf" text, data date, valor numeric
) language sql stable as $$
  select v.etapa, v.entidade, v.exercicio, v.exercicio_licitacao, v.tipo_licitacao, t.descricao, v.licitacao, v.fornecedor, f.nome, f.cnpj_cpf, v.data,
    (
      select sum(i.valor_total) from licitacao_item i
      where i.entidade = v.entidade and i.exercicio = v.exercicio_licitacao and i.tipo_licitacao = v.tipo_licitacao and i.licitacao = v.licitacao
        and i.fornecedor = v.fornecedor
    )
  from (
    select 'adjudicacao' as etapa, entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor, data from adjudicacao
    union all
    select 'homologacao', entidade, exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor, data from homologacao
  ) v
  join fornecedor f using (entidade, fornecedor)
  join tipo_licitacao t using (tipo_licitacao)
  where v.entidade = p_entidade
$$;

-- What was ordered with what a bid chose.
create function resumo.autorizacoes(p_entidade int)
returns table (
  entidade int, exercicio int, "numeroRequisicao" int, "exercicioRequisicao" int, "exercicioLicitacao" int, "tipoLicitacao" int,
  "descricaoTipoLicitacao" text, licitacao int, "displayLicitacao" text, "temLicitacao" text, "dataNad" date, pessoa int, "nomeFornecedor" text,
  "cnpjCpf" text, "numeroNad" int, "exercicioNad" int, "displayNad" text, "exercicioEmpenho" int, "unidadeOrcamentaria" text, empenho int,
  "empenhoExercicio" text, "valorRequisicao" numeric
) language sql stable as $$
  select a.entidade, a.exercicio, a.numero_requisicao, a.exercicio, a.exercicio_licitacao, a.tipo_licitacao, t.descricao, a.licitacao,
    a.licitacao || '/' || a.exercicio_licitacao, case when l.licitacao is null then 'N' else 'S' end, a.data_nad, a.fornecedor, f.nome, f.cnpj_cpf,
    a.numero_nad, a.exercicio_nad, a.numero_nad || '/' || a.exercicio_nad, a.exercicio_empenho, a.unidade_orcamentaria, a.empenho,
    a.empenho || '/' || a.exercicio_empenho, a.valor
  from autorizacao a
  left join fornecedor f using (entidade, fornecedor)
  left join tipo_licitacao t on t.tipo_licitacao = a.tipo_licitacao
  left join licitacao l
    on l.entidade = a.entidade and l.exercicio = a.exercicio_licitacao and l.tipo_licitacao = a.tipo_licitacao and l.licitacao = a.licitacao
  where a.entidade = p_entidade
$$;

-- What was signed, with what its addenda added.
create function resumo.contratos_assinados(p_entidade int)
returns table (
  entidade int, exercicio int, contrato int, "displayContrato" text, "numeroContrato" int, "descricaoTipoAto" text, "tipoContrato" text, pessoa int,
  nome text, "cnpjCpf" text, "dataAssinatura" date, situacao text, "valorContratado" numeric, "valorAditivo" numeric, "valorAtualizado" numeric,
  "exercicioLicitacao" int, "tipoLicitacao" int, licitacao int, "numeroLicitacao" int
) language sql stable as $$
  select c.entidade, c.exercicio, c.contrato, coalesce(c.numero_texto, c.numero_contrato || '/' || c.exercicio), c.numero_contrato, o.descricao, p.descricao, c.fornecedor,
    f.nome, f.cnpj_cpf, c.data_assinatura, c.situacao, c.valor, coalesce(a.valor, 0), c.valor + coalesce(a.valor, 0),
    c.exercicio_licitacao, c.tipo_licitacao, c.licitacao, coalesce(l.numero_licitacao, c.licitacao)
  from contrato c
  join tipo_ato_contrato o using (tipo_ato)
  left join tipo_contrato p on p.sigla = c.tipo_contrato
  left join fornecedor f using (entidade, fornecedor)
  left join licitacao l
    on l.entidade = c.entidade and l.exercicio = c.exercicio_licitacao and l.tipo_licitacao = c.tipo_licitacao and l.licitacao = c.licitacao
  left join lateral (
    select sum(d.valor) as valor from aditivo d where d.entidade = c.entidade and d.exercicio = c.exercicio and d.contrato = c.contrato
  ) a on true
  where c.entidade = p_entidade
$$;

-- The commitments that cite a bid or a contract, and what became of each.
create function resumo.empenhos_da_compra(p_entidade int)
returns table (
  entidade int, "exercicioEmpenho" int, "unidadeOrcamentaria" text, empenho int, "empenhoExercicio" text, data date, pessoa int, nome text,
  "cnpjCpf" text, historico text, "valorEmpenhado" numeric, "valorLiquidado" numeric, "valorPago" numeric,
  "exercicioLicitacao" int, "tipoLicitacao" int, licitacao int, "exercicioContrato" int, contrato int
) language sql stable as $$
  select e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho, e.empenho || '/' || e.exercicio, e.data, e.fornecedor, f.nome, f.cnpj_cpf,
    e.historico, r.valor_empenhado - r.valor_anulado, r.valor_liquidado, r.valor_pago,
    e.ano_licitacao, e.tipo_licitacao, e.no_licitacao, e.ano_contrato, e.contrato
  from empenho e
  join resumo.empenho r using (entidade, exercicio, unidade_orcamentaria, empenho)
  left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
  where e.entidade = p_entidade
$$;
