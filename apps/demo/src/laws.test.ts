import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filePath } from '@portal/db/files'
import { isCnpjCpf } from '@portal/kit/cpf-cnpj'
import { formatMoney, formatNumber } from '@portal/kit/formats'
import { CITY_DAY, cityFiles, LATER_DAY, smallCityOn } from './testing/city.ts'
import { openScratch, type Scratch } from '@portal/data/testing/scratch'
import { dayAt, dayOf, isoOf, isWorkingDay, workingDay } from './cidade/calendar.ts'
import { LAST_YEAR } from './cidade/cidade.ts'
import { leisDasParcerias } from './contratacao/parcerias-laws.ts'
import { atendimentoLaws } from './atendimento/laws.ts'
import { contratacaoLaws } from './contratacao/laws.ts'
import { despesaLaws } from './despesa/laws.ts'
import { portalLaws } from './portal/laws.ts'
import { receitaLaws } from './receita/laws.ts'
import { planejamentoLaws } from './planejamento/laws.ts'
import { legislacaoLaws } from './legislacao/laws.ts'
import { patrimonioLaws } from './patrimonio/laws.ts'
import { oficiosLaws } from './pessoal/oficios-laws.ts'
import { pessoalLaws } from './pessoal/laws.ts'
import { accessKeyDigit } from './despesa/documentos.ts'
import { TABLE_NAMES } from '@portal/data/package/rows'
import type { Pool } from '@portal/db/pool'

const EMPENHO = 'entidade, exercicio, unidade_orcamentaria, empenho'

/** All consistency rules: each query returns the rows that break it. */
const lawsOn = (today: string): Readonly<Record<string, string>> => ({
  ...contratacaoLaws(today),
  ...leisDasParcerias,
  ...despesaLaws(today),
  ...receitaLaws(today),
  ...planejamentoLaws(today),
  ...patrimonioLaws(today),
  ...pessoalLaws(today),
  ...oficiosLaws,
  ...atendimentoLaws,
  ...portalLaws,
  ...legislacaoLaws(today),
})

/** Returns the lines of a PDF of the city. */
const linesOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/^\((.*)\) Tj$/gm)].map(([, line = '']) =>
    line.replace(/\\(?:(\d{3})|(.))/g, (_, octal?: string, other?: string) =>
      octal === undefined ? String(other) : String.fromCharCode(parseInt(octal, 8)),
    ),
  )

/** Reads a figure of a report, in cents. */
const centsOf = (figure = ''): number => Number(figure.replaceAll(/[.,]/g, ''))

