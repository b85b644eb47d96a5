// Recomputes what a year inherits directly from the facts, for every entity and year of the demo city and at several
// dates.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restosAPagar as list } from '@portal/catalog/despesa/restos-a-pagar'
import type { Contexto, Page, Row } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance
let contextos: Contexto[]

beforeAll(async () => {
  database = await openTestDatabase('demo')
  app = await openTestApp(database)
  contextos = (
    await database.pool.query<Contexto>(
      `select entidade, exercicio from sistema.carga where area = 'despesa' order by 1, 2`,
    )
  ).rows
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const FIGURES = [
  'inscritoProcessado',
  'inscritoNaoProcessado',
  'valorCancelado',
  'valorLiquidado',
  'valorPago',
  'saldoProcessado',
  'saldoNaoProcessado',
] as const

/** Sums the facts of a commitment until a day, each signed by the two balances it changes. */
const ORACLE = `
with fato (exercicio, unidade, empenho, data, cancelado, liquidado, pago, reservado) as (
  select exercicio, unidade_orcamentaria, empenho, '-infinity'::date, 0, 0, 0, valor from empenho where entidade = $1
    and exercicio < $2
  union all select exercicio, unidade_orcamentaria, empenho, data, valor, 0, 0, 0 from empenho_anulacao
    where entidade = $1 and exercicio < $2
  union all select exercicio, unidade_orcamentaria, empenho, data, 0, valor, 0, 0 from liquidacao where entidade = $1
    and exercicio < $2
  union all select exercicio, unidade_orcamentaria, empenho, data, 0, -valor, 0, 0 from liquidacao_estorno
    where entidade = $1 and exercicio < $2
  union all select exercicio, unidade_orcamentaria, empenho, data, 0, 0, valor + valor_retido, 0 from pagamento
    where entidade = $1 and exercicio < $2
),
ano as (
  select exercicio, unidade, empenho,
    greatest(sum(liquidado - pago) filter (where data < make_date($2, 1, 1)), 0) as "inscritoProcessado",
    sum(reservado - cancelado - pago) filter (where data < make_date($2, 1, 1)) as inscrito,
    coalesce(sum(cancelado) filter (where data >= make_date($2, 1, 1) and data <= $3), 0) as "valorCancelado",
    coalesce(sum(liquidado) filter (where data >= make_date($2, 1, 1) and data <= $3), 0) as "valorLiquidado",
    coalesce(sum(pago) filter (where data >= make_date($2, 1, 1) and data <= $3), 0) as "valorPago",
    greatest(sum(liquidado - pago) filter (where data < make_date($2, 1, 1) or data <= $3), 0) as "saldoProcessado",
    sum(reservado - cancelado - pago) filter (where data < make_date($2, 1, 1) or data <= $3) as saldo,
    bool_or(data between make_date($2, 1, 1) and make_date($2, 12, 31)) as movido
  from fato where data <= make_date($2, 12, 31)
  group by 1, 2, 3
)
select *, inscrito - "inscritoProcessado" as "inscritoNaoProcessado", saldo - "saldoProcessado" as "saldoNaoProcessado"
from ano where "inscritoProcessado" <> 0 or inscrito <> 0 or movido
order by exercicio, unidade, empenho`

async function ask<T>(path: string, query: Record<string, string | number>): Promise<T> {
  const address = `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
  const { statusCode, body } = await app.inject(address)
  expect([address, statusCode]).toEqual([address, 200])
  return JSON.parse(body) as T
}

const rowsOf = async (query: Record<string, string | number>): Promise<Row[]> =>
  (await ask<Page>(list.api.list, { ...query, size: 2000 })).content

const figuresOf = (row: Row): number[] => FIGURES.map((name) => cents(row[name]))
const keyOf = ({ exercicioEmpenho, unidadeOrcamentaria, empenho }: Row): string =>
  `${exercicioEmpenho}/${unidadeOrcamentaria}/${empenho}`

describe('the figures of every commitment', () => {
  it.each(['', '-01-01', '-03-15', '-07-31', '-12-31'])('equal those of the facts at %s', async (monthDay) => {
    let met = 0
    for (const { entidade, exercicio } of contextos) {
      const date = `${exercicio}${monthDay || '-12-31'}`
      const { rows } = await database.pool.query<Row & { unidade: string }>(ORACLE, [entidade, exercicio, date])
      const expected = rows.map((row) => [`${row.exercicio}/${row.unidade}/${row.empenho}`, ...figuresOf(row)])
      const answered = await rowsOf({ entidade, exercicio, ...(monthDay && { posicao: date }) })
      expect(answered.map((row) => [keyOf(row), ...figuresOf(row)]).sort()).toEqual(expected.sort())
      for (const row of answered) {
        expect(cents(row.valorInscrito)).toBe(cents(row.inscritoProcessado) + cents(row.inscritoNaoProcessado))
        expect(cents(row.saldo)).toBe(cents(row.saldoProcessado) + cents(row.saldoNaoProcessado))
        expect(cents(row.saldo)).toBe(cents(row.valorInscrito) - cents(row.valorCancelado) - cents(row.valorPago))
      }
      met += answered.length
    }
    expect(met).toBeGreaterThan(100)
  })

  it('carry over completely from one year to the next', async () => {
    for (const { entidade, exercicio } of contextos) {
      const next = contextos.some((other) => other.entidade === entidade && other.exercicio === exercicio + 1)
      if (!next) continue
      const left = (await rowsOf({ entidade, exercicio, comSaldo: 'true' })).map((row) => [
        keyOf(row),
        cents(row.saldo),
      ])
      const inherited = (await rowsOf({ entidade, exercicio: exercicio + 1 })).filter(
        (row) => Number(row.exercicioEmpenho) < exercicio,
      )
      const carried = inherited
        .filter((row) => cents(row.valorInscrito) !== 0)
        .map((row) => [keyOf(row), cents(row.valorInscrito)])
      expect(carried.sort()).toEqual(left.sort())
    }
  })
})

describe('a date outside the year', () => {
  it('shows what was inherited before it, and the whole year after it', async () => {
    const { entidade, exercicio } = contextos.at(-1) as Contexto
    const [whole, before, after] = await Promise.all([
      rowsOf({ entidade, exercicio }),
      rowsOf({ entidade, exercicio, posicao: `${exercicio - 1}-06-30` }),
      rowsOf({ entidade, exercicio, posicao: `${exercicio + 3}-01-01` }),
    ])
    expect(after).toEqual(whole)
    expect([sumCents(before, 'valorPago'), sumCents(before, 'valorCancelado')]).toEqual([0, 0])
    expect(sumCents(before, 'saldo')).toBe(sumCents(whole, 'valorInscrito'))
  })
})

describe('the filters', () => {
  it('offer the organs and years that exist, and each narrows', async () => {
    const contexto = { entidade: 1, exercicio: 2026 }
    const all = await rowsOf(contexto)
    for (const [filter, options] of [
      ['orgao', 'orgaos'],
      ['exercicioEmpenho', 'exercicios'],
    ] as const) {
      const offered = await ask<{ id: string | number }[]>(`/api/restos-a-pagar/${options}`, contexto)
      expect(offered.map(({ id }) => id).sort()).toEqual([...new Set(all.map((row) => row[filter]))].sort())
      const parts = await Promise.all(offered.map(({ id }) => rowsOf({ ...contexto, [filter]: id })))
      expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(all.length)
    }
  })

  it('of what is left applies to the day of the position', async () => {
    const contexto = { entidade: 1, exercicio: 2026 }
    const early = await rowsOf({ ...contexto, comSaldo: 'true', posicao: '2026-01-01' })
    const late = await rowsOf({ ...contexto, comSaldo: 'true' })
    expect(early.length).toBeGreaterThan(late.length)
    expect(late.every(({ saldo }) => cents(saldo) !== 0)).toBe(true)
  })

  it('refuse a date that does not exist', async () => {
    const { statusCode, body } = await app.inject(`${list.api.list}?posicao=2026-02-30`)
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { violations: [{ field: 'posicao' }] }])
  })
})

describe('a load', () => {
  it('changes what later years inherit, and a new year inherits from all earlier ones', async () => {
    const client = await database.pool.connect()
    const inherited = async (exercicio: number): Promise<string> => {
      const sql =
        'select coalesce(sum(inscrito), 0)::text as total from resumo.restos where entidade = 1 and exercicio = $1'
      return (await client.query<{ total: string }>(sql, [exercicio])).rows[0]?.total ?? ''
    }
    await client.query('begin')
    try {
      const [before, left] = [
        cents(await inherited(2026)),
        sumCents(await rowsOf({ entidade: 1, exercicio: 2026 }), 'saldo'),
      ]
      await client.query(`
        update empenho set valor = valor + 10 where (entidade, exercicio, unidade_orcamentaria, empenho) =
        (
        select entidade, exercicio, unidade_orcamentaria, empenho from empenho where entidade = 1 and exercicio = 2025
          limit 1)`)
      await client.query('select resumo.reconstruir(1, 2025)')
      expect(cents(await inherited(2026))).toBe(before + 1000)
      await client.query('insert into exercicio (entidade, exercicio, ano_base_ppa) values (1, 2027, 2026)')
      await client.query('select resumo.reconstruir(1, 2025), resumo.reconstruir(1, 2027)')
      const own = await client.query<{ total: string }>(
        'select sum(valor_empenhado - valor_anulado - valor_pago)::text as total from resumo.empenho where ' +
          'entidade = 1 and exercicio = 2026',
      )
      expect(cents(await inherited(2027))).toBe(left + 1000 + cents(own.rows[0]?.total))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
