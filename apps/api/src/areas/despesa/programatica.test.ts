// Tests the options of the programmatic filter: the values that the commitments of the year use, narrowed by the levels
// above.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insert } from '../../testing/insert.ts'
import { ENTIDADE, EXERCICIO, UNIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { get } from '../../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  const chave = {
    entidade: ENTIDADE,
    exercicio: EXERCICIO,
    unidade_orcamentaria: UNIDADE,
    fornecedor: 1,
    valor: '1.00',
    historico: 'Compra',
  }
  await insert(database.pool, 'natureza_despesa', [
    { entidade: ENTIDADE, natureza: '339099', descricao: 'A Classificar' },
  ])
  await insert(database.pool, 'empenho', [{ ...chave, empenho: 9100, data: `${EXERCICIO}-05-05`, natureza: '339099' }])
  await database.pool.query('select resumo.reconstruir($1, $2)', [ENTIDADE, EXERCICIO])
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

interface Option {
  id: string
  descricao: string
}

const idsOf = async (nivel: string, above: Record<string, string> = {}): Promise<string[]> =>
  (await get<Option[]>(app, `/api/programatica/${nivel}`, above)).map(({ id }) => id)

it('are described by code and name', async () => {
  expect(await get<Option[]>(app, '/api/programatica/elemento')).toContainEqual({
    id: '339099',
    descricao: '339099 - A Classificar',
  })
})

it('are narrowed by every level above', async () => {
  const all = await idsOf('subDesdobramento')
  const narrowed = await idsOf('subDesdobramento', { orgao: '02', elemento: '339030' })
  expect(narrowed.length).toBeGreaterThan(0)
  expect(all.length).toBeGreaterThan(narrowed.length)
  expect(narrowed.every((id) => id.startsWith('339030'))).toBe(true)
  expect(await idsOf('unidade', { orgao: '03' })).toEqual(['0301'])
})

it('omit commitments not classified down to that level', async () => {
  for (const [nivel, length] of [
    ['elemento', 6],
    ['desdobramento', 8],
    ['subDesdobramento', 10],
  ] as const) {
    expect(
      (await idsOf(nivel)).filter((id) => id.length !== length),
      nivel,
    ).toEqual([])
  }
  expect(await idsOf('elemento')).toContain('339099')
  expect(await idsOf('desdobramento', { elemento: '339099' })).toEqual([])
})
