// Tests a list that covers every entity: whose rows it shows, which gate opens it, and how soon the load of another
// entity appears.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { empenhos, empenhosCovid } from '@portal/catalog/despesa/empenhos'
import type { List, Page, Row } from '@portal/kit/list'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { cents, get, sumCents, walkPages } from '../testing/walk.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(async () => {
  await app?.close()
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const open = (parametros: Record<number, string>): Promise<unknown> =>
  Promise.all(
    Object.entries(parametros).map(([numero, valor]) =>
      database.pool.query('update parametro set valor = $2 where parametro = $1', [numero, valor]),
    ),
  )

const entidadesIn = async (list: List): Promise<unknown[]> =>
  [...new Set((await walkPages(app, list)).map(({ entidade }) => entidade))].toSorted()

it('covers all entities only where its own gate is open', async () => {
  await open({ 220: 'S', 226: 'N' })
  expect(await entidadesIn(empenhos)).toEqual([ENTIDADE, OUTRA_ENTIDADE])
  expect(await entidadesIn(empenhosCovid)).toEqual([ENTIDADE])
})

it('a variant covers all entities only where its own gate is open', async () => {
  await open({ 220: 'N', 226: 'S' })
  expect(await entidadesIn(empenhos)).toEqual([ENTIDADE])
  expect(await entidadesIn(empenhosCovid)).toEqual([ENTIDADE, OUTRA_ENTIDADE])
})

it('names the entity of each row and links to it', async () => {
  await open({ 220: 'S' })
  const other = (await walkPages(app, empenhos)).find(({ entidade }) => entidade === OUTRA_ENTIDADE)
  expect(other?.entidadeNome).toBe('Câmara de Serra Clara')
  expect(empenhos.open?.(other as Row, { entidade: ENTIDADE, exercicio: EXERCICIO })).toContain(
    `entidade=${OUTRA_ENTIDADE}&`,
  )
  await open({ 220: 'N' })
  await app.close()
  app = await openTestApp(database)
  expect((await get<Page>(app, empenhos.api.list)).content[0]).not.toHaveProperty('entidadeNome')
})

it('covers only its own entity when filtered by a code that is specific to an entity', async () => {
  await open({ 220: 'S' })
  expect((await walkPages(app, empenhos, { fornecedor: 1 })).every(({ entidade }) => entidade === ENTIDADE)).toBe(true)
  const totals = await get<Row>(app, empenhos.api.totals ?? '', { fornecedor: 1 })
  expect(cents(totals.valorEmpenhado)).toBe(
    sumCents(await walkPages(app, empenhos, { fornecedor: 1 }), 'valorEmpenhado'),
  )
})

it('leaves out an entity that is not published', async () => {
  await open({ 220: 'S' })
  await database.pool.query('update entidade set habilitado_portal = false where entidade = $1', [OUTRA_ENTIDADE])
  try {
    expect(await entidadesIn(empenhos)).toEqual([ENTIDADE])
  } finally {
    await database.pool.query('update entidade set habilitado_portal = true where entidade = $1', [OUTRA_ENTIDADE])
  }
})

it('shows the load of another entity at once, in rows, totals and files', async () => {
  await open({ 220: 'S' })
  const before = await get<Page>(app, empenhos.api.list)
  await database.pool.query(
    `insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, historico, valor)
     values ($1, $2, '0201', 900, '2026-12-31', 1, 'Cadeiras', 77)`,
    [OUTRA_ENTIDADE, EXERCICIO],
  )
  await database.pool.query('select resumo.reconstruir($1, $2)', [OUTRA_ENTIDADE, EXERCICIO])
  const rows = await expect
    .poll(async () => (await get<Page>(app, empenhos.api.list)).totalElements)
    .toBe(before.totalElements + 1)
    .then(() => walkPages(app, empenhos))
  const totals = await get<Row>(app, empenhos.api.totals ?? '')
  const { linhas } = await get<{ linhas: Row[] }>(app, empenhos.api.report, { exportType: 'json' })
  expect(linhas).toEqual(rows)
  for (const name of empenhos.totals) expect(cents(totals[name])).toBe(sumCents(rows, name))
})