describe.each([CITY_DAY, LATER_DAY])('the demo city on %s', (today) => {
  let scratch: Scratch
  let pool: Pool

  beforeAll(async () => {
    scratch = await openScratch()
    ;({ pool } = await scratch.copy(smallCityOn(today)))
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

  /** Columns of what is still to happen, or to expire. */
  const TO_COME = /validade|vencimento|termino|fim|final|prazo|previst|entrega|abertura|retorno|saida|^dia$/
  const PLANNED = new Set(['public.audiencia_publica.data', 'public.conselho_reuniao.data'])

  test('tells of nothing that happened after its day', async () => {
    const { rows } = await pool.query<{ tabela: string; coluna: string; dia: string }>(
      `select table_schema || '.' || table_name as tabela, column_name as coluna,
        case data_type when 'date' then column_name
          else '(' || column_name || $$ at time zone 'America/Sao_Paulo')::date$$ end as dia
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'atendimento') and table_type = 'BASE TABLE'
        and (data_type = 'date' or data_type like 'timestamp%')`,
    )
    const past = rows.filter(({ tabela, coluna }) => !TO_COME.test(coluna) && !PLANNED.has(`${tabela}.${coluna}`))
    expect(past.length).toBeGreaterThan(40)
    const selects = past.map(
      ({ tabela, coluna, dia }) =>
        `select '${tabela}.${coluna}' as coluna, count(*) from ${tabela} where ${dia} > '${today}' having count(*) > 0`,
    )
    const { rows: later } = await pool.query(selects.join(' union all '))
    expect(later).toEqual([])
  })

  test('works only on working days', async () => {
    const sources = {
      empenho: 'data',
      empenho_anulacao: 'data',
      em_liquidacao: 'data',
      liquidacao: 'data',
      liquidacao_estorno: 'data',
      pagamento: 'data',
      credito_adicional: 'data',
      nota_extraorcamentaria: 'data',
      diaria: 'data_saida',
      adiantamento: 'data_prestacao',
      lancamento_receita: 'data',
      previsao_receita_atualizacao: 'data',
      lancamento_tributario: 'data',
      pagamento_tributario: 'data',
      divida_ativa: 'data',
      divida_ativa_movimento: 'data',
      repasse_lancamento: 'data',
    }
    const dates = Object.entries(sources).map(
      ([table, day]) => `select ${day}::text as dia from ${table} where ${day} is not null`,
    )
    const { rows } = await pool.query<{ dia: string }>(dates.join(' union '))
    expect(rows.length).toBeGreaterThan(600)
    expect(rows.filter(({ dia }) => !isWorkingDay(dayOf(dia)))).toEqual([])
  })

  test('gives every creditor, servant and entity a valid document', async () => {
    const { rows } = await pool.query<{ documento: string }>(
      `select cnpj_cpf as documento from fornecedor where nome <> sistema.pessoa_protegida()
        union select cpf from servidor union select cnpj from entidade union select cnpj_cpf from contribuinte`,
    )
    expect(rows.length).toBeGreaterThan(180)
    expect(rows.filter(({ documento }) => !isCnpjCpf(documento))).toEqual([])
    expect(rows.some(({ documento }) => /[A-Z]/.test(documento))).toBe(true)
  })

  test('gives every electronic invoice a valid access key that carries its supplier', async () => {
    const { rows } = await pool.query<{ chave: string; cnpj: string; data: string }>(
      `select chave_acesso as chave, f.cnpj_cpf as cnpj, d.data::text from liquidacao_documento d
        join empenho e using (${EMPENHO})
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

  test('the budget law contains the totals of its dotações, as searchable text', async () => {
    const { rows } = await pool.query<{ sha256: string; total: string }>(
      `select f.sha256, sum(d.valor_previsto)::text as total from documento_orcamento p join arquivo f using (arquivo)
       join dotacao d on (d.entidade, d.exercicio) = (p.entidade, p.ano) where p.tipo = 'LOA' and p.ordem = 1
         group by p.entidade, p.ano, f.sha256`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { sha256, total } of rows) {
      const paper = (await readFile(filePath(cityFiles(), sha256))).toString('latin1')
      expect(paper.slice(0, 5)).toBe('%PDF-')
      expect(paper.replaceAll('\\240', '\u00A0')).toContain(`fixada em ${formatMoney(total)}`)
    }
  })

  /** Returns the lines of the annexes of a kind, with the entity, the year and the last month they tell of. */
  const annexes = async (grupo: number, subgrupo: number) => {
    const { rows } = await pool.query<{ entidade: number; ano: number; ate: number; sha256: string }>(
      `select p.entidade, p.ano, left(p.descricao, 1)::int * p.tipo_periodo as ate, f.sha256
       from publicacao p join arquivo f using (arquivo) where (p.grupo, p.subgrupo) = ($1, $2) order by 1, 2, 3`,
      [grupo, subgrupo],
    )
    return Promise.all(
      rows.map(async ({ sha256, ...of }) => ({ ...of, lines: linesOf(await readFile(filePath(cityFiles(), sha256))) })),
    )
  }

  test('the debt reported is the debt served: what was owed, borrowed, repaid, and is still owed', async () => {
    interface Row {
      entidade: number
      ano: number
      ate: number
      borrowed: string
      repaid: string
      interest: string
    }
    const { rows } = await pool.query<Row>(
      `select x.entidade, x.exercicio as ano, ate, coalesce(borrowed, 0) as borrowed, coalesce(repaid, 0) as repaid,
         coalesce(interest, 0) as interest
       from exercicio x cross join unnest(array[4, 8, 12]) as ate
       left join lateral (select sum(valor) as borrowed from lancamento_receita l
         where (l.entidade, l.exercicio) = (x.entidade, x.exercicio) and l.receita ~ '^21'
           and extract(month from l.data) <= ate) r on true
       left join lateral (
         select sum(p.valor) filter (where e.natureza like '46%') as repaid,
           sum(p.valor) filter (where e.natureza like '32%') as interest
         from pagamento p join empenho e using (${EMPENHO})
         where (p.entidade, p.exercicio) = (x.entidade, x.exercicio) and extract(month from p.data) <= ate
       ) p on true`,
    )
    const facts = new Map(rows.map((row) => [`${row.entidade}/${row.ano}/${row.ate}`, row]))
    const owedAtTheEnd = new Map<string, string>()
    const reports = await annexes(2, 25)
    expect(reports.length).toBeGreaterThan(20)
    for (const { entidade, ano, ate, lines } of reports) {
      const text = lines.join(' ')
      const { borrowed, repaid, interest } = facts.get(`${entidade}/${ano}/${ate}`) as Row
      const hasDebt = [borrowed, repaid, interest].some((valor) => Number(valor) > 0)
      expect(text.includes('não tem dívida consolidada'), `${entidade}/${ano}/${ate}`).toBe(!hasDebt)
      if (!hasDebt) continue
      const [before = '', borrowedTold, repaidTold, owed = ''] = lines
        .filter((line) => /^(Saldo em 31|\([+-]\)|TOTAL)/.test(line))
        .map((line) => line.split(' ').at(-1))
      expect([borrowedTold, repaidTold]).toEqual([formatNumber(borrowed), formatNumber(String(-Number(repaid)))])
      expect(text).toContain(`encargos pagos no exercício: R$ ${formatNumber(interest)}`)
      expect(centsOf(owed)).toBe(centsOf(before) + centsOf(borrowedTold) + centsOf(repaidTold))
      expect(centsOf(owed)).toBeGreaterThan(0)
      expect(before).toBe(owedAtTheEnd.get(`${entidade}/${ano - 1}`) ?? before)
      if (ate === 12) owedAtTheEnd.set(`${entidade}/${ano}`, owed)
    }
    expect(owedAtTheEnd.size).toBeGreaterThan(4)
  })

  test('the shares of education, of health and of personnel are told as the facts give them', async () => {
    const { rows } = await pool.query<{ ano: number } & Record<string, string>>(
      `select exercicio as ano, round(100 * (gasto_no_ensino + fundeb) / ensino, 2)::text as ensino,
         round(100 * gasto_na_saude / saude, 2)::text as saude, round(100 * executivo / liquida, 2)::text as executivo,
         round(100 * legislativo / liquida, 2)::text as legislativo
       from (
         select exercicio, sum(valor_arrecadado) filter (where impostos) as ensino,
           sum(valor_arrecadado) filter (where impostos and receita !~ '^17115(12|13)') as saude,
           sum(valor_deducao) as fundeb,
           sum(valor_arrecadado - coalesce(valor_deducao, 0)) filter (where receita ~ '^[17]') as liquida
         from resumo.receita_diaria
         cross join lateral (select receita ~ '^(1112|1113|1114|17115|17215[012])' as impostos) i group by 1
       ) base join (
         select exercicio, sum(d.valor_empenhado) filter (where o.fonte_recurso = '15001001') as gasto_no_ensino,
           sum(d.valor_empenhado) filter (where o.fonte_recurso = '15001002') as gasto_na_saude,
           sum(d.valor_empenhado) filter (where o.natureza like '31%' and entidade <> 2) as executivo,
           sum(d.valor_empenhado) filter (where o.natureza like '31%' and entidade = 2) as legislativo
         from resumo.despesa_diaria d join dotacao o using (entidade, exercicio, dotacao)
         where d.data <= make_date(exercicio, 12, 31) group by 1
       ) gasto using (exercicio)`,
    )
    const told: readonly (readonly [grupo: number, subgrupo: number, sentence: RegExp, of: string])[] = [
      [1, 16, /desenvolvimento do ensino: ([\d,]+)%/, 'ensino'],
      [1, 20, /públicos de saúde: ([\d,]+)%/, 'saude'],
      [1, 23, /desenvolvimento do ensino: ([\d,]+)%/, 'ensino'],
      [1, 23, /públicos de saúde: ([\d,]+)%/, 'saude'],
      [2, 24, /pessoal do Poder Executivo: ([\d,]+)%/, 'executivo'],
      [2, 24, /pessoal do Poder Legislativo: ([\d,]+)%/, 'legislativo'],
      [2, 29, /pessoal do Poder Executivo: ([\d,]+)%/, 'executivo'],
    ]
    for (const [grupo, subgrupo, sentence, of] of told) {
      const found = (await annexes(grupo, subgrupo)).filter(
        ({ ate, lines }) => ate === 12 && sentence.test(lines.join(' ')),
      )
      expect(found.length, of).toBeGreaterThan(2)
      for (const { ano, lines } of found)
        expect(sentence.exec(lines.join(' '))?.[1]).toBe(formatNumber(rows.find((row) => row.ano === ano)?.[of] ?? ''))
    }
  })

  test('the fiscal reports have the sums of the portal, to the cent', async () => {
    const { rows } = await pool.query<{ sha256: string; saude: string | null; pessoal: string | null }>(
      `select f.sha256,
         case when p.grupo = 1 then (select sum(valor_empenhado)
           from resumo.despesa_no_periodo(3, p.ano, null, make_date(p.ano, 12, 31))
           where funcao = '10')::text end as saude,
         case when p.grupo = 2 then (
           select sum(valor_empenhado) from resumo.despesa_no_periodo(p.entidade, p.ano, null, make_date(p.ano, 12, 31))
             where elemento like '31%'
         )::text end as pessoal
       from publicacao p join arquivo f using (arquivo)
       where (p.grupo = 1 and p.subgrupo = 20 and p.descricao like '6º%') or (p.grupo = 2 and p.subgrupo = 24
         and p.descricao like '3º%')`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { sha256, saude, pessoal } of rows) {
      const paper = (await readFile(filePath(cityFiles(), sha256))).toString('latin1')
      expect(paper).toContain(formatNumber(saude ?? pessoal ?? ''))
    }
  })

  test('leaves one entity without a fiscal year', async () => {
    const { rows } = await pool.query(
      'select entidade from entidade where entidade not in (select entidade from exercicio)',
    )
    expect(rows).toEqual([{ entidade: 5 }])
  })

  test('carries settlements and payments over to the next year', async () => {
    const { rows } = await pool.query(
      `select (select count(*) from liquidacao where exercicio_liquidacao = exercicio + 1)::int as liquidados,
        (select count(*) from pagamento where exercicio_pagamento = exercicio + 1
          and exercicio_liquidacao = exercicio)::int as pagos`,
    )
    expect(rows[0].liquidados).toBeGreaterThan(20)
    expect(rows[0].pagos).toBeGreaterThan(20)
  })

  /** Conditions of list filters that some rows must meet and others not, in every year of the main entity. */
  const CONTRASTS: Readonly<Record<string, readonly [table: string, condition: string]>> = {
    'only payable': ['resumo.fornecedor', 'a_pagar > 0'],
    'by part of the name': ['resumo.fornecedor', `nome_busca like '%ltda%'`],
    company: ['resumo.fornecedor', 'length(cnpj_cpf) = 14'],
    annulled: ['resumo.empenho', 'valor_anulado > 0'],
    'direct purchase': ['resumo.empenho', 'compra_direta'],
    'travel ticket': ['resumo.empenho', 'passagem'],
    'cash advance': ['empenho', 'suprimento_fundos'],
    'under a contract': ['empenho', 'contrato is not null'],
    'trip without quantity': ['diaria', 'quantidade is null'],
    'cancelled trip': ['diaria', 'situacao_cancelamento is not null'],
    'trip by place': ['diaria', `destino_busca like '%curitiba%'`],
    'trip by purpose': ['diaria', 'tipo_objetivo = 1'],
    'note to a company': ['resumo.nota_extraorcamentaria', `nome_ordem like '%instituto%'`],
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
        and exists (select from ${table} t where (t.entidade, t.exercicio) = (x.entidade, x.exercicio)
          and not (${condition})))`,
    )
    expect(rows).toEqual([])
  })

  test('has reversed liquidações, returned payments, and deliveries still being checked', async () => {
    const { rows } = await pool.query(
      `select exists (select from liquidacao_estorno) as settlements, exists (select from pagamento
        where valor < 0) as payments,
        exists (select from em_liquidacao m where valor_estornado = 0 and not exists (
          select from liquidacao l where (l.entidade, l.exercicio, l.empenho, l.no_em_liquidacao)
            = (m.entidade, m.exercicio, m.empenho, m.no_em_liquidacao))) as deliveries`,
    )
    expect(rows).toEqual([{ settlements: true, payments: true, deliveries: true }])
  })

  test('has COVID-19 rows only in 2023', async () => {
    const { rows } = await pool.query('select distinct exercicio from empenho where covid')
    expect(rows).toEqual([{ exercicio: 2023 }])
    const { rows: received } = await pool.query(
      'select entidade, exercicio from lancamento_receita join fonte_recurso using (entidade, exercicio, ' +
        'fonte_recurso) where covid group by 1, 2 order by 1',
    )
    expect(received).toEqual([
      { entidade: 1, exercicio: 2023 },
      { entidade: 3, exercicio: 2023 },
    ])
  })

  test('collects by season: IPTU early in the year, FPM three times a month', async () => {
    const { rows } = await pool.query<{ receita: string; inicio: boolean; dias: number }>(
      `select receita, sum(valor) filter (where extract(month from data) <= 6) > sum(valor) / 2 as inicio,
        count(distinct data)::int as dias from lancamento_receita
      where entidade = 1 and exercicio = 2024 and receita in ('11125001', '17115111') and tipo = 'A' and valor > 0
        group by 1 order by 1`,
    )
    expect(rows).toMatchObject([
      { receita: '11125001', inicio: true },
      { receita: '17115111', dias: 36 },
    ])
  })

  test('gives every entity revenue in every year, and each of the others a transfer received', async () => {
    const { rows } = await pool.query(
      `select entidade, exercicio from exercicio where not exists (select from resumo.receita r
        where (r.entidade, r.exercicio) = (exercicio.entidade, exercicio.exercicio) and valor_arrecadado > 0)
      union all select entidade, exercicio from exercicio where entidade > 1 and not exists (
        select from repasse_lancamento r where (r.entidade, r.exercicio) = (exercicio.entidade, exercicio.exercicio)
          and tipo = 'R')`,
    )
    expect(rows).toEqual([])
  })

  test('has an update time for each module and year, never after today or the last year’s closing', async () => {
    const { rows } = await pool.query(
      'select max(atualizada_em)::text as latest, count(distinct modulo)::int as modulos from ' +
        'sistema.ultima_atualizacao',
    )
    expect(rows[0].latest.slice(0, 10)).toBe(isoOf(workingDay(Math.min(dayOf(today), dayAt(LAST_YEAR + 1, 1, 28)))))
    expect(rows[0].modulos).toBe(9)
  })
})
