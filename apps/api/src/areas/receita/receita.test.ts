// Checks revenue: on every screen and in every period the sums equal the ledger, to the cent.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORT_TYPES, type Row } from '@portal/kit/list'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

// A type alias, because an interface has no index signature and so is not accepted as a query.
type Year = Readonly<Record<'entidade' | 'exercicio', number>>

let database: TestDatabase
let portal: TestPortal
let years: Year[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await database.pool.query(`update parametro set valor = 'S' where parametro = 234 and entidade <> 3`)
  await database.pool.query(`update parametro set valor = 'N' where parametro = 234 and entidade = 3`)
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
  years = (await database.pool.query<Year>(`select distinct entidade, exercicio from resumo.receita order by 1, 2`))
    .rows
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

type Asked = Readonly<Record<string, string | number | undefined>>
type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

const query = (asked: Asked): string =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
const get = (path: string, asked: Asked): Promise<Answer> =>
  portal.get(`${path}?${query(asked)}`) as unknown as Promise<Answer>

async function ask<T = Row[]>(path: string, asked: Asked): Promise<T> {
  const answer = await get(path, asked)
  expect([path, asked, answer.statusCode]).toEqual([path, asked, 200])
  return answer.json<T>()
}

const PREFEITURA: Year = { entidade: 1, exercicio: 2025 }
const FIGURES = [
  'valorOrcado',
  'valorAtualizado',
  'valorArrecadado',
  'valorDeducaoInicial',
  'valorDeducao',
  'valorRealizadoLiquido',
]
const sums = (rows: readonly Row[], names: readonly string[] = FIGURES): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, sumCents(rows, name)]))
const isLeaf = ({ aceitaMovimentacao }: Row): boolean => aceitaMovimentacao === 'S'

