import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filePath } from '@portal/db/files'
import { isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatMoney, formatNumber } from '@portal/kit/formats'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { isoOf, isWorkingDay, workingDay, dayOf } from './cidade/calendar.ts'
import { leisDasParcerias } from './contratacao/parcerias-laws.ts'
import { contratacaoLaws } from './contratacao/laws.ts'
import { accessKeyDigit } from './despesa/documentos.ts'
import { loadDemo } from './load-demo.ts'
import { TABLE_NAMES } from '../package/rows.ts'
import type { Pool } from '@portal/db/pool'

const SCALE = 0.02

const EMPENHO = 'entidade, exercicio, unidade_orcamentaria, empenho'
const LIQUIDACAO = `${EMPENHO}, exercicio_liquidacao, no_liquidacao`

/** Each answers the rows that break it. */
const lawsOn = (today: string): Readonly<Record<string, string>> => ({
  ...contratacaoLaws(today),
  'paid ≤ settled ≤ committed − annulled': `
    select * from resumo.empenho
    where valor_pago > valor_liquidado or valor_liquidado > valor_empenhado - valor_anulado or valor_a_pagar < 0 or valor_pago < 0`,
  'received and under check ≤ committed − annulled': `
    select * from resumo.empenho where valor_em_liquidacao > valor_empenhado - valor_anulado`,
  'permanent goods are in the property register for what was settled of them': `
    select ${EMPENHO} from resumo.empenho r join empenho e using (${EMPENHO})
    left join (select ${EMPENHO}, sum(valor) as bens from bem_empenho group by ${EMPENHO}) b using (${EMPENHO})
    where e.natureza like '449052%' and coalesce(bens, 0) <> r.valor_liquidado`,
  'a good costs what its commitments paid for it': `
    select entidade, tipo, bem from bem join bem_empenho using (entidade, tipo, bem)
    group by entidade, tipo, bem, valor_aquisicao having sum(valor) <> valor_aquisicao`,
  'the fleet is the vehicles of the property register, and those it does not know yet': `
    select entidade, bem from bem b where tipo = 'V' and not exists (
      select from veiculo v where (v.entidade, v.veiculo, v.chapa) = (b.entidade, b.bem, b.chapa))
    union all select entidade, veiculo from veiculo v where chapa > 0 and not exists (
      select from bem b where (b.entidade, b.tipo, b.bem) = (v.entidade, 'V', v.veiculo))`,
  'a good that was written off left on a day, not before it came, with its reason': `
    select 1 from bem where baixado <> (data_baixa is not null) or data_baixa < data_aquisicao or data_baixa > '${today}' or (baixado and justificativa is null)`,
  'real estate has its deed, and nothing else has': `
    select 1 from bem left join bem_imovel i using (entidade, tipo, bem) where (tipo = 'I') <> (i.matricula is not null)`,
  'no material leaves the warehouse before it came, and what is not there is worth nothing': `
    select entidade, centro_custo, item, data from (
      select entidade, centro_custo, item, data,
        sum(case tipo when 'ENTRADA' then quantidade else -quantidade end) over ate as quantidade,
        sum(case tipo when 'ENTRADA' then valor_total else -valor_total end) over ate as valor
      from estoque window ate as (partition by entidade, centro_custo, item order by data)
    ) s where quantidade < 0 or valor < 0 or (quantidade = 0) <> (valor = 0)`,
  'the warehouse has on a day what came in less what went out until it': `
    select * from (select distinct entidade, data from estoque where extract(day from data) = 20) d
    cross join lateral (
      select sum(quantidade) as quantidade, sum(valor) as valor from resumo.estoque_na_data(d.entidade, d.data)
    ) p
    cross join lateral (
      select sum(case tipo when 'ENTRADA' then quantidade else -quantidade end) as quantidade,
        sum(case tipo when 'ENTRADA' then valor_total else -valor_total end) as valor
      from estoque e where e.entidade = d.entidade and e.data <= d.data
    ) f where (p.quantidade, p.valor) is distinct from (f.quantidade, f.valor)`,
  'an entry says who supplied it, an exit who consumed it': `
    select 1 from estoque where (tipo = 'ENTRADA') <> (fornecedor is not null) or (tipo = 'SAIDA') <> (centro_custo_consumo is not null)`,
  'a vehicle comes back after it left, with the meter further on': `
    select 1 from movimento_garagem where data_retorno < data_saida or medidor_retorno < medidor_saida or data_saida > '${today}'`,
  'the meter of a vehicle moves on in the lines of its fuel': `
    select 1 from veiculo_gasto where tipo = 'abastecimento' and km_atual < km_anterior`,
  'items add up to the commitment': `
    select ${EMPENHO} from empenho
    left join (select ${EMPENHO}, sum(valor_total) as total from empenho_item group by ${EMPENHO}) i using (${EMPENHO})
    where total is distinct from valor`,
  'an item costs quantity × price': `
    select * from empenho_item where valor_total <> round(quantidade * valor_unitario, 2)
    union all select entidade, exercicio, '', no_extraorcamentario, ordem, especificacao, quantidade, unidade, valor_unitario, valor_total
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
        select entidade, exercicio, dotacao, make_date(exercicio, 1, 1) as data, 0 as ordem, valor_previsto as movimento from dotacao
        union all select entidade, exercicio, dotacao, data, 1, valor from credito_adicional
        union all select entidade, exercicio, dotacao, data, 2, -valor from empenho
      ) m
    ) s where saldo < 0`,
  'a supplement adds, a reduction takes': `
    select * from credito_adicional where (tipo = 'Reduzida') <> (valor < 0)`,
  'the updated appropriation of a line is the initial one and its credits, and never below zero': `
    select entidade, exercicio, dotacao from dotacao d
    left join (select entidade, exercicio, dotacao, sum(valor) as valor from credito_adicional group by 1, 2, 3) c using (entidade, exercicio, dotacao)
    left join (
      select entidade, exercicio, dotacao, sum(valor_previsto + valor_creditos) as atualizado from resumo.despesa group by 1, 2, 3
    ) r using (entidade, exercicio, dotacao)
    where atualizado is distinct from d.valor_previsto + coalesce(c.valor, 0) or atualizado < 0`,
  'every entity and year has credits that add and credits that take': `
    select entidade, exercicio from exercicio x where not exists (
      select from credito_adicional c where (c.entidade, c.exercicio) = (x.entidade, x.exercicio) having min(valor) < 0 and max(valor) > 0)`,
  'a decree is of one day, one number and one code': `
    select entidade, exercicio, decreto from credito_adicional group by 1, 2, 3 having count(distinct data) > 1 or count(distinct id_decreto) > 1`,
  'payments of a settlement ≤ its value less what was given back': `
    select ${LIQUIDACAO} from liquidacao l
    left join (select ${LIQUIDACAO}, sum(valor) as estornado from liquidacao_estorno group by ${LIQUIDACAO}) e using (${LIQUIDACAO})
    join (select ${LIQUIDACAO}, sum(valor + valor_retido) as pago from pagamento group by ${LIQUIDACAO}) p using (${LIQUIDACAO})
    where pago > l.valor - coalesce(estornado, 0)`,
  'what is retained from a settlement is what its payments kept': `
    select ${LIQUIDACAO} from (select ${LIQUIDACAO}, sum(valor_retido) as kept from pagamento group by ${LIQUIDACAO}) p
    left join (select ${LIQUIDACAO}, sum(valor - valor_estornado) as retido from retencao group by ${LIQUIDACAO}) r using (${LIQUIDACAO})
    where kept <> coalesce(retido, 0)`,
  'documents add up to the settlement': `
    select ${LIQUIDACAO} from liquidacao l
    left join (select ${LIQUIDACAO}, sum(valor) as total from liquidacao_documento group by ${LIQUIDACAO}) d using (${LIQUIDACAO})
    where total is distinct from l.valor`,
  'a settlement closes no more than what was under check': `
    select 1 from liquidacao l join em_liquidacao m using (${EMPENHO}, exercicio_em_liquidacao, no_em_liquidacao)
    where l.valor > m.valor - m.valor_estornado`,
  'each step comes after the one before it': `
    select 1 from empenho e join em_liquidacao m using (${EMPENHO}) where m.data < e.data
    union all select 1 from empenho e join liquidacao l using (${EMPENHO}) where l.data < e.data
    union all select 1 from empenho e join empenho_anulacao a using (${EMPENHO}) where a.data < e.data
    union all select 1 from liquidacao l join em_liquidacao m using (${EMPENHO}, exercicio_em_liquidacao, no_em_liquidacao)
      where l.data < m.data
    union all select 1 from liquidacao l join pagamento p using (${LIQUIDACAO}) where p.data < l.data
    union all select 1 from liquidacao l join liquidacao_estorno s using (${LIQUIDACAO}) where s.data < l.data
    union all select 1 from empenho e join diaria d using (${EMPENHO}) where d.data_saida < e.data or d.data_retorno < d.data_saida`,
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
    union all select 1 from adiantamento where data_prestacao is null and valor_documentos + valor_restituido + valor_excedido > 0`,
  'an excess is paid by a commitment of its value to the same servant': `
    select 1 from adiantamento a join servidor s using (entidade, matricula)
    left join empenho x on (x.entidade, x.exercicio, x.empenho) = (a.entidade, a.exercicio_empenho_excedido, a.empenho_excedido)
    left join fornecedor f on (f.entidade, f.fornecedor) = (x.entidade, x.fornecedor)
    where a.empenho_excedido is not null and (a.valor_excedido is distinct from x.valor or f.cnpj_cpf is distinct from s.cpf)`,
  'a contract has one supplier and one object': `
    select entidade, ano_contrato, contrato from empenho where contrato is not null group by 1, 2, 3
    having count(distinct fornecedor) > 1 or count(distinct objeto_contrato) > 1 or count(distinct natureza) > 1`,
  'a waiver has one supplier': `
    select entidade, ano_licitacao, no_licitacao from empenho where modalidade = 'Dispensa' group by 1, 2, 3
    having count(distinct fornecedor) > 1`,
  'the unit carries the code of its organ, and the commitment that of its line': `
    select 1 from unidade where left(unidade, 2) <> orgao
    union all select 1 from empenho e join dotacao d using (entidade, exercicio, dotacao) where e.unidade_orcamentaria <> d.unidade
      or left(e.natureza, 6) <> d.natureza`,
  'every nature of expense has all the levels above it': `
    select n.natureza from natureza_despesa n, unnest(array[1, 2, 4, 6, 8, 10]) as size
    where size < length(n.natureza) and not exists (
      select from natureza_despesa p where p.entidade = n.entidade and p.natureza = left(n.natureza, size))`,
  'a creditor appears once in each register': `
    select entidade, cnpj_cpf from fornecedor where fornecedor <> 1 group by 1, 2 having count(*) > 1`,
  'letters in a CNPJ sell nothing before August 2026': `
    select 1 from empenho e join fornecedor f using (entidade, fornecedor) where f.cnpj_cpf ~ '[A-Z]' and e.data < '2026-08-01'`,
  'an attachment points to a row': `
    select * from anexo a where origem = 'diaria' and not exists (
      select from diaria d
      where d.entidade = a.entidade and concat_ws('/', exercicio, unidade_orcamentaria, empenho, no_liquidacao) = a.chave)
    union all select * from anexo a where origem = 'empenho' and not exists (
      select from empenho e where e.entidade = a.entidade and concat_ws('/', exercicio, unidade_orcamentaria, empenho) = a.chave)
    union all select * from anexo a where origem = 'adiantamento' and not exists (
      select from adiantamento p where p.entidade = a.entidade and concat_ws('/', exercicio, prestacao_contas) = a.chave)
    union all select * from anexo a where origem = 'objetivo_estrategico' and not exists (
      select from objetivo_estrategico o where o.entidade = a.entidade and concat_ws('/', ano_base_ppa, obj_codigo) = a.chave)
    union all select * from anexo a where origem = 'aditivo' and not exists (
      select from aditivo d where d.entidade = a.entidade and concat_ws('/', exercicio, contrato, sequencia) = a.chave)
    union all select * from anexo a where origem = 'adjudicacao' and not exists (
      select from adjudicacao j where j.entidade = a.entidade
        and concat_ws('/', exercicio, exercicio_licitacao, tipo_licitacao, licitacao, fornecedor) = a.chave)`,
  'every entity and year has its laws of planning and the hearings that discussed them': `
    select x.entidade, x.exercicio, t.tipo from exercicio x, unnest(array['PPA', 'LDO', 'LOA']) as sigla,
      unnest(array[sigla, 'Atas de Audiência - ' || sigla]) as t (tipo)
    where not exists (
      select from documento_orcamento d where (d.entidade, d.tipo) = (x.entidade, t.tipo) and d.arquivo is not null
        and d.ano = case sigla when 'PPA' then x.ano_base_ppa else x.exercicio end)`,
  'a paper of planning is published before its year begins': `
    select 1 from documento_orcamento d join arquivo f using (arquivo) where extract(year from f.data) <> d.ano - 1`,
  'every action of every budget says what it is to deliver, and nothing is delivered before its year': `
    select distinct d.entidade, d.exercicio, d.projeto from dotacao d left join meta_fisica m
      on (m.entidade, m.exercicio, m.projeto, m.unidade, m.funcao, m.programa) = (d.entidade, d.exercicio, d.projeto, d.unidade, d.funcao, d.programa)
    where m.projeto is null or (m.quantidade_realizada > 0 and make_date(d.exercicio, 1, 1) >= '${today}')`,
  'every entity says how many people it serves, in each of its years': `
    select entidade, exercicio from exercicio x where not exists (select from populacao p where (p.entidade, p.ano) = (x.entidade, x.exercicio))`,
  'an award comes before every commitment it leads to': `
    select 1 from adjudicacao a left join empenho e
      on (e.entidade, e.ano_licitacao, e.tipo_licitacao, e.no_licitacao, e.fornecedor)
        = (a.entidade, a.exercicio_licitacao, a.tipo_licitacao, a.licitacao, a.fornecedor)
    where e.data is null or a.data > e.data or a.data > '${today}'`,
  'an addendum comes after its contract, in order': `
    select 1 from aditivo a left join lateral (
      select min(data) as data from empenho e where (e.entidade, e.ano_contrato, e.contrato) = (a.entidade, a.exercicio, a.contrato)
    ) e on true
    where e.data is null or a.data <= e.data or a.data > '${today}' or a.data_publicacao < a.data
    union all select 1 from (
      select data, lag(data) over (partition by entidade, exercicio, contrato order by sequencia) as before from aditivo
    ) s where data <= before`,
  'a year of revenue is the sum of its days, and a day the sum of its ledger': `
    select entidade, exercicio, receita, fonte_recurso, data from resumo.receita_diaria d
    full join (
      select entidade, exercicio, receita, fonte_recurso, data, sum(valor) filter (where tipo = 'A') as a, sum(valor) filter (where tipo = 'D') as d
      from lancamento_receita group by 1, 2, 3, 4, 5
    ) l using (entidade, exercicio, receita, fonte_recurso, data)
    where fonte_recurso is not null and (coalesce(a, 0) is distinct from valor_arrecadado or coalesce(l.d, 0) is distinct from valor_deducao)
    union all select entidade, exercicio, receita, fonte_recurso, null from resumo.receita r
    left join (
      select entidade, exercicio, receita, fonte_recurso, sum(valor_arrecadado) as a, sum(valor_deducao) as d from resumo.receita_diaria group by 1, 2, 3, 4
    ) d using (entidade, exercicio, receita, fonte_recurso)
    where fonte_recurso is not null and (coalesce(a, 0) <> valor_arrecadado or coalesce(d.d, 0) <> valor_deducao)`,
  'every nature of revenue has all the levels above it, and only the last ones are posted to': `
    select n.receita from natureza_receita n, unnest(array[1, 2, 3, 4, 6, 7, 8]) as size
    where size < length(n.receita) and right(left(n.receita, size), case size when 6 then 2 else 1 end) !~ '^0+$' and not exists (
      select from natureza_receita p where (p.entidade, p.exercicio, p.receita) = (n.entidade, n.exercicio, left(n.receita, size)))
    union all select l.receita from lancamento_receita l join natureza_receita n
      on (n.entidade, n.exercicio) = (l.entidade, l.exercicio) and n.receita <> l.receita and starts_with(n.receita, l.receita)`,
  'a deduction is part of what was collected, and of what was foreseen': `
    select entidade, exercicio, receita, fonte_recurso from resumo.receita where valor_deducao > valor_arrecadado or valor_deducao_prevista > valor_previsto`,
  'a reversal undoes no more than the entry it names, and comes after it': `
    select e.lancamento from lancamento_receita e join lancamento_receita l
      on (l.entidade, l.exercicio, l.lancamento) = (e.entidade, e.exercicio, e.lancamento_estornado)
    where -e.valor > l.valor or e.data < l.data or e.receita <> l.receita or e.fonte_recurso <> l.fonte_recurso or l.valor < 0`,
  'nothing of revenue happens before its year or after today': `
    select 1 from lancamento_receita where data > '${today}'
    union all select 1 from previsao_receita_atualizacao where data > '${today}'
    union all select 1 from lancamento_tributario where extract(year from data) <> exercicio or data > '${today}' or vencimento < data
    union all select 1 from pagamento_tributario where extract(year from data) <> exercicio or data > '${today}'
    union all select 1 from divida_ativa where data > '${today}'
    union all select 1 from divida_ativa_movimento m join divida_ativa d using (entidade, exercicio, divida) where m.data > '${today}' or m.data < d.data
    union all select 1 from repasse_lancamento where data > '${today}'`,
  'the ledger is numbered from 1, without gaps, in the order of its dates': `
    select * from (
      select lancamento, row_number() over w as expected, data, lag(data) over w as before
      from lancamento_receita window w as (partition by entidade, exercicio order by lancamento)
    ) n where lancamento <> expected or data < before`,
  'what is paid of the taxes launched is what the ledger collects, day by day': `
    select * from (
      select entidade, exercicio, g.receita, p.data, sum(p.valor) as pago from pagamento_tributario p join lancamento_tributario g using (entidade, exercicio, guia)
      group by 1, 2, 3, 4
    ) p full join (
      select entidade, exercicio, receita, data, sum(valor) as arrecadado from lancamento_receita l
      where exists (select from lancamento_tributario g where (g.entidade, g.exercicio, g.receita) = (l.entidade, l.exercicio, l.receita)) group by 1, 2, 3, 4
    ) l using (entidade, exercicio, receita, data) where pago is distinct from arrecadado`,
  'paid and waived never pass what was launched, and what is left at the end of the year becomes debt, to the cent': `
    select g.guia from lancamento_tributario g
    left join lateral (select sum(valor) as valor from pagamento_tributario p where (p.entidade, p.exercicio, p.guia) = (g.entidade, g.exercicio, g.guia)) p on true
    left join lateral (select sum(valor) as valor from isencao i where (i.entidade, i.exercicio, i.guia) = (g.entidade, g.exercicio, g.guia)) i on true
    left join divida_ativa d on (d.entidade, d.exercicio_guia, d.guia) = (g.entidade, g.exercicio, g.guia)
    cross join lateral (select g.valor - coalesce(p.valor, 0) - coalesce(i.valor, 0) as resto) r
    where resto < 0 or coalesce(d.valor, 0) <> case when date '${today}' >= make_date(g.exercicio + 1, 1, 23) then resto else 0 end`,
  'what is paid of the active debt is what the ledger collects of it, day by day': `
    select * from (
      select entidade, data, sum(valor) as pago from divida_ativa_movimento where tipo = 'Pagamento' and extract(year from data) >= 2023 group by 1, 2
    ) p full join (
      select entidade, data, sum(valor) as arrecadado from lancamento_receita where substr(receita, 8, 1) = '3' group by 1, 2
    ) l using (entidade, data) where pago is distinct from arrecadado`,
  'no debt is paid or cancelled beyond what is owed': `
    select d.divida from divida_ativa d join divida_ativa_movimento m using (entidade, exercicio, divida)
    group by d.entidade, d.exercicio, d.divida having d.valor + sum(case when m.tipo = 'Atualização' then m.valor else -m.valor end) < 0`,
  'what one entity sends is what the other receives, to the cent and to the day': `
    select * from (
      select l.entidade as de, r.entidade_outra as para, data, sum(valor) as enviado
      from repasse_lancamento l join repasse r using (entidade, exercicio, conta, conta_corrente, tipo) where tipo = 'E' group by 1, 2, 3
    ) e full join (
      select r.entidade_outra as de, l.entidade as para, data, sum(valor) as recebido
      from repasse_lancamento l join repasse r using (entidade, exercicio, conta, conta_corrente, tipo) where tipo = 'R' group by 1, 2, 3
    ) r using (de, para, data) where enviado is distinct from recebido`,
  ...leisDasParcerias,
  'what a payroll says of a servant is the sum of its events': `
    select entidade, exercicio, mes, matricula from folha f
    left join (
      select entidade, exercicio, mes, matricula, sum(valor) filter (where tipo = 'P') as p, sum(valor) filter (where tipo = 'O') as o,
        sum(valor) filter (where tipo = 'D') as d
      from folha_evento join evento_folha using (entidade, evento) group by 1, 2, 3, 4
    ) e using (entidade, exercicio, mes, matricula)
    where p is distinct from vencimentos or coalesce(o, 0) <> outros_proventos or coalesce(d, 0) <> descontos or liquido < 0`,
  'a unit pays its servants in a month what it committed for them, to the cent': `
    select * from (
      select entidade, exercicio, extract(month from data)::int as mes, unidade_orcamentaria, sum(valor) as empenhado
      from empenho where left(natureza, 6) in ('319011', '319004') group by 1, 2, 3, 4
    ) e left join (
      select entidade, exercicio, mes, unidade_orcamentaria, sum(remuneracao) as pago from folha where not inativo group by 1, 2, 3, 4
    ) f using (entidade, exercicio, mes, unidade_orcamentaria) where pago is distinct from empenhado`,
  'no post has more servants than places, in any month': `
    select f.entidade, f.exercicio, f.mes, c.cargo from folha f join cargo c on (c.entidade, c.cargo) = (f.entidade, f.codigo_cargo)
    where not inativo group by 1, 2, 3, 4, c.vagas having count(*) > c.vagas`,
  'the act that appointed a servant is among the acts, under the number the register says': `
    select s.entidade, s.matricula from servidor s left join lei_ato l on (l.entidade, l.lei) = (s.entidade, s.ato)
    where s.ato is not null and s.nomeacao is distinct from 'PORTARIA ' || l.numero || '/' || l.ano`,
  'a servant earns as in a city of this size: more than the least a month may pay, less than the ceiling': `
    select matricula from folha where not inativo and mes < 12 and remuneracao not between 1300 and 30000`,
  'nobody asks to go where they already are': 'select protocolo from permuta where lotacao_atual = lotacao_desejada',
  'no function has more who fill it than places': 'select funcao from funcao_gratificada where ocupadas > vagas',
  'nobody is paid before being admitted nor after leaving': `
    select f.matricula from folha f join servidor s using (entidade, matricula)
    where make_date(f.exercicio, f.mes, 1) + interval '1 month' <= s.data_admissao or make_date(f.exercicio, f.mes, 1) > coalesce(s.data_demissao, 'infinity')`,
})

describe.each(['2026-11-13', '2025-12-19'])('the demo city on %s', (today) => {
  let scratch: Scratch
  let pool: Pool
  let storeDir: string

  beforeAll(async () => {
    scratch = await openScratch()
    ;({ pool } = await scratch.database())
    storeDir = await scratch.folder()
    await loadDemo(pool, { scale: SCALE, today, storeDir, log: () => {} })
  })

  afterAll(() => scratch.close())

  test.each(Object.entries(lawsOn(today)))('%s', async (_law, sql) => {
    const { rows } = await pool.query(`select * from (${sql}) as broken limit 3`)
    expect(rows).toEqual([])
  })

  test('fills every table', async () => {
    const counts = TABLE_NAMES.map((table) => `select '${table}' as tabela where not exists (select from ${table})`)
    expect((await pool.query(counts.join(' union all '))).rows).toEqual([])
  })

  test('works only on working days', async () => {
    const sources = {
      empenho: 'data', empenho_anulacao: 'data', em_liquidacao: 'data', liquidacao: 'data', liquidacao_estorno: 'data', pagamento: 'data',
      credito_adicional: 'data', nota_extraorcamentaria: 'data', diaria: 'data_saida', adiantamento: 'data_prestacao',
      lancamento_receita: 'data', previsao_receita_atualizacao: 'data', lancamento_tributario: 'data', pagamento_tributario: 'data', divida_ativa: 'data',
      divida_ativa_movimento: 'data', repasse_lancamento: 'data',
    }
    const dates = Object.entries(sources).map(([table, day]) => `select ${day}::text as dia from ${table} where ${day} is not null`)
    const { rows } = await pool.query<{ dia: string }>(dates.join(' union '))
    expect(rows.length).toBeGreaterThan(600)
    expect(rows.filter(({ dia }) => !isWorkingDay(dayOf(dia)))).toEqual([])
  })

  test('gives every creditor, servant and entity a valid document', async () => {
    const { rows } = await pool.query<{ documento: string }>(
      'select cnpj_cpf as documento from fornecedor union select cpf from servidor union select cnpj from entidade union select cnpj_cpf from contribuinte',
    )
    expect(rows.length).toBeGreaterThan(180)
    expect(rows.filter(({ documento }) => !isCnpjCpf(documento))).toEqual([])
    expect(rows.some(({ documento }) => /[A-Z]/.test(documento))).toBe(true)
  })

  test('gives every electronic invoice a valid access key that carries its supplier', async () => {
    const { rows } = await pool.query<{ chave: string; cnpj: string; data: string }>(
      `select chave_acesso as chave, f.cnpj_cpf as cnpj, d.data::text from liquidacao_documento d join empenho e using (${EMPENHO})
       join fornecedor f using (entidade, fornecedor) where tipo_documento = 42`,
    )
    expect(rows.length).toBeGreaterThan(300)
    for (const { chave, cnpj, data } of rows) {
      expect(chave).toMatch(/^[0-9A-Z]{44}$/)
      expect(chave.slice(6, 20)).toBe(cnpj)
      expect(chave.slice(2, 6)).toBe(data.slice(2, 4) + data.slice(5, 7))
      expect(accessKeyDigit(chave.slice(0, 43))).toBe(Number(chave[43]))
    }
  })

  test('writes into the budget law, in words anyone can search, what its lines add up to', async () => {
    const { rows } = await pool.query<{ sha256: string; total: string }>(
      `select f.sha256, sum(d.valor_previsto)::text as total from documento_orcamento p join arquivo f using (arquivo)
       join dotacao d on (d.entidade, d.exercicio) = (p.entidade, p.ano) where p.tipo = 'LOA' and p.ordem = 1 group by p.entidade, p.ano, f.sha256`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { sha256, total } of rows) {
      const paper = (await readFile(filePath(storeDir, sha256))).toString('latin1')
      expect(paper.slice(0, 5)).toBe('%PDF-')
      expect(paper.replaceAll('\\240', '\u00A0')).toContain(`fixada em ${formatMoney(total)}`)
    }
  })

  test('the fiscal reports say what the portal sums, to the cent', async () => {
    const { rows } = await pool.query<{ sha256: string; saude: string | null; pessoal: string | null }>(
      `select f.sha256,
         case when p.grupo = 1 then (select sum(valor_empenhado) from resumo.despesa_no_periodo(3, p.ano, null, make_date(p.ano, 12, 31)) where funcao = '10')::text end as saude,
         case when p.grupo = 2 then (
           select sum(valor_empenhado) from resumo.despesa_no_periodo(p.entidade, p.ano, null, make_date(p.ano, 12, 31)) where elemento like '31%'
         )::text end as pessoal
       from publicacao p join arquivo f using (arquivo)
       where (p.grupo = 1 and p.subgrupo = 20 and p.descricao like '6º%') or (p.grupo = 2 and p.subgrupo = 24 and p.descricao like '3º%')`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { sha256, saude, pessoal } of rows) {
      const paper = (await readFile(filePath(storeDir, sha256))).toString('latin1')
      expect(paper).toContain(formatNumber(saude ?? pessoal ?? ''))
    }
  })

  test('leaves one entity without a fiscal year', async () => {
    const { rows } = await pool.query('select entidade from entidade where entidade not in (select entidade from exercicio)')
    expect(rows).toEqual([{ entidade: 5 }])
  })

  test('carries settlements and payments over to the next year', async () => {
    const { rows } = await pool.query(
      `select (select count(*) from liquidacao where exercicio_liquidacao = exercicio + 1)::int as liquidados,
        (select count(*) from pagamento where exercicio_pagamento = exercicio + 1 and exercicio_liquidacao = exercicio)::int as pagos`,
    )
    expect(rows[0].liquidados).toBeGreaterThan(20)
    expect(rows[0].pagos).toBeGreaterThan(20)
  })

  /** What the filters of the lists must both find and leave out, in every year of the main entity. */
  const CONTRASTS: Readonly<Record<string, readonly [table: string, condition: string]>> = {
    'only payable': ['resumo.fornecedor', 'a_pagar > 0'],
    'by part of the name': ['resumo.fornecedor', `nome_busca like '%ltda%'`],
    company: ['resumo.fornecedor', 'length(cnpj_cpf) = 14'],
    'annulled': ['resumo.empenho', 'valor_anulado > 0'],
    'direct purchase': ['resumo.empenho', 'compra_direta'],
    'travel ticket': ['resumo.empenho', 'passagem'],
    'cash advance': ['empenho', 'suprimento_fundos'],
    'under a contract': ['empenho', 'contrato is not null'],
    'trip without quantity': ['diaria', 'quantidade is null'],
    'cancelled trip': ['diaria', 'situacao_cancelamento is not null'],
    'trip by place': ['diaria', `destino_busca like '%curitiba%'`],
    'trip by purpose': ['diaria', 'tipo_objetivo = 1'],
    'note to a company': ['resumo.nota_extraorcamentaria', `nome_busca like '%instituto%'`],
    'exceeded advance': ['adiantamento', 'valor_excedido > 0'],
    'consumed at once': ['resumo.compra_direta_item', 'consumo'],
    'made to last': ['resumo.compra_direta_item', 'permanente'],
    'no bank account': ['liquidacao', 'banco is null'],
    'checked before settled': ['liquidacao', 'no_em_liquidacao is not null'],
    'retained in part': ['pagamento', 'valor_retido > 0'],
  }

  test.each(Object.entries(CONTRASTS))('has both sides of "%s" in every year', async (_name, [table, condition]) => {
    const { rows } = await pool.query(
      `select exercicio from exercicio x where entidade = 1 and not (
        exists (select from ${table} t where (t.entidade, t.exercicio) = (x.entidade, x.exercicio) and (${condition}))
        and exists (select from ${table} t where (t.entidade, t.exercicio) = (x.entidade, x.exercicio) and not (${condition})))`,
    )
    expect(rows).toEqual([])
  })

  test('has settlements and payments that were given back, and deliveries still being checked', async () => {
    const { rows } = await pool.query(
      `select exists (select from liquidacao_estorno) as settlements, exists (select from pagamento where valor < 0) as payments,
        exists (select from em_liquidacao m where valor_estornado = 0 and not exists (
          select from liquidacao l where (l.entidade, l.exercicio, l.empenho, l.no_em_liquidacao)
            = (m.entidade, m.exercicio, m.empenho, m.no_em_liquidacao))) as deliveries`,
    )
    expect(rows).toEqual([{ settlements: true, payments: true, deliveries: true }])
  })

  test('knows the pandemic only in 2023', async () => {
    const { rows } = await pool.query('select distinct exercicio from empenho where covid')
    expect(rows).toEqual([{ exercicio: 2023 }])
    const { rows: received } = await pool.query(
      'select entidade, exercicio from lancamento_receita join fonte_recurso using (entidade, exercicio, fonte_recurso) where covid group by 1, 2 order by 1',
    )
    expect(received).toEqual([{ entidade: 1, exercicio: 2023 }, { entidade: 3, exercicio: 2023 }])
  })

  test('collects in the seasons of life: IPTU early in the year, FPM three times a month', async () => {
    const { rows } = await pool.query<{ receita: string; inicio: boolean; dias: number }>(
      `select receita, sum(valor) filter (where extract(month from data) <= 6) > sum(valor) / 2 as inicio,
        count(distinct data)::int as dias from lancamento_receita
      where entidade = 1 and exercicio = 2024 and receita in ('11125001', '17115111') and tipo = 'A' and valor > 0 group by 1 order by 1`,
    )
    expect(rows).toMatchObject([{ receita: '11125001', inicio: true }, { receita: '17115111', dias: 36 }])
  })

  test('gives every entity revenue in every year, and each of the others a transfer received', async () => {
    const { rows } = await pool.query(
      `select entidade, exercicio from exercicio where not exists (select from resumo.receita r where (r.entidade, r.exercicio) = (exercicio.entidade, exercicio.exercicio) and valor_arrecadado > 0)
      union all select entidade, exercicio from exercicio where entidade > 1 and not exists (
        select from repasse_lancamento r where (r.entidade, r.exercicio) = (exercicio.entidade, exercicio.exercicio) and tipo = 'R')`,
    )
    expect(rows).toEqual([])
  })

  test('stamps each module for each year, never after today', async () => {
    const { rows } = await pool.query(
      'select max(atualizada_em)::text as latest, count(distinct modulo)::int as modulos from sistema.ultima_atualizacao',
    )
    expect(rows[0].latest.slice(0, 10)).toBe(isoOf(workingDay(dayOf(today))))
    expect(rows[0].modulos).toBe(9)
  })
})
