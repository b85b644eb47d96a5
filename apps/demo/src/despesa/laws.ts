// Consistency rules of despesa in the demo city: each query returns the rows that break it.
const EMPENHO = 'entidade, exercicio, unidade_orcamentaria, empenho'
const LIQUIDACAO = `${EMPENHO}, exercicio_liquidacao, no_liquidacao`

/**
 * What the law pays in order (Lei nº 14.133/2021, art. 141), advances to servants left out: when it was settled, less
 * what was given back, and when it was first paid.
 */
const CONTAS = `
  select r.entidade, r.exercicio, r.unidade_orcamentaria, r.empenho, r.exercicio_liquidacao, r.no_liquidacao,
    r.fonte_recurso, r.data, p.pago, l.motivo_fora_da_ordem
  from resumo.liquidacao r join liquidacao l using (${LIQUIDACAO}) join empenho e using (${EMPENHO})
  left join (select ${LIQUIDACAO}, min(data) as pago from pagamento where valor > 0 group by ${LIQUIDACAO}) p
    using (${LIQUIDACAO})
  where r.categoria < 5 and r.valor > 0 and e.natureza !~ '^33903[09]96'`

export const despesaLaws = (today: string): Readonly<Record<string, string>> => ({
  'paid ≤ settled ≤ committed − annulled': `
    select * from resumo.empenho
    where valor_pago > valor_liquidado or valor_liquidado > valor_empenhado - valor_anulado or valor_a_pagar < 0
      or valor_pago < 0`,
  'received and under check ≤ committed − annulled': `
    select * from resumo.empenho where valor_em_liquidacao > valor_empenhado - valor_anulado`,
  'items add up to the commitment': `
    select ${EMPENHO} from empenho
    left join (select ${EMPENHO}, sum(valor_total) as total from empenho_item group by ${EMPENHO}) i using (${EMPENHO})
    where total is distinct from valor`,
  'an item costs quantity × price': `
    select * from empenho_item where valor_total <> round(quantidade * valor_unitario, 2)
    union all select entidade, exercicio, '', no_extraorcamentario, ordem, especificacao, quantidade, unidade,
      valor_unitario, valor_total
    from nota_extraorcamentaria_item where valor_total <> round(quantidade * valor_unitario, 2)`,
  'items add up to the extra-budget note': `
    select * from nota_extraorcamentaria n where valor <> (
      select sum(valor_total) from nota_extraorcamentaria_item i
      where (i.entidade, i.exercicio, i.no_extraorcamentario) = (n.entidade, n.exercicio, n.no_extraorcamentario))`,
  'commitments of a line ≤ its appropriation and credits, on every day': `
    select * from (
      select entidade, exercicio, dotacao, data, ordem,
        sum(movimento) over (partition by entidade, exercicio, dotacao order by data, ordem, movimento desc) as saldo
      from (
        select entidade, exercicio, dotacao, make_date(exercicio, 1, 1) as data, 0 as ordem, valor_previsto as movimento
          from dotacao
        union all select entidade, exercicio, dotacao, data, 1, valor from credito_adicional
        union all select entidade, exercicio, dotacao, data, 2, -valor from empenho
      ) m
    ) s where saldo < 0`,
  'a supplement adds, a reduction takes': `
    select * from credito_adicional where (tipo = 'Reduzida') <> (valor < 0)`,
  'the updated appropriation of a line is the initial one and its credits, and never below zero': `
    select entidade, exercicio, dotacao from dotacao d
    left join (select entidade, exercicio, dotacao, sum(valor) as valor from credito_adicional
      group by 1, 2, 3) c using (entidade, exercicio, dotacao)
    left join (
      select entidade, exercicio, dotacao, sum(valor_previsto + valor_creditos) as atualizado from resumo.despesa
        group by 1, 2, 3
    ) r using (entidade, exercicio, dotacao)
    where atualizado is distinct from d.valor_previsto + coalesce(c.valor, 0) or atualizado < 0`,
  'every entity and year has credits that add and credits that take': `
    select entidade, exercicio from exercicio x where not exists (
      select from credito_adicional c where (c.entidade, c.exercicio) = (x.entidade, x.exercicio) having min(valor) < 0
        and max(valor) > 0)`,
  'a decree is of one day, one number and one code': `
    select entidade, exercicio, decreto from credito_adicional group by 1, 2, 3 having count(distinct data) > 1
      or count(distinct id_decreto) > 1`,
  'payments of a settlement ≤ its value less what was given back': `
    select ${LIQUIDACAO} from liquidacao l
    left join (select ${LIQUIDACAO}, sum(valor) as estornado from liquidacao_estorno
      group by ${LIQUIDACAO}) e using (${LIQUIDACAO})
    join (select ${LIQUIDACAO}, sum(valor + valor_retido) as pago from pagamento
      group by ${LIQUIDACAO}) p using (${LIQUIDACAO})
    where pago > l.valor - coalesce(estornado, 0)`,
  'what is retained from a settlement is what its payments kept': `
    select ${LIQUIDACAO} from (select ${LIQUIDACAO}, sum(valor_retido) as kept from pagamento group by ${LIQUIDACAO}) p
    left join (select ${LIQUIDACAO}, sum(valor - valor_estornado) as retido from retencao
      group by ${LIQUIDACAO}) r using (${LIQUIDACAO})
    where kept <> coalesce(retido, 0)`,
  'documents add up to the settlement': `
    select ${LIQUIDACAO} from liquidacao l
    left join (select ${LIQUIDACAO}, sum(valor) as total from liquidacao_documento
      group by ${LIQUIDACAO}) d using (${LIQUIDACAO})
    where total is distinct from l.valor`,
  'a settlement closes no more than what was under check': `
    select 1 from liquidacao l join em_liquidacao m using (${EMPENHO}, exercicio_em_liquidacao, no_em_liquidacao)
    where l.valor > m.valor - m.valor_estornado`,
  'on every day what was paid ≤ settled ≤ committed, less what was given back and annulled': `
    select * from (
      select ${EMPENHO}, data, ordem, sum(empenhado) over w as empenhado, sum(liquidado) over w as liquidado,
        sum(pago) over w as pago
      from (
        select ${EMPENHO}, data, 0 as ordem, valor as empenhado, 0 as liquidado, 0 as pago from empenho
        union all select ${EMPENHO}, data, 3, -valor, 0, 0 from empenho_anulacao
        union all select ${EMPENHO}, data, 1, 0, valor, 0 from liquidacao
        union all select ${EMPENHO}, data, 2, 0, -valor, 0 from liquidacao_estorno
        union all select ${EMPENHO}, data, 4, 0, 0, valor + valor_retido from pagamento
      ) m window w as (partition by ${EMPENHO} order by data, ordem)
    ) s where pago > liquidado or liquidado > empenhado`,
  'each step comes after the one before it': `
    select 1 from empenho e join em_liquidacao m using (${EMPENHO}) where m.data < e.data
    union all select 1 from empenho e join liquidacao l using (${EMPENHO}) where l.data < e.data
    union all select 1 from empenho e join empenho_anulacao a using (${EMPENHO}) where a.data < e.data
    union all select 1 from liquidacao l join em_liquidacao m using (${EMPENHO}, exercicio_em_liquidacao,
      no_em_liquidacao)
      where l.data < m.data
    union all select 1 from liquidacao l join pagamento p using (${LIQUIDACAO}) where p.data < l.data
    union all select 1 from liquidacao l join liquidacao_estorno s using (${LIQUIDACAO}) where s.data < l.data
    union all select 1 from empenho e join diaria d using (${EMPENHO}) where d.data_saida < e.data
      or d.data_retorno < d.data_saida`,
  'nothing happens before its year or after today': `
    select 1 from empenho where extract(year from data) <> exercicio or data > '${today}'
    union all select 1 from liquidacao where extract(year from data) <> exercicio_liquidacao or data > '${today}'
    union all select 1 from pagamento where extract(year from data) <> exercicio_pagamento or data > '${today}'
    union all select 1 from em_liquidacao
      where extract(year from data) <> exercicio_em_liquidacao or data > '${today}' or data_estorno > '${today}'
    union all select 1 from empenho_anulacao where data > '${today}'
    union all select 1 from retencao where data > '${today}'
    union all select 1 from credito_adicional where extract(year from data) <> exercicio or data > '${today}'
    union all select 1 from nota_extraorcamentaria where extract(year from data) <> exercicio or data > '${today}'
    union all select 1 from diaria where data_ato > '${today}' or data_saida > date '${today}' + 30
    union all select 1 from adiantamento where data_prestacao > '${today}'
    union all select 1 from ajuda_custo where data_lancamento > '${today}'`,
  'commitments are numbered from 1, without gaps, in the order of their dates': `
    select * from (
      select empenho, row_number() over w as expected, data, lag(data) over w as before
      from empenho window w as (partition by entidade, exercicio order by empenho)
    ) n where empenho <> expected or data < before`,
  'the payment queue has no gaps and follows the dates': `
    select * from (
      select l.no_ordem, row_number() over w as expected, l.data, lag(l.data) over w as before
      from liquidacao l window w as (partition by l.entidade, l.exercicio_liquidacao order by l.no_ordem)
    ) q where no_ordem <> expected or data < before`,
  'each source has its own queue': `
    select * from (
      select l.ordem_fonte_recurso, row_number() over w as expected, l.data, lag(l.data) over w as before
      from liquidacao l join empenho e using (${EMPENHO}) join dotacao d using (entidade, exercicio, dotacao)
      window w as (partition by l.entidade, l.exercicio_liquidacao, d.fonte_recurso order by l.ordem_fonte_recurso)
    ) q where ordem_fonte_recurso <> expected or data < before`,
  'within a source the oldest bills are paid first, unless it is said why': `
    select * from (
      select l.*, max(coalesce(pago, 'infinity')) over (partition by entidade, fonte_recurso order by data
        range between unbounded preceding and '1 day' preceding) as antes
      from (${CONTAS} and motivo_fora_da_ordem is null) l
    ) f where antes > pago`,
  'what was paid out of order passed before another of its source, and some did': `
    with conta as materialized (${CONTAS})
    select l.entidade, l.exercicio, l.empenho from conta l
    where motivo_fora_da_ordem is not null and not exists (
      select from conta a where (a.entidade, a.fonte_recurso) = (l.entidade, l.fonte_recurso) and a.data < l.data
        and coalesce(a.pago, 'infinity') > l.pago)
    union all select 0, 0, 0 where not exists (select from resumo.liquidacao where fora_da_ordem)`,
  'a trip is worth what was settled, its quantity times its price, less what was given back': `
    select 1 from diaria d
    join empenho e on (e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho)
      = (d.entidade_empenho, d.exercicio_empenho, d.unidade_orcamentaria, d.empenho)
    left join liquidacao l on (l.entidade, l.exercicio, l.unidade_orcamentaria, l.empenho, l.no_liquidacao)
      = (d.entidade_empenho, d.exercicio_empenho, d.unidade_orcamentaria, d.empenho, d.no_liquidacao)
    left join liquidacao_estorno s on (s.entidade, s.exercicio, s.unidade_orcamentaria, s.empenho)
      = (e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho)
    where d.valor is distinct from l.valor or d.valor <> e.valor or d.valor_anulado <> coalesce(s.valor, 0)
      or d.valor <> coalesce(d.quantidade * d.valor_unitario, d.valor) or not e.natureza like '339014%'`,
  'an advance is spent, given back or exceeded, to the cent': `
    select 1 from adiantamento a join empenho e on (e.entidade, e.exercicio, e.unidade_orcamentaria, e.empenho)
      = (a.entidade, a.exercicio_empenho, a.unidade_orcamentaria, a.empenho)
    where data_prestacao is not null and valor_documentos + valor_restituido - valor_excedido <> e.valor
    union all select 1 from adiantamento where data_prestacao is null
      and valor_documentos + valor_restituido + valor_excedido > 0`,
  'an excess is paid by a commitment of its value to the same servant': `
    select 1 from adiantamento a join servidor s using (entidade, matricula)
    left join empenho x on (x.entidade, x.exercicio, x.empenho) = (a.entidade, a.exercicio_empenho_excedido,
      a.empenho_excedido)
    left join fornecedor f on (f.entidade, f.fornecedor) = (x.entidade, x.fornecedor)
    where a.empenho_excedido is not null and (a.valor_excedido is distinct from x.valor or f.cnpj_cpf is distinct
      from s.cpf)`,
  'the unit carries the code of its organ, and the commitment that of its line': `
    select 1 from unidade where left(unidade, 2) <> orgao
    union all select 1 from empenho e join dotacao d using (entidade, exercicio, dotacao)
      where e.unidade_orcamentaria <> d.unidade
      or left(e.natureza, 6) <> d.natureza`,
  'every nature of expense has all the levels above it': `
    select n.natureza from natureza_despesa n, unnest(array[1, 2, 4, 6, 8, 10]) as size
    where size < length(n.natureza) and not exists (
      select from natureza_despesa p where p.entidade = n.entidade and p.natureza = left(n.natureza, size))`,
  'a creditor appears once in each register': `
    select entidade, cnpj_cpf from fornecedor where fornecedor <> 1 and nome <> sistema.pessoa_protegida()
    group by 1, 2 having count(*) > 1`,
  'letters in a CNPJ sell nothing before August 2026': `
    select 1 from empenho e join fornecedor f using (entidade, fornecedor) where f.cnpj_cpf ~ '[A-Z]'
      and e.data < '2026-08-01'`,
  'an attachment points to a row': `
    select * from anexo a where origem = 'diaria' and not exists (
      select from diaria d
      where d.entidade = a.entidade and concat_ws('/', exercicio, unidade_orcamentaria, empenho, no_liquidacao) =
        a.chave)
    union all select * from anexo a where origem = 'empenho' and not exists (
      select from empenho e where e.entidade = a.entidade and concat_ws('/', exercicio, unidade_orcamentaria, empenho) =
        a.chave)
    union all select * from anexo a where origem = 'adiantamento' and not exists (
      select from adiantamento p where p.entidade = a.entidade
        and concat_ws('/', exercicio, prestacao_contas) = a.chave)
    union all select * from anexo a where origem = 'objetivo_estrategico' and not exists (
      select from objetivo_estrategico o where o.entidade = a.entidade
        and concat_ws('/', ano_base_ppa, obj_codigo) = a.chave)
    union all select * from anexo a where origem = 'aditivo' and not exists (
      select from aditivo d where d.entidade = a.entidade and concat_ws('/', exercicio, contrato, sequencia) = a.chave)
    union all select * from anexo a where origem = 'adjudicacao' and not exists (
      select from adjudicacao j where j.entidade = a.entidade
        and concat_ws('/', exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor) = a.chave)`,
})