describe('the tree', () => {
  it(
    'adds up in every entity and year: totals are the sum of leaves, a parent that of its children, net ' +
      'is gross less deductions',
    async () => {
      expect(years.length).toBeGreaterThan(10)
      for (const year of years) {
        const rows = await ask('/api/receitas', year)
        const detailed = await ask('/api/receitas/detalhada', year)
        expect(sums(detailed)).toEqual(sums(rows))
        expect(sums(rows.filter(isLeaf))).toEqual(sums(rows.filter(({ nivel }) => nivel === 1)))
        for (const [at, row] of rows.entries()) {
          expect(cents(row.valorRealizadoLiquido)).toBe(cents(row.valorArrecadado) - cents(row.valorDeducao))
          if (isLeaf(row)) continue
          const below = rows
            .slice(at + 1)
            .filter(
              ({ receita, nivel }) =>
                String(receita).startsWith(String(row.receita)) && nivel === Number(row.nivel) + 1,
            )
          expect([row.receita, sums(below)]).toEqual([row.receita, sums([row])])
        }
        const total = await ask<Row>('/api/receitas/detalhada/total', year)
        expect(sums([total])).toEqual(sums(rows.filter(isLeaf)))
      }
    },
  )

  it('adds up over months and sources, while the forecast stays that of the year', async () => {
    const whole = await ask('/api/receitas', PREFEITURA)
    let collected = 0
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
      const rows = await ask('/api/receitas', {
        ...PREFEITURA,
        dataInicial: `2025-${month}-01`,
        dataFinal: new Date(Date.UTC(2025, Number(month), 0)).toISOString().slice(0, 10),
      })
      expect(sumCents(rows.filter(isLeaf), 'valorAtualizado')).toBe(sumCents(whole.filter(isLeaf), 'valorAtualizado'))
      collected += sumCents(rows.filter(isLeaf), 'valorArrecadado')
    }
    expect(collected).toBe(sumCents(whole.filter(isLeaf), 'valorArrecadado'))
    const sources = await ask('/api/receitas/fonte-recursos', PREFEITURA)
    expect(sources.length).toBeGreaterThan(5)
    const names = ['valorOrcado', 'valorAtualizado', 'valorArrecadado', 'valorDeducao']
    expect(sums(sources, names)).toEqual(sums(whole.filter(isLeaf), names))
    for (const { receita, ...source } of sources.slice(0, 4)) {
      const details = await ask('/api/receitas/fonte-recursos/detalhes', {
        ...PREFEITURA,
        fonteRecurso: String(receita),
      })
      expect(sumCents(details, 'valorArrecadado')).toBe(cents(source.valorArrecadado))
      expect(sumCents(details, 'valorOrcadoAtualizado')).toBe(cents(source.valorAtualizado))
      const narrowed = await ask('/api/receitas', { ...PREFEITURA, fonteRecurso: String(receita) })
      expect(sumCents(narrowed.filter(isLeaf), 'valorArrecadado')).toBe(cents(source.valorArrecadado))
    }
  })

  it('is searched by code, with or without dots, by text and by level, with the parent rows', async () => {
    const codes = async (asked: Asked): Promise<string[]> =>
      (await ask('/api/receitas', { ...PREFEITURA, ...asked })).map(({ receita }) => String(receita))
    const fpm = await codes({ receita: '171151' })
    expect(fpm).toEqual([
      '1',
      '17',
      '171',
      '1711',
      '171151',
      '1711511',
      '17115111',
      '1711512',
      '17115121',
      '1711513',
      '17115131',
    ])
    expect(await codes({ receita: '1.7.1.1.51' })).toEqual(fpm)
    expect(await codes({ receitaLike: '171151' })).toEqual(fpm)
    expect(await codes({ descricaoReceita: 'iluminação PÚBLICA' })).toEqual([
      '1',
      '12',
      '124',
      '1241',
      '124150',
      '12415001',
    ])
    expect(await codes({ nivelFinal: 2 })).toEqual(expect.arrayContaining(['1', '11', '17']))
    expect((await codes({ nivelFinal: 2 })).every((receita) => receita.length <= 2)).toBe(true)
    expect(await codes({ descricaoReceita: 'nada disso' })).toEqual([])
    const total = await ask<Row>('/api/receitas/total', { ...PREFEITURA, receita: '171151', nivelFinal: 1 })
    const rows = await ask('/api/receitas', { ...PREFEITURA, receita: '171151' })
    expect(cents(total.valorArrecadado)).toBe(sumCents(rows.filter(isLeaf), 'valorArrecadado'))
  })

  it('sums in every row above what was asked only that, and takes a name where a code is asked', async () => {
    const asked = { ...PREFEITURA, receita: '171151' }
    const rows = await ask('/api/receitas', asked)
    const total = await ask<Row>('/api/receitas/total', asked)
    const above = rows.filter(({ receita }) => '171151'.startsWith(String(receita)))
    expect(above.length).toBeGreaterThan(3)
    for (const row of above) expect([row.receita, row.valorArrecadado]).toEqual([row.receita, total.valorArrecadado])
    const [root] = await ask('/api/receitas', PREFEITURA)
    expect(cents(root?.valorArrecadado)).toBeGreaterThan(cents(total.valorArrecadado))
    const named = await ask('/api/receitas', { ...PREFEITURA, receita: 'Iluminação Pública' })
    expect(named.map(({ receita }) => receita)).toEqual(['1', '12', '124', '1241', '124150', '12415001'])
    expect(named).toEqual(await ask('/api/receitas', { ...PREFEITURA, descricaoReceita: 'iluminação pública' }))
  })

  it('takes what people call a tax for the name that the law gives it', async () => {
    for (const [popular, codigo] of [
      ['IPTU', '111250'],
      ['itbi', '111253'],
      ['ISS', '111451'],
      ['FPM', '171151'],
      ['COSIP', '1241'],
    ] as const) {
      const called = await ask<Row>('/api/receitas/total', { ...PREFEITURA, receita: popular })
      const coded = await ask<Row>('/api/receitas/total', { ...PREFEITURA, receita: codigo })
      expect([popular, called]).toEqual([popular, coded])
      expect(cents(called.valorArrecadado)).toBeGreaterThan(0)
    }
  })

  it('shows what was launched only where parameter 234 allows it, in rows, totals and files', async () => {
    const [row] = await ask('/api/receitas', PREFEITURA)
    expect(cents(row?.valorLancado)).toBeGreaterThan(0)
    const fund = { entidade: 3, exercicio: 2025 }
    for (const path of ['/api/receitas', '/api/receitas/total', '/api/receitas/report']) {
      const { statusCode, body } = await get(path, { ...fund, exportType: 'csv' })
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).not.toMatch(/valorLancado|Lançamento/)
    }
  })

  it('is exported whole, in every format, whatever is expanded on the screen', async () => {
    const rows = await ask('/api/receitas', PREFEITURA)
    for (const exportType of EXPORT_TYPES) {
      const { statusCode, body } = await get('/api/receitas/report', { ...PREFEITURA, exportType })
      expect([exportType, statusCode]).toEqual([exportType, 200])
      if (exportType === 'json') expect((JSON.parse(body) as { linhas: Row[] }).linhas).toHaveLength(rows.length)
    }
  })
})

