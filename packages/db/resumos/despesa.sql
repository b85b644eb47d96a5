-- How the summaries of expense are made from its facts, each step for one entity and year.
-- A step joins a whole year that a load may have just written: told that nothing is known of it, the planner would go row by row,
-- so the longer ones take its loops away.
insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values
  (10, 'despesa', 'reconstruir_empenhos',
    '{empenho, empenho_anulacao, em_liquidacao, liquidacao, liquidacao_estorno, retencao, pagamento, fornecedor, dotacao}',
    '{resumo.empenho}'),
  (20, 'despesa', 'reconstruir_fornecedores', '{resumo.empenho, fornecedor}', '{resumo.fornecedor}'),
  (30, 'despesa', 'reconstruir_notas', '{nota_extraorcamentaria, fornecedor}', '{resumo.nota_extraorcamentaria}'),
  (40, 'despesa', 'reconstruir_despesa',
    '{empenho, empenho_anulacao, em_liquidacao, liquidacao, liquidacao_estorno, retencao, pagamento, dotacao, credito_adicional}',
    '{resumo.despesa_diaria, resumo.despesa}'),
  (70, 'despesa', 'reconstruir_pagamentos',
    '{liquidacao, liquidacao_estorno, liquidacao_documento, pagamento, em_liquidacao, empenho, fornecedor, dotacao}',
    '{resumo.liquidacao, resumo.pagamento, resumo.em_liquidacao}'),
  (80, 'despesa', 'reconstruir_compras_diretas',
    '{resumo.empenho, fornecedor, empenho_item}', '{resumo.compra_direta_fornecedor, resumo.compra_direta_item}'),
  (81, 'despesa', 'reconstruir_adiantamentos', '{adiantamento, servidor, resumo.empenho}', '{resumo.adiantamento}'),
  (82, 'despesa', 'reconstruir_ajudas_de_custo', '{ajuda_custo, servidor}', '{resumo.ajuda_custo}'),
  (90, 'despesa', 'reconstruir_movimento',
    '{empenho, empenho_anulacao, em_liquidacao, liquidacao, liquidacao_estorno, retencao, pagamento, resumo.empenho}', '{resumo.movimento}'),
  (91, 'despesa', 'reconstruir_programatica', '{resumo.empenho}', '{resumo.programatica}'),
  (100, 'despesa', 'reconstruir_restos',
    '{exercicio, empenho, empenho_anulacao, liquidacao, liquidacao_estorno, pagamento, resumo.empenho}', '{resumo.restos_movimento, resumo.restos}'),
  (101, 'despesa', 'reconstruir_pagina_fornecedor',
    '{resumo.empenho, empenho, pagamento}', '{resumo.fornecedor_orgao, resumo.fornecedor_pagamento}');

-- The project as the entity's mask of expense cuts it: its first digit in a group of its own, unless the sixth group has room for all.
create function resumo.projeto_na_mascara(p_projeto text, p_mascara text) returns text language sql immutable as $$
  select case when length(split_part(p_mascara, '.', 6)) > 1 then p_projeto else regexp_replace(p_projeto, '^(.)(.+)$', '\1.\2') end
$$;

-- What is known to have happened to the commitments of a year: document by document, and, where the source gives only how much of a commitment was
-- annulled, settled or paid up to a day, that total as one entry without a number, in the year of the commitment. Documents, where there are any,
-- say it all.
create function resumo.anulacoes(p_entidade int, p_exercicio int)
returns table (unidade_orcamentaria text, empenho int, sequencia int, data date, valor numeric, motivo text) language sql stable as $$
  select unidade_orcamentaria, empenho, sequencia, data, valor, motivo
  from empenho_anulacao where entidade = p_entidade and exercicio = p_exercicio
  union all
  select e.unidade_orcamentaria, e.empenho, 0, least(e.data_totais, make_date(p_exercicio, 12, 31)), e.total_anulado, null
  from empenho e
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.data_totais is not null and e.total_anulado > 0
    and not exists (
      select from empenho_anulacao a where a.entidade = p_entidade and a.exercicio = p_exercicio
        and a.unidade_orcamentaria = e.unidade_orcamentaria and a.empenho = e.empenho
    )
$$;

create function resumo.liquidacoes(p_entidade int, p_exercicio int)
returns table (
  unidade_orcamentaria text, empenho int, exercicio_liquidacao int, no_liquidacao int, exercicio_em_liquidacao int, no_em_liquidacao int,
  data date, valor numeric, data_vencimento date, no_ordem int, ordem_fonte_recurso int, motivo_fora_da_ordem text
) language sql stable as $$
  select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, exercicio_em_liquidacao, no_em_liquidacao,
    data, valor, data_vencimento, no_ordem, ordem_fonte_recurso, motivo_fora_da_ordem
  from liquidacao where entidade = p_entidade and exercicio = p_exercicio
  union all
  select e.unidade_orcamentaria, e.empenho, p_exercicio, 0, null, null, least(e.data_totais, make_date(p_exercicio, 12, 31)), e.total_liquidado,
    null, null, null, null
  from empenho e
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.data_totais is not null and e.total_liquidado > 0
    and not exists (
      select from liquidacao l where l.entidade = p_entidade and l.exercicio = p_exercicio
        and l.unidade_orcamentaria = e.unidade_orcamentaria and l.empenho = e.empenho
    )
