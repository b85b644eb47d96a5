// Tests revenue by year: each year equals its tree, for the same days and filters, without anything the entity does not
// show.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { receita } from '@portal/catalog/receita/receita'
import { receitaPorAnos } from '@portal/catalog/receita/receita-por-anos'
import { mostraLancamento } from '@portal/catalog/parametros'
import { withQuery, type Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { cents, sumCents } from '../../testing/walk.ts'

const ANO = { entidade: 1, exercicio: 2025 }
const { api } = receitaPorAnos(ANO)
const LANCAMENTO = mostraLancamento.parametro.numero

let database: TestDatabase
let portal: TestPortal

beforeAll(async () => {
  database = await openTestDatabase('demo')
  await database.pool.query(`update parametro set valor = 'S' where parametro = $1`, [LANCAMENTO])
  portal = await openTestPortal({ database, config: { readsPerMinute: Number.MAX_SAFE_INTEGER } })
})

afterAll(async () => {
  await portal?.close()
  await database?.close()
})

async function ask<T>(path: string | undefined, query: Query = {}): Promise<T> {
  const { statusCode, body } = await portal.get(withQuery(path ?? '', { ...ANO, ...query }))
  expect([path, query, statusCode]).toEqual([path, query, 200])
  return JSON.parse(body) as T
}

const FILTROS: readonly Query[] = [
  {},
  { receita: '1.7' },
  { receita: 'impostos' },
  { descricaoReceita: 'impostos' },
  { dataInicial: '2025-03-01', dataFinal: '2025-03-31' },
]

it('each year equals its tree, for every level, figure and filter', async () => {
  for (const filtro of FILTROS) {
    for (const valor of ['valorArrecadado', 'valorAtualizado', 'valorLancado']) {
      for (const nivel of ['1', '2', '3', '4']) {
        const rows = await ask<Row[]>(api.list, { ...filtro, valor, nivel })
        const totals = await ask<Row>(api.totals, { ...filtro, valor, nivel })
        for (const [antes, exercicio] of [
          [0, 2025],
          [1, 2024],
        ] as const) {
          const days = Object.fromEntries(
            Object.entries(filtro).map(([name, value]) => [name, String(value).replace(/^2025-/, `${exercicio}-`)]),
          )
          const tree = await ask<Row>(receita.api.totals, { ...days, exercicio })
          const said = [sumCents(rows, `ano${antes}`), cents(totals[`ano${antes}`] ?? 0)]
          expect({ filtro, valor, nivel, exercicio, said }).toEqual({
            filtro,
            valor,
            nivel,
            exercicio,
            said: [cents(tree[valor] ?? 0), cents(tree[valor] ?? 0)],
          })
        }
      }
    }
  }
})

it('names the revenue that was asked, and not the whole that it is part of', async () => {
  const rows = await ask<Row[]>(api.list, { receita: '1.1.1.2.50', nivel: '2' })
  expect(rows.map(({ codigo }) => codigo)).toEqual(['111250'])
  const [part] = await ask<Row[]>(api.list, { receita: 'predial', nivel: '2' })
  expect(part?.descricao).toMatch(/^Só o que se pediu de: /)
})

it('divides each year by its population', async () => {
  const {
    rows: [people],
  } = await database.pool.query<{ habitantes: number }>(
    'select habitantes from populacao where entidade = 1 and ano = 2025',
  )
  const [reais, each] = [await ask<Row>(api.totals), await ask<Row>(api.totals, { medida: 'habitante' })]
  expect(Number(each.ano0)).toBeCloseTo(Number(reais.ano0) / (people?.habitantes ?? 0), 4)
})

it.each(['nivel=9', 'valor=x', 'medida=metro', 'dataInicial=2025-02-30'])('refuses %s', async (query) => {
  expect((await portal.get(`${api.list}?entidade=1&exercicio=2025&${query}`)).statusCode).toBe(400)
})

it('names the columns of its file by their years', async () => {
  expect((await portal.get(`${api.report}?entidade=1&exercicio=2025&exportType=csv`)).body).toContain(
    'Código;Descrição;2025;2024;2023;2022',
  )
})

it('does not compare launches if the entity does not show them', async () => {
  const launched = async (): Promise<number> =>
    (await portal.get(withQuery(api.list, { ...ANO, valor: 'valorLancado' }))).statusCode
  expect(await launched()).toBe(200)
  await database.pool.query(`update parametro set valor = 'N' where parametro = $1`, [LANCAMENTO])
  await expect.poll(launched, { timeout: 3000, interval: 50 }).toBe(400)
})