describe('the days and the ledger', () => {
  it('sum to the row they come from, at any level and source, and each day to its ledger', async () => {
    const rows = await ask('/api/receitas', PREFEITURA)
    for (const row of [rows[0], rows.find(({ receita }) => receita === '171151'), rows.find(isLeaf)]) {
      const days = await ask('/api/receitas/dia', { ...PREFEITURA, receita: String(row?.receita) })
      expect(sumCents(days, 'valorArrecadado')).toBe(cents(row?.valorArrecadado))
      const months = await ask('/api/receitas/grafico-anual', { ...PREFEITURA, receita: String(row?.receita) })
      expect(months.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(sumCents(months, 'valorArrecadado')).toBe(cents(row?.valorArrecadado))
      for (const { data, valorArrecadado } of days.slice(0, 3)) {
        const asked = { ...PREFEITURA, receita: String(row?.receita), data: String(data) }
        const ledger = await ask('/api/receitas/dia', asked)
        expect(sumCents(ledger, 'valor')).toBe(cents(valorArrecadado))
        expect(await ask('/api/receitas/razao', asked)).toEqual(ledger)
        expect(cents((await ask<Row>('/api/receitas/razao/total', asked)).valor)).toBe(cents(valorArrecadado))
      }
    }
    const [source] = await ask('/api/receitas/fonte-recursos', PREFEITURA)
    const asked = { ...PREFEITURA, receita: '1', fonteRecurso: String(source?.fonteRecurso) }
    const [details] = [
      await ask('/api/receitas/fonte-recursos/detalhes', { ...PREFEITURA, fonteRecurso: asked.fonteRecurso }),
    ]
    expect(sumCents(await ask('/api/receitas/dia', asked), 'valorArrecadado')).toBe(
      sumCents(
        details.filter(({ receita }) => String(receita).startsWith('1')),
        'valorArrecadado',
      ),
    )
    const part = await ask('/api/receitas/dia', {
      ...PREFEITURA,
      receita: '1',
      dataInicial: '2025-02-01',
      dataFinal: '2025-02-28',
    })
    expect(part.every(({ data }) => String(data).startsWith('2025-02'))).toBe(true)
  })

  it('show a reversal with its sign and what it reverses', async () => {
    const { rows } = await database.pool.query<{ receita: string; data: string }>(
      'select receita, data::text from lancamento_receita where entidade = 1 and exercicio = 2025 and valor < 0 ' +
        'limit 1',
    )
    const ledger = await ask('/api/receitas/razao', { ...PREFEITURA, receita: rows[0]?.receita, data: rows[0]?.data })
    expect(ledger.find(({ valor }) => Number(valor) < 0)).toMatchObject({ estornaLancamento: expect.any(Number) })
  })

  it('show names, and refuse invalid parameters', async () => {
    expect(await ask<Row>('/api/receitas/natureza', { ...PREFEITURA, receita: '1.7' })).toMatchObject({
      receita: '17',
      descricao: 'Transferências Correntes',
    })
    expect((await get('/api/receitas/natureza', { ...PREFEITURA, receita: '999' })).statusCode).toBe(404)
    for (const [path, asked] of [
      ['/api/receitas/dia', {}],
      ['/api/receitas/razao', { receita: '1' }],
      ['/api/receitas/razao', { data: '2025-01-10' }],
      ['/api/receitas', { dataInicial: '2025-99-01' }],
      ['/api/receitas', { nivelFinal: 'x' }],
      ['/api/receitas/fonte-recursos/detalhes', {}],
      ['/api/receitas/grafico-anual', {}],
      ['/api/receitas/dia', { receita: '1', data: 'ontem' }],
    ] as const) {
      const answer = await get(path, { ...PREFEITURA, ...asked })
      expect([path, asked, answer.statusCode]).toEqual([path, asked, 400])
      expect(answer.json<{ violations: unknown[] }>().violations).not.toEqual([])
    }
    expect(await ask('/api/receitas', { entidade: 1, exercicio: 2023, receita: 'abc' })).toEqual([])
  })
})