$$;

create function resumo.pagamentos(p_entidade int, p_exercicio int)
returns table (
  unidade_orcamentaria text, empenho int, exercicio_pagamento int, no_pagamento int, exercicio_liquidacao int, no_liquidacao int,
  data date, valor numeric, valor_retido numeric, banco text, agencia text, conta text, tipo_documento text, nro_documento text
) language sql stable as $$
  select unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento, exercicio_liquidacao, no_liquidacao,
    data, valor, valor_retido, banco, agencia, conta, tipo_documento, nro_documento
  from pagamento where entidade = p_entidade and exercicio = p_exercicio
  union all
  select e.unidade_orcamentaria, e.empenho, p_exercicio, 0, null, null, least(e.data_totais, make_date(p_exercicio, 12, 31)), e.total_pago, 0,
    null, null, null, null, null
  from empenho e
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.data_totais is not null and e.total_pago > 0
    and not exists (
      select from pagamento p where p.entidade = p_entidade and p.exercicio = p_exercicio
        and p.unidade_orcamentaria = e.unidade_orcamentaria and p.empenho = e.empenho
    )
$$;

-- Of a commitment whose value the source does not say, at least what was settled, paid and annulled of it was reserved, in its own year. One whose
-- day the source does not say was issued on no day that is known, and one of which nothing is known has no value at all: it is in the sums of the year, and in no month or period.
create function resumo.emissoes(p_entidade int, p_exercicio int)
returns table (unidade_orcamentaria text, empenho int, data date, valor numeric) language sql stable as $$
  select unidade_orcamentaria, empenho, data, valor
  from empenho where entidade = p_entidade and exercicio = p_exercicio and valor is not null
  union all
  select e.unidade_orcamentaria, e.empenho, e.data,
    nullif(coalesce(a.valor, 0) + greatest(coalesce(l.valor, 0) - coalesce(s.valor, 0), p.valor, 0), 0)
  from empenho e
  left join lateral (
    select sum(valor) as valor from resumo.anulacoes(p_entidade, p_exercicio) f
    where f.unidade_orcamentaria = e.unidade_orcamentaria and f.empenho = e.empenho
  ) a on true
  left join lateral (
    select sum(valor) as valor from resumo.liquidacoes(p_entidade, p_exercicio) f
    where f.unidade_orcamentaria = e.unidade_orcamentaria and f.empenho = e.empenho
  ) l on true
  left join lateral (
    select sum(valor) as valor from liquidacao_estorno f where f.entidade = p_entidade and f.exercicio = p_exercicio
      and f.unidade_orcamentaria = e.unidade_orcamentaria and f.empenho = e.empenho
  ) s on true
  left join lateral (
    select sum(valor + coalesce(valor_retido, 0)) as valor from resumo.pagamentos(p_entidade, p_exercicio) f
    where f.unidade_orcamentaria = e.unidade_orcamentaria and f.empenho = e.empenho
  ) p on true
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.valor is null
$$;

-- All that happened to the commitments of a year, each fact on its day and in the column of what it changed. A commitment of which nobody said
-- the day was issued on none: it is in the sums of the year, and in no day, month or period.
create function resumo.fatos(p_entidade int, p_exercicio int)
returns table (
  unidade_orcamentaria text, empenho int, data date, empenhado numeric, em_liquidacao numeric, liquidado numeric, retido numeric, pago numeric
) language sql stable as $$
  select unidade_orcamentaria, empenho, data, valor as empenhado, 0.00 as em_liquidacao, 0.00 as liquidado, 0.00 as retido, 0.00 as pago
  from resumo.emissoes(p_entidade, p_exercicio)
  union all
  select unidade_orcamentaria, empenho, data, -valor, 0, 0, 0, 0
  from resumo.anulacoes(p_entidade, p_exercicio)
  union all
  select unidade_orcamentaria, empenho, data, 0, valor, 0, 0, 0
  from em_liquidacao where entidade = p_entidade and exercicio = p_exercicio
  union all
  select unidade_orcamentaria, empenho, data_estorno, 0, -valor_estornado, 0, 0, 0
  from em_liquidacao where entidade = p_entidade and exercicio = p_exercicio and valor_estornado <> 0
  union all
  select unidade_orcamentaria, empenho, data, 0, 0, valor, 0, 0
  from resumo.liquidacoes(p_entidade, p_exercicio)
  union all
  select unidade_orcamentaria, empenho, data, 0, 0, -valor, 0, 0
  from liquidacao_estorno where entidade = p_entidade and exercicio = p_exercicio
  union all
  select unidade_orcamentaria, empenho, data, 0, 0, 0, valor, 0
  from retencao where entidade = p_entidade and exercicio = p_exercicio
  union all
  select unidade_orcamentaria, empenho, data_estorno, 0, 0, 0, -valor_estornado, 0
  from retencao where entidade = p_entidade and exercicio = p_exercicio and valor_estornado <> 0
  union all
  select unidade_orcamentaria, empenho, data, 0, 0, 0, 0, valor + coalesce(valor_retido, 0)
  from resumo.pagamentos(p_entidade, p_exercicio)
