// Tests expense by year: the same days of each year, divided by the population, and no value per inhabitant without a
// population.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { despesaPorAnos as listOf } from '@portal/catalog/despesa/despesa-por-anos'
import { NIVEIS_DESPESA, nivelDaRota, type NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { despesaPorNivel as levelOf } from '@portal/catalog/despesa/despesa-por-nivel'
import type { Query } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { withQuery } from '@portal/kit/link'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { cents } from '../../testing/walk.ts'
import despesaPorNivel from './despesa-por-nivel.ts'

const ANO = { entidade: 1, exercicio: 2025 }
const { api } = listOf(ANO)

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase('demo')
  app = await openTestApp(database, { plugins: [despesaPorNivel] })
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

async function ask<T>(path: string, query: Query = {}): Promise<T> {
  const { statusCode, body } = await app.inject(withQuery(path, { ...ANO, ...query }))
  expect([path, statusCode]).toEqual([path, 200])
  return JSON.parse(body) as T
}

it('compares the same days of each year', async () => {
  const funcao = nivelDaRota('funcao') as NivelDespesa
  const rows = await ask<Row[]>(api.list, {
    nivel: funcao.nivel,
    valor: 'valorPago',
    dataInicial: '2025-03-01',
    dataFinal: '2025-03-31',
  })
  for (const [antes, exercicio] of [
    [0, 2025],
    [1, 2024],
    [2, 2023],
  ] as const) {
    const year = { entidade: 1, exercicio }
    const own = await ask<Row[]>(levelOf(funcao, year).api.list, {
      ...year,
      dataInicial: `${exercicio}-03-01`,
      dataFinal: `${exercicio}-03-31`,
    })
    const said = (found: readonly Row[], name: string): [unknown, number][] =>
      found
        .flatMap((row): [unknown, number][] => (cents(row[name]) === 0 ? [] : [[row.codigo, cents(row[name])]]))
        .sort()
    expect(said(rows, `ano${antes}`)).toEqual(said(own, 'valorPago'))
    expect(said(own, 'valorPago').length).toBeGreaterThan(0)
  }
  expect(rows.filter((row) => 'ano3' in row)).toEqual([])
})

it('divides each year by its population, with the same result at every level', async () => {
  const { rows: people } = await database.pool.query<{ habitantes: number }>(
    'select habitantes from populacao where entidade = 1 and ano in (2025, 2024) order by ano desc',
  )
  const reais = await ask<Row>(api.totals ?? '', { valor: 'valorPago' })
  for (const { nivel } of NIVEIS_DESPESA) {
    const each = await ask<Row>(api.totals ?? '', { nivel, valor: 'valorPago', medida: 'habitante' })
    for (const [antes, { habitantes }] of people.entries()) {
      expect(Number(each[`ano${antes}`])).toBeCloseTo(Number(reais[`ano${antes}`]) / habitantes, 4)
    }
  }
})

it('returns no value per inhabitant without a population', async () => {
  await database.pool.query('delete from populacao where entidade = 2')
  const rows = await ask<Row[]>(api.list, { entidade: 2, medida: 'habitante', valor: 'valorPago' })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => 'ano0' in row)).toEqual([])
})

it.each(['nivel=99', 'valor=x', 'medida=metro', 'dataInicial=2025-02-30'])('refuses %s', async (query) => {
  expect((await app.inject(`${api.list}?entidade=1&exercicio=2025&${query}`)).statusCode).toBe(400)
})

it('names the columns of its file by their years', async () => {
  const { body } = await app.inject(`${api.report}?entidade=1&exercicio=2025&exportType=csv`)
  expect(body).toContain('Código;Descrição;2025;2024;2023;2022')
})
