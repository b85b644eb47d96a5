// Checks transfers: what one entity sent is what the others received, to the cent and to the day, in rows, sums and
// files.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repasseMes, repasses } from '@portal/catalog/receita/repasses'
import { EXPORT_TYPES, type Page, type Row } from '@portal/kit/list'
import { withQuery, type Query } from '@portal/kit/link'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

let database: TestDatabase
let portal: TestPortal

beforeAll(async () => {
  database = await openTestDatabase('demo')
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

const EXERCICIOS = [2023, 2024, 2025, 2026]
const PREFEITURA = { entidade: 1, exercicio: 2025 }

async function ask<T>(path: string, query: Query): Promise<T> {
  const answer = await portal.get(withQuery(path, query))
  expect([path, query, answer.statusCode]).toEqual([path, query, 200])
  return answer.json<T>()
}

const transfers = async (query: Query): Promise<Row[]> =>
  (await ask<Page>(repasses.api.list, { size: 2000, ...query })).content
const keyOf = ({ entidade, exercicio, conta, idContaCorrente, tipo }: Row): Query => ({
  entidade,
  exercicio,
  conta,
  idContaCorrente,
  tipo,
})
const movements = (row: Row): Promise<Row[]> => ask<Row[]>(repasseMes.api.list, keyOf(row))
const asText = (one: Row, other: Row, { data, valor }: Row): string =>
  `${one.entidade}/${other.entidade} ${data} ${valor}`

it('every transfer sent was received on the same day, to the cent, in every year', async () => {
  const { rows: entities } = await database.pool.query<{ entidade: number; nome: string }>(
    'select entidade, nome from entidade where entidade in (select entidade from repasse) order by 1',
  )
  const byName = new Map(entities.map((each) => [each.nome, each]))
  for (const exercicio of EXERCICIOS) {
    const [sent, received]: [string[], string[]] = [[], []]
    for (const { entidade } of entities) {
      for (const row of await transfers({ entidade, exercicio })) {
        const other = byName.get(String(row.entidadeDestinoOrigem))
        for (const movement of await movements(row)) {
          if (row.tipo === 'E') sent.push(asText(row, { ...other }, movement))
          else received.push(asText({ ...other }, row, movement))
        }
      }
    }
    expect(sent.length).toBeGreaterThan(20)
    expect(received.sort()).toEqual(sent.sort())
  }
})

it('a transfer is the sum of its movements, a year of its months, and the total of its side', async () => {
  for (const tipo of ['R', 'E']) {
    for (const entidade of [1, 2, 3, 4]) {
      const year = { entidade, exercicio: 2025, tipo }
      const rows = await transfers(year)
      expect(rows.every((row) => row.tipo === tipo)).toBe(true)
      for (const row of rows) {
        expect(cents(row.valorLancado)).toBe(sumCents(await movements(row), 'valor'))
        expect(cents((await ask<Row>(repasseMes.api.totals ?? '', keyOf(row))).valor)).toBe(cents(row.valorLancado))
      }
      const total = await ask<Row>(repasses.api.totals ?? '', year)
      expect(cents(total.valorLancado)).toBe(sumCents(rows, 'valorLancado'))
      const months = await Promise.all(
        Array.from({ length: 12 }, (_, mes) => transfers({ ...year, mesInicial: mes + 1, mesFinal: mes + 1 })),
      )
      expect(sumCents(months.flat(), 'valorLancado')).toBe(sumCents(rows, 'valorLancado'))
      const [until, since] = [
        await transfers({ ...year, dataFinal: '2025-06-30' }),
        await transfers({ ...year, dataInicial: '2025-07-01' }),
      ]
      expect(sumCents([...until, ...since], 'valorLancado')).toBe(sumCents(rows, 'valorLancado'))
    }
  }
})

it('the movements of a transfer are exported in every format', async () => {
  const [row = {}] = await transfers({ ...PREFEITURA, tipo: 'E' })
  const shown = await movements(row)
  for (const exportType of EXPORT_TYPES) {
    const answer = await portal.get(withQuery(repasseMes.api.report, { ...keyOf(row), exportType }))
    expect([exportType, answer.statusCode]).toEqual([exportType, 200])
    if (exportType === 'json') expect(answer.json<{ linhas: Row[] }>().linhas).toEqual(shown)
  }
})

it('an unknown side is refused, and an unknown transfer is empty', async () => {
  const refused: [path: string, query: Query][] = [
    [repasses.api.list, { tipo: 'X' }],
    [repasses.api.list, { mesInicial: 13 }],
    [repasseMes.api.list, {}],
    [repasseMes.api.list, { conta: '351120100', tipo: 'E' }],
    [repasseMes.api.list, { conta: '351120100', idContaCorrente: 'x', tipo: 'E' }],
    [repasseMes.api.report, { conta: '351120100', exportType: 'csv' }],
  ]
  for (const [path, query] of refused) {
    const answer = await portal.get(withQuery(path, { ...PREFEITURA, ...query }))
    expect([path, query, answer.statusCode]).toEqual([path, query, 400])
    expect(answer.json<{ violations: unknown[] }>().violations).not.toEqual([])
  }
  expect(await ask(repasseMes.api.list, { ...PREFEITURA, conta: '9', idContaCorrente: 9, tipo: 'E' })).toEqual([])
})