$$;

-- A payment proves a settlement, though the source may not bring it: what was paid beyond what was settled owes nothing more,
-- neither as something to pay nor as something to settle.
create function resumo.reconstruir_empenhos(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.abrir('resumo.empenho');

  with
  anulado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from resumo.anulacoes(p_entidade, p_exercicio) group by 1, 2
  ),
  em_liquidacao as (
    select unidade_orcamentaria, empenho, sum(valor - coalesce(valor_estornado, 0)) as valor from em_liquidacao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  liquidado as (
    select unidade_orcamentaria, empenho, sum(valor) as valor from (
      select unidade_orcamentaria, empenho, valor from resumo.liquidacoes(p_entidade, p_exercicio)
      union all
      select unidade_orcamentaria, empenho, -valor from liquidacao_estorno
      where entidade = p_entidade and exercicio = p_exercicio
    ) l group by 1, 2
  ),
  retido as (
    select unidade_orcamentaria, empenho, sum(valor - coalesce(valor_estornado, 0)) as valor from retencao
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2
  ),
  pago as (
    select unidade_orcamentaria, empenho, sum(valor + coalesce(valor_retido, 0)) as valor from resumo.pagamentos(p_entidade, p_exercicio) group by 1, 2
  )
  insert into novo_empenho
  select e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho, coalesce(e.data, make_date(p_exercicio, 12, 31)), e.fornecedor, f.nome_busca,
    left(sem_acento(e.historico), 50),
    d.orgao, d.unidade, d.funcao, d.subfuncao, d.programa, d.projeto, coalesce(e.natureza, d.natureza), d.fonte_recurso,
    case when d.dotacao is not null then coalesce(d.esfera, 'F') end, e.covid, e.passagem, e.compra_direta,
    coalesce(e.valor, nullif(coalesce(a.valor, 0) + greatest(l.valor, p.valor, 0), 0)), coalesce(a.valor, 0), coalesce(m.valor, 0), coalesce(l.valor, 0), coalesce(r.valor, 0), coalesce(p.valor, 0),
    greatest(coalesce(l.valor, 0) - coalesce(p.valor, 0), 0)
  from empenho e
  left join fornecedor f using (entidade, fornecedor)
  left join dotacao d using (entidade, exercicio, dotacao)
  left join anulado a using (unidade_orcamentaria, empenho)
  left join em_liquidacao m using (unidade_orcamentaria, empenho)
  left join liquidado l using (unidade_orcamentaria, empenho)
  left join retido r using (unidade_orcamentaria, empenho)
  left join pago p using (unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio
  order by 5, e.empenho;

  perform resumo.trocar('resumo.empenho', p_entidade, p_exercicio);
end
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
  select n.entidade, n.exercicio, n.no_extraorcamentario, n.data, n.valor, n.fornecedor, f.nome_busca
  from nota_extraorcamentaria n
  left join fornecedor f using (entidade, fornecedor)
  where n.entidade = p_entidade and n.exercicio = p_exercicio
  order by n.data, n.no_extraorcamentario;
$$;

create function resumo.reconstruir_despesa(p_entidade int, p_exercicio int) returns void language plpgsql as $$
begin
  perform resumo.abrir('resumo.despesa_diaria');
  perform resumo.abrir('resumo.despesa');

  insert into novo_despesa_diaria
  select p_entidade, p_exercicio, m.data, e.dotacao, left(coalesce(e.natureza, d.natureza), 6), sum(m.movimento),
    -- Of a commitment of no known day, nobody knows that nothing was committed on this one.
    sum(m.empenhado) filter (where e.data is not null or m.empenhado <> 0), sum(m.em_liquidacao), sum(m.liquidado), sum(m.retido), sum(m.pago)
  from (
    select data, empenho, unidade_orcamentaria, bool_or(em_liquidacao = 0 and data is not null)::int as movimento, sum(empenhado) as empenhado,
      sum(em_liquidacao) as em_liquidacao, sum(liquidado) as liquidado, sum(retido) as retido, sum(pago) as pago
    from resumo.fatos(p_entidade, p_exercicio)
    group by data, empenho, unidade_orcamentaria
  ) m
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = m.unidade_orcamentaria and e.empenho = m.empenho
  left join dotacao d on d.entidade = p_entidade and d.exercicio = p_exercicio and d.dotacao = e.dotacao
  group by m.data, e.dotacao, left(coalesce(e.natureza, d.natureza), 6)
  order by m.data;

  insert into novo_despesa
  select p_entidade, p_exercicio, dotacao, elemento, sum(previsto), sum(creditos),
    case when count(*) = count(empenhado) then sum(empenhado) else nullif(sum(empenhado), 0) end,
    sum(em_liquidacao), sum(liquidado), sum(retido), sum(pago),
    case when count(*) filter (where no_ano) = count(empenhado) filter (where no_ano) then coalesce(sum(empenhado) filter (where no_ano), 0)
      else nullif(sum(empenhado) filter (where no_ano), 0) end,
    coalesce(sum(em_liquidacao) filter (where no_ano), 0),
    coalesce(sum(liquidado) filter (where no_ano), 0), coalesce(sum(retido) filter (where no_ano), 0), coalesce(sum(pago) filter (where no_ano), 0)
  from (
    select dotacao, left(natureza, 6) as elemento, coalesce(valor_previsto, 0) as previsto, 0.00 as creditos,
      0.00 as empenhado, 0.00 as em_liquidacao, 0.00 as liquidado, 0.00 as retido, 0.00 as pago, true as no_ano
    from dotacao where entidade = p_entidade and exercicio = p_exercicio
    union all
    select d.dotacao, left(d.natureza, 6), 0, c.valor, 0, 0, 0, 0, 0, true
    from credito_adicional c join dotacao d using (entidade, exercicio, dotacao)
    where c.entidade = p_entidade and c.exercicio = p_exercicio
    union all
    select dotacao, elemento, 0, 0, valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_retido, valor_pago,
      coalesce(data <= make_date(p_exercicio, 12, 31), true)
    from novo_despesa_diaria where entidade = p_entidade and exercicio = p_exercicio
  ) x
  group by dotacao, elemento;

  perform resumo.trocar('resumo.despesa_diaria', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.despesa', p_entidade, p_exercicio);
end
$$;

-- One row per appropriation and element. A period keeps the facts dated inside it, and those of no known day where it holds the whole year; the
-- appropriation is what it was on its last day, and is absent in a year of which no planned value is known. The year until its last day is the
-- period that is asked most, and is kept summed.
create function resumo.despesa_no_periodo(p_entidade int, p_exercicio int, p_inicio date, p_fim date)
returns table (
  orgao text, unidade text, funcao text, subfuncao text, programa text, projeto text, elemento text, fonte_recurso text, esfera text,
  valor_previsto numeric, valor_creditos numeric, valor_empenhado numeric, valor_em_liquidacao numeric,
  valor_liquidado numeric, valor_retido numeric, valor_pago numeric
) language sql stable as $$
  select d.orgao, d.unidade, d.funcao, d.subfuncao, d.programa, d.projeto, x.elemento, d.fonte_recurso,
    case when d.dotacao is not null then coalesce(d.esfera, 'F') end,
    case when orcado.sim then x.valor_previsto end, case when orcado.sim then x.valor_creditos end, x.valor_empenhado, x.valor_em_liquidacao, x.valor_liquidado, x.valor_retido, x.valor_pago
  from (
    select dotacao, elemento, valor_previsto, valor_creditos,
      valor_empenhado, valor_em_liquidacao, valor_liquidado, valor_retido, valor_pago
    from resumo.despesa
    where p_inicio is null and p_fim is null and entidade = p_entidade and exercicio = p_exercicio
    union all
    select dotacao, elemento, valor_previsto, valor_creditos,
      empenhado_no_ano, em_liquidacao_no_ano, liquidado_no_ano, retido_no_ano, pago_no_ano
    from resumo.despesa
    where p_inicio is null and p_fim = make_date(p_exercicio, 12, 31) and entidade = p_entidade and exercicio = p_exercicio
    union all
    select dotacao, left(natureza, 6), coalesce(valor_previsto, 0), 0, 0, 0, 0, 0, 0
    from dotacao
    where (p_inicio is not null or p_fim <> make_date(p_exercicio, 12, 31)) and entidade = p_entidade and exercicio = p_exercicio
    union all
    select c.dotacao, left(o.natureza, 6), 0, c.valor, 0, 0, 0, 0, 0
    from credito_adicional c join dotacao o using (entidade, exercicio, dotacao)
    where (p_inicio is not null or p_fim <> make_date(p_exercicio, 12, 31)) and c.entidade = p_entidade and c.exercicio = p_exercicio
      and c.data <= coalesce(p_fim, 'infinity')
    union all
    select dotacao, elemento, 0, 0, sum(valor_empenhado), sum(valor_em_liquidacao), sum(valor_liquidado), sum(valor_retido), sum(valor_pago)
    from resumo.despesa_diaria
    where (p_inicio is not null or p_fim <> make_date(p_exercicio, 12, 31)) and entidade = p_entidade and exercicio = p_exercicio
      and (
        data between coalesce(p_inicio, '-infinity') and coalesce(p_fim, 'infinity')
        or data is null and coalesce(p_inicio, '-infinity') <= make_date(p_exercicio, 1, 1) and coalesce(p_fim, 'infinity') >= make_date(p_exercicio, 12, 31)
      )
    group by dotacao, elemento
  ) x
  left join dotacao d on d.entidade = p_entidade and d.exercicio = p_exercicio and d.dotacao = x.dotacao
  cross join (
    select exists (
      select from dotacao where entidade = p_entidade and exercicio = p_exercicio and valor_previsto is not null
    ) as sim
  ) orcado
$$;

-- In which of the four queues of the law (Lei nº 14.133/2021, art. 141) an expense is paid: goods, rentals, services, works; 5 is in none.
create function resumo.categoria_de_pagamento(p_natureza text) returns int language sql immutable parallel safe as $$
  select case
    when substr(p_natureza, 5, 2) = '51' then 4
    when substr(p_natureza, 5, 2) = '38' or substr(p_natureza, 5, 4) in ('3614', '3615', '3910', '3912', '3914') then 2
    when substr(p_natureza, 5, 2) in ('30', '31', '32', '52', '61') then 1
    when substr(p_natureza, 5, 2) in ('33', '34', '35', '36', '37', '39', '40') then 3
    else 5
  end
$$;

create function resumo.reconstruir_pagamentos(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform resumo.abrir('resumo.liquidacao');
  perform resumo.abrir('resumo.pagamento');
  perform resumo.abrir('resumo.em_liquidacao');

  with
  estorno as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sum(valor) as valor from liquidacao_estorno
    where entidade = p_entidade and exercicio = p_exercicio group by 1, 2, 3, 4
  ),
  pago as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, sum(valor + coalesce(valor_retido, 0)) as valor,
      max(data) filter (where valor + coalesce(valor_retido, 0) > 0) as data
    from resumo.pagamentos(p_entidade, p_exercicio) group by 1, 2, 3, 4
  ),
  nota as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, string_agg(no_documento, ', ' order by ordem) as numeros
    from liquidacao_documento where entidade = p_entidade and exercicio = p_exercicio group by 1, 2, 3, 4
  )
  insert into novo_liquidacao (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, data, data_vencimento, data_pagamento,
    fornecedor, nome_ordem, notas_fiscais, notas_busca, fonte_recurso, no_ordem, sequencia, ordem_fonte_recurso, categoria, fora_da_ordem, covid,
    valor, saldo
  )
  select e.entidade, e.exercicio, l.unidade_orcamentaria, l.empenho, l.exercicio_liquidacao, l.no_liquidacao,
    l.data, l.data_vencimento, p.data, e.fornecedor, f.nome_busca, documentos.numeros, sem_acento(documentos.numeros), d.fonte_recurso,
    coalesce(l.no_ordem, 0),
    (l.exercicio_liquidacao - e.exercicio) * 10000 + row_number() over (
      partition by l.exercicio_liquidacao, coalesce(l.no_ordem, 0) order by l.unidade_orcamentaria, l.empenho, l.no_liquidacao
    ),
    l.ordem_fonte_recurso, resumo.categoria_de_pagamento(coalesce(e.natureza, d.natureza)), l.motivo_fora_da_ordem is not null, e.covid,
    l.valor - coalesce(s.valor, 0), l.valor - coalesce(s.valor, 0) - coalesce(p.valor, 0)
  from resumo.liquidacoes(p_entidade, p_exercicio) l
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = l.unidade_orcamentaria and e.empenho = l.empenho
  left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
  left join dotacao d on d.entidade = e.entidade and d.exercicio = e.exercicio and d.dotacao = e.dotacao
  left join estorno s on s.unidade_orcamentaria = l.unidade_orcamentaria and s.empenho = l.empenho
    and s.exercicio_liquidacao = l.exercicio_liquidacao and s.no_liquidacao = l.no_liquidacao
  left join pago p on p.unidade_orcamentaria = l.unidade_orcamentaria and p.empenho = l.empenho
    and p.exercicio_liquidacao = l.exercicio_liquidacao and p.no_liquidacao = l.no_liquidacao
  left join nota n on n.unidade_orcamentaria = l.unidade_orcamentaria and n.empenho = l.empenho
    and n.exercicio_liquidacao = l.exercicio_liquidacao and n.no_liquidacao = l.no_liquidacao
  cross join lateral (select case when l.no_liquidacao = 0 then 'Só o total, sem documentos' else n.numeros end as numeros) documentos
  order by l.data;

  -- Payments that name no settlement, and what was paid beyond one, settle the oldest debts of the commitment first; what is still
  -- left over falls on the last one. So the settlements of a commitment always add up to what it owes.
  with
  sobra as (
    select unidade_orcamentaria, empenho, sum(valor) as valor, max(data) as data from (
      select unidade_orcamentaria, empenho, valor + coalesce(valor_retido, 0) as valor, data from resumo.pagamentos(p_entidade, p_exercicio)
      where exercicio_liquidacao is null or no_liquidacao is null
      union all
      select unidade_orcamentaria, empenho, -saldo, data_pagamento from novo_liquidacao
      where entidade = p_entidade and exercicio = p_exercicio and saldo < 0
    ) s group by 1, 2
  ),
  fila as (
    select unidade_orcamentaria, empenho, l.exercicio_liquidacao, l.no_liquidacao, s.valor as sobra, s.data, greatest(l.saldo, 0) as devido,
      coalesce(sum(greatest(l.saldo, 0)) over (na_ordem rows between unbounded preceding and 1 preceding), 0) as antes,
      sum(greatest(l.saldo, 0)) over (partition by unidade_orcamentaria, empenho) as total,
      lead(l.no_liquidacao) over na_ordem is null as ultima
    from novo_liquidacao l
    join sobra s using (unidade_orcamentaria, empenho)
    where l.entidade = p_entidade and l.exercicio = p_exercicio
    window na_ordem as (partition by unidade_orcamentaria, empenho order by l.data, l.exercicio_liquidacao, l.no_liquidacao)
  ),
  quitado as (
    select unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao, data, devido,
      least(devido, greatest(sobra - antes, 0)) + case when ultima then greatest(sobra - total, 0) + least(sobra, 0) else 0 end as valor
    from fila
  )
  update novo_liquidacao l
  set saldo = q.devido - q.valor, data_pagamento = case when q.valor > 0 then greatest(l.data_pagamento, q.data) else l.data_pagamento end
  from quitado q
  where l.entidade = p_entidade and l.exercicio = p_exercicio and l.unidade_orcamentaria = q.unidade_orcamentaria and l.empenho = q.empenho
    and l.exercicio_liquidacao = q.exercicio_liquidacao and l.no_liquidacao = q.no_liquidacao;

  insert into novo_pagamento (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_pagamento, no_pagamento, exercicio_liquidacao, no_liquidacao, data,
    fornecedor, nome_ordem, covid, suprimento_fundos, valor, valor_retido
  )
  select e.entidade, e.exercicio, p.unidade_orcamentaria, p.empenho, p.exercicio_pagamento, p.no_pagamento, p.exercicio_liquidacao,
    p.no_liquidacao, p.data, e.fornecedor, f.nome_busca, e.covid, e.suprimento_fundos, p.valor, p.valor_retido
  from resumo.pagamentos(p_entidade, p_exercicio) p
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = p.unidade_orcamentaria and e.empenho = p.empenho
  left join fornecedor f on f.entidade = e.entidade and f.fornecedor = e.fornecedor
  order by p.data;

  -- Totals are settlements and payments too: the pages that list these are offered where there are totals alone.
  insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela, atualizada_em)
  select u.entidade, u.exercicio, u.modulo, t.tabela, u.atualizada_em
  from sistema.ultima_atualizacao u
  cross join (
    select 'liquidacao' as tabela where exists (select from novo_liquidacao where no_liquidacao = 0)
    union all
    select 'pagamento' where exists (select from novo_pagamento where no_pagamento = 0)
  ) t
  where u.entidade = p_entidade and u.exercicio = p_exercicio and u.tabela = 'empenho'
  on conflict (entidade, exercicio, modulo, tabela) do update set atualizada_em = greatest(ultima_atualizacao.atualizada_em, excluded.atualizada_em);

  with liquidado as (
    select l.unidade_orcamentaria, l.empenho, l.exercicio_em_liquidacao, l.no_em_liquidacao, sum(r.valor) as valor
    from liquidacao l
    join novo_liquidacao r using (entidade, exercicio, unidade_orcamentaria, empenho, exercicio_liquidacao, no_liquidacao)
    where l.entidade = p_entidade and l.exercicio = p_exercicio and l.no_em_liquidacao is not null group by 1, 2, 3, 4
  )
  insert into novo_em_liquidacao (
    entidade, exercicio, unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao, data, fornecedor, nome_ordem,
    valor, valor_estornado, valor_liquidado
  )
  select m.entidade, m.exercicio, m.unidade_orcamentaria, m.empenho, m.exercicio_em_liquidacao, m.no_em_liquidacao, m.data, e.fornecedor,
    f.nome_busca, m.valor, m.valor_estornado, coalesce(l.valor, 0)
  from em_liquidacao m
  join empenho e using (entidade, exercicio, unidade_orcamentaria, empenho)
  left join fornecedor f using (entidade, fornecedor)
  left join liquidado l using (unidade_orcamentaria, empenho, exercicio_em_liquidacao, no_em_liquidacao)
  where m.entidade = p_entidade and m.exercicio = p_exercicio
  order by m.data;

  perform resumo.trocar('resumo.liquidacao', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.pagamento', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.em_liquidacao', p_entidade, p_exercicio);
end
$$;

create function resumo.reconstruir_compras_diretas(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform resumo.abrir('resumo.compra_direta_fornecedor');
  perform resumo.abrir('resumo.compra_direta_item');

  insert into novo_compra_direta_fornecedor
  select f.entidade, p_exercicio, f.fornecedor, f.nome_busca, f.cnpj_cpf,
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho e
  join fornecedor f using (entidade, fornecedor)
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.compra_direta
  group by f.entidade, f.fornecedor
  order by f.nome_busca;

  insert into novo_compra_direta_item
  select i.entidade, i.exercicio, i.unidade_orcamentaria, i.empenho, i.ordem, e.data, e.fornecedor, e.nome_ordem,
    sem_acento(i.especificacao), i.quantidade, i.valor_unitario, i.valor_total,
    coalesce(e.natureza like '____30%', false), coalesce(e.natureza like '____52%', false),
    e.orgao, e.unidade, e.funcao, e.subfuncao, e.programa, e.projeto, e.natureza, e.fonte_recurso, e.esfera, e.valor_a_pagar > 0, e.passagem,
    e.valor_empenhado
  from resumo.empenho e
  join empenho_item i using (entidade, exercicio, unidade_orcamentaria, empenho)
  where e.entidade = p_entidade and e.exercicio = p_exercicio and e.compra_direta
  order by e.data, i.empenho, i.ordem;

  perform resumo.trocar('resumo.compra_direta_fornecedor', p_entidade, p_exercicio);
  perform resumo.trocar('resumo.compra_direta_item', p_entidade, p_exercicio);
end
$$;

-- The accounts of an advance may be given in a later year than its commitment, so that both years write them.
create function resumo.reconstruir_adiantamentos(p_entidade int, p_exercicio int) returns void
language sql set enable_nestloop = off as $$
  delete from resumo.adiantamento where entidade = p_entidade and (exercicio = p_exercicio or exercicio_empenho = p_exercicio);
  insert into resumo.adiantamento
  select a.entidade, a.exercicio, a.prestacao_contas, a.unidade_orcamentaria, a.exercicio_empenho, a.empenho, a.matricula,
    s.nome_busca, sem_acento(s.cargo), sem_acento(s.lotacao), a.data_prestacao, e.data, e.valor_empenhado,
    a.valor_documentos, a.valor_restituido, a.valor_excedido
  from adiantamento a
  left join servidor s using (entidade, matricula)
  join resumo.empenho e
    on e.entidade = a.entidade and e.exercicio = a.exercicio_empenho
    and e.unidade_orcamentaria = a.unidade_orcamentaria and e.empenho = a.empenho
  where a.entidade = p_entidade and (a.exercicio = p_exercicio or a.exercicio_empenho = p_exercicio);
$$;

create function resumo.reconstruir_ajudas_de_custo(p_entidade int, p_exercicio int) returns void
language sql set enable_nestloop = off as $$
  delete from resumo.ajuda_custo where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.ajuda_custo
  select s.entidade, p_exercicio, s.matricula, s.nome_busca, sem_acento(s.cargo), sum(a.valor)
  from ajuda_custo a
  join servidor s using (entidade, matricula)
  where a.entidade = p_entidade and a.ano_competencia = p_exercicio
  group by s.entidade, s.matricula;
$$;

create function resumo.reconstruir_movimento(p_entidade int, p_exercicio int) returns void
language plpgsql set enable_nestloop = off as $$
begin
  perform resumo.abrir('resumo.movimento');

  insert into novo_movimento
  select p_entidade, p_exercicio, m.data, m.empenho, m.unidade_orcamentaria,
    e.orgao, e.funcao, e.programa, e.projeto, left(e.natureza, 6), e.fonte_recurso, e.esfera,
    -- As in the sums of each day.
    case when o.data is not null or m.empenhado <> 0 then m.empenhado end, m.liquidado, m.retido, m.pago
  from (
    select data, empenho, unidade_orcamentaria,
      sum(empenhado) as empenhado, sum(liquidado) as liquidado, sum(retido) as retido, sum(pago) as pago
    from resumo.fatos(p_entidade, p_exercicio) where em_liquidacao = 0 and data is not null
    group by data, empenho, unidade_orcamentaria
  ) m
  join resumo.empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = m.unidade_orcamentaria and e.empenho = m.empenho
  join empenho o on o.entidade = p_entidade and o.exercicio = p_exercicio
    and o.unidade_orcamentaria = m.unidade_orcamentaria and o.empenho = m.empenho
  order by m.data, m.empenho;

  perform resumo.trocar('resumo.movimento', p_entidade, p_exercicio);
end
$$;

create function resumo.reconstruir_programatica(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.programatica where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.programatica
  select distinct entidade, exercicio, orgao, unidade, funcao, subfuncao, programa, projeto, natureza, fonte_recurso
  from resumo.empenho
  where entidade = p_entidade and exercicio = p_exercicio;
$$;

create function resumo.mover_restos(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.restos_movimento where entidade = p_entidade and exercicio_empenho = p_exercicio;
  insert into resumo.restos_movimento
  select p_entidade, p_exercicio, unidade_orcamentaria, empenho, data, sum(cancelado), sum(liquidado), sum(pago)
  from (
    select unidade_orcamentaria, empenho, data, valor as cancelado, 0.00 as liquidado, 0.00 as pago
    from resumo.anulacoes(p_entidade, p_exercicio)
    union all
    select unidade_orcamentaria, empenho, data, 0, valor, 0
    from resumo.liquidacoes(p_entidade, p_exercicio)
    union all
    select unidade_orcamentaria, empenho, data, 0, -valor, 0
    from liquidacao_estorno where entidade = p_entidade and exercicio = p_exercicio
    union all
    select unidade_orcamentaria, empenho, data, 0, 0, valor + coalesce(valor_retido, 0)
    from resumo.pagamentos(p_entidade, p_exercicio)
  ) m
  where data > make_date(p_exercicio, 12, 31)
  group by unidade_orcamentaria, empenho, data;
$$;

create function resumo.inscrever_restos(p_entidade int, p_exercicio int, p_de int, p_ate int) returns void language sql
set enable_nestloop = off as $$
  delete from resumo.restos
  where entidade = p_entidade and exercicio_empenho = p_exercicio and exercicio between p_de and p_ate;
  with
  herdeiro as (
    select exercicio, make_date(exercicio, 1, 1) as inicio, make_date(exercicio, 12, 31) as fim
    from exercicio where entidade = p_entidade and exercicio between greatest(p_de, p_exercicio + 1) and p_ate
  ),
  posterior as (
    select unidade_orcamentaria, empenho, sum(cancelado) as cancelado, sum(liquidado) as liquidado, sum(pago) as pago
    from resumo.restos_movimento where entidade = p_entidade and exercicio_empenho = p_exercicio
    group by 1, 2
  ),
  final as (
    select e.unidade_orcamentaria, e.empenho, e.data, e.fornecedor, e.nome_ordem, e.orgao, p.empenho is not null as movido,
      e.valor_liquidado - e.valor_pago - coalesce(p.liquidado - p.pago, 0) as a_pagar,
      coalesce(e.valor_empenhado, 0) - e.valor_anulado - e.valor_pago + coalesce(p.cancelado + p.pago, 0) as inscrito
    from resumo.empenho e
    left join posterior p using (unidade_orcamentaria, empenho)
    where e.entidade = p_entidade and e.exercicio = p_exercicio
  ),
  ano as (
    select h.exercicio, m.unidade_orcamentaria, m.empenho,
      coalesce(sum(m.cancelado) filter (where m.data < h.inicio), 0) as cancelado_antes,
      coalesce(sum(m.liquidado) filter (where m.data < h.inicio), 0) as liquidado_antes,
      coalesce(sum(m.pago) filter (where m.data < h.inicio), 0) as pago_antes,
      coalesce(sum(m.cancelado) filter (where m.data >= h.inicio), 0) as cancelado,
      coalesce(sum(m.liquidado) filter (where m.data >= h.inicio), 0) as liquidado,
      coalesce(sum(m.pago) filter (where m.data >= h.inicio), 0) as pago,
      bool_or(m.data >= h.inicio) as movido,
      max(m.data) as ultimo_movimento
    from resumo.restos_movimento m
    join herdeiro h on m.data <= h.fim
    where m.entidade = p_entidade and m.exercicio_empenho = p_exercicio
    group by 1, 2, 3
  )
  insert into resumo.restos (
    entidade, exercicio, exercicio_empenho, unidade_orcamentaria, empenho, data, fornecedor, nome_ordem, orgao,
    processado, nao_processado, inscrito, cancelado, liquidado, pago, pago_sem_liquidar, ultimo_movimento
  )
  select p_entidade, h.exercicio, p_exercicio, f.unidade_orcamentaria, f.empenho, f.data, f.fornecedor, f.nome_ordem, f.orgao,
    greatest(s.a_pagar, 0), s.inscrito - greatest(s.a_pagar, 0), s.inscrito,
    coalesce(a.cancelado, 0), coalesce(a.liquidado, 0), coalesce(a.pago, 0), greatest(-s.a_pagar, 0), a.ultimo_movimento
  from final f
  cross join herdeiro h
  left join ano a on a.exercicio = h.exercicio and a.unidade_orcamentaria = f.unidade_orcamentaria and a.empenho = f.empenho
  cross join lateral (
    select f.a_pagar + coalesce(a.liquidado_antes - a.pago_antes, 0) as a_pagar,
      f.inscrito - coalesce(a.cancelado_antes + a.pago_antes, 0) as inscrito
  ) s
  where (f.a_pagar > 0 or f.inscrito <> 0 or f.movido)
    and (s.a_pagar > 0 or s.inscrito <> 0 or a.movido)
  order by h.exercicio, f.data, f.empenho;
$$;

-- A load of one year changes what later years inherit from it; a year that is new inherits from all before.
create function resumo.reconstruir_restos(p_entidade int, p_exercicio int) returns void language plpgsql as $$
declare
  anterior int;
begin
  perform resumo.mover_restos(p_entidade, p_exercicio);
  perform resumo.inscrever_restos(p_entidade, p_exercicio, p_exercicio + 1, 9999);
  for anterior in
    select x.exercicio from exercicio x
    where x.entidade = p_entidade and x.exercicio < p_exercicio and not exists (
      select from resumo.restos r
      where r.entidade = p_entidade and r.exercicio = p_exercicio and r.exercicio_empenho = x.exercicio
    )
  loop
    perform resumo.inscrever_restos(p_entidade, anterior, p_exercicio, p_exercicio);
  end loop;
end
$$;

-- The payments of a supplier are counted in the year that paid them, as in the list that proves them, even where a date says otherwise.
create function resumo.reconstruir_pagina_fornecedor(p_entidade int, p_exercicio int) returns void language sql as $$
  delete from resumo.fornecedor_orgao where entidade = p_entidade and exercicio = p_exercicio;
  delete from resumo.fornecedor_pagamento where entidade = p_entidade and exercicio = p_exercicio;
  insert into resumo.fornecedor_orgao
  select entidade, exercicio, fornecedor, orgao, count(*),
    sum(valor_empenhado), sum(valor_anulado), sum(valor_liquidado), sum(valor_retido), sum(valor_pago), sum(valor_a_pagar)
  from resumo.empenho
  where entidade = p_entidade and exercicio = p_exercicio and fornecedor is not null
  group by entidade, exercicio, fornecedor, orgao;
  insert into resumo.fornecedor_pagamento
  select e.entidade, e.exercicio, e.fornecedor, p.exercicio_pagamento, count(*), sum(p.valor), coalesce(sum(p.valor_retido), 0)
  from resumo.pagamentos(p_entidade, p_exercicio) p
  join empenho e on e.entidade = p_entidade and e.exercicio = p_exercicio
    and e.unidade_orcamentaria = p.unidade_orcamentaria and e.empenho = p.empenho
  where e.fornecedor is not null
  group by 1, 2, 3, 4;
$$;
