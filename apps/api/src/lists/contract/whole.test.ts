// Tests the lists that the page-by-page tests leave out: those returned whole, and those with required filters.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lists, pagedLists, register, wholeLists } from '@portal/catalog/areas'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { missingFilters, searchedColumn } from '@portal/kit/filters'
import { chosenFilters, initialSort, MAX_PAGE_SIZE, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { closeGates } from '../../testing/close-gates.ts'
import { requiredOf } from '../../testing/required.ts'
import { ENTIDADE } from '../../testing/sample.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { address, cents, cpfsIn, get, keyOf, sumCents, type Query } from '../../testing/walk.ts'
import { loadListSource } from '../source.ts'
import { TYPES, typesOf } from './answers.ts'

const asking = pagedLists.filter((list) => !lists.includes(list))

let database: TestDatabase
let app: FastifyInstance

/** Rows that the sample leaves out, because other tests count its rows. */
const BESIDES = `
  update parametro set valor = 'S' where parametro = 233;
  update evento_folha set categoria = 'hora extra' where categoria is null;
  insert into pergunta_frequente (entidade, numero, pergunta, resposta)
  values (${ENTIDADE}, 1, 'O que é empenho?', 'Ana, CPF 529.982.247-25, sabe.')`

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(BESIDES)
  app = await openTestApp(database)
})

afterAll(async () => {
  await app?.close()
  await database?.close()
})

const asked = (list: List, more: Query = {}): Query => ({ ...requiredOf(list.api.list), ...more })
const oneAnswer = (list: List): Query => (list.whole ? {} : { size: MAX_PAGE_SIZE })

async function rowsOf(of: FastifyInstance, list: List): Promise<Row[]> {
  const answer = await get<Row[] | Page>(of, list.api.list, asked(list, oneAnswer(list)))
  return ('content' in answer ? answer.content : answer).map((row) => flatten(row))
}

async function columnsOf(list: List): Promise<Map<string, string>> {
  const { fields } = await database.pool.query(`select * from (${loadListSource(list).render(() => 'null')}) r limit 0`)
  const { rows } = await database.pool.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type')
  const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  return new Map(fields.map(({ name, dataTypeID }) => [name, types.get(dataTypeID) ?? '']))
}

it('every list is paged, returned whole, has required filters or is served by a route of its area', () => {
  const reshaped = register.filter((list) => ![...lists, ...wholeLists, ...asking].includes(list))
  const levels = NIVEIS_DESPESA.map(({ rota }) => `/despesa/${rota}`)
  expect(reshaped.map(({ path }) => path).sort()).toEqual([...levels, '/publicacoes'].sort())
  expect(asking.map(({ path }) => path)).toEqual(['/almoxarifado/consumo', '/almoxarifado/posicao'])
})

describe.each([...wholeLists, ...asking].map((list) => [list.api.list, list] as const))('%s', (_, list) => {
  it('has a column of the right type for every field, and for every filter that the .sql does not bind', async () => {
    const columns = await columnsOf(list)
    for (const [name, { kind }] of Object.entries(list.fields)) {
      expect([name, TYPES[kind]]).toEqual([name, expect.arrayContaining([columns.get(name)])])
    }
    for (const [name, filter] of Object.entries(list.filters)) {
      if (loadListSource(list).binds.includes(name)) continue
      expect([name, typesOf(filter)]).toEqual([name, expect.arrayContaining([columns.get(searchedColumn(filter))])])
    }
  })

  it('returns rows with distinct keys and only declared fields', async () => {
    const rows = await rowsOf(app, list)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => keyOf(list, row))).size).toBe(rows.length)
    const declared = new Set(Object.keys(list.fields))
    for (const row of rows) expect(Object.keys(row).filter((name) => !declared.has(name))).toEqual([])
    expect(cpfsIn(JSON.stringify(rows))).toEqual([])
  })

  it('refuses a missing filter and names unknown parameters', async () => {
    const withoutValues = missingFilters(Object.fromEntries(chosenFilters(list)), {})
    const missing = withoutValues.filter(([, filter]) => filter.default === undefined)
    const { statusCode, body } = await app.inject(address(list.api.list))
    const unnamed = missing.filter(([name]) => !body.includes(`"${name}"`))
    expect([statusCode, ...unnamed]).toEqual([missing.length > 0 ? 400 : 200])
    const { headers } = await app.inject(address(list.api.list, asked(list, { fantasma: 1 })))
    expect(headers['x-parametros-ignorados']).toBe('fantasma')
  })

  it('returns 304 for a matching ETag', async () => {
    const first = await app.inject(address(list.api.list, asked(list)))
    const again = { url: address(list.api.list, asked(list)), headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await app.inject(again)).statusCode).toBe(304)
  })

  it('has the same rows in the response, the totals and the files', async () => {
    const rows = await rowsOf(app, list)
    const file = await get<{ linhas: Row[]; totais: Row }>(app, list.api.report, asked(list, { exportType: 'json' }))
    expect(file.linhas.map((row) => keyOf(list, flatten(row)))).toEqual(rows.map((row) => keyOf(list, row)))
    const summed = list.api.totals === undefined ? file.totais : await get<Row>(app, list.api.totals, asked(list))
    expect(Object.keys(summed).filter((name) => !list.totals.includes(name))).toEqual([])
    if (list.whole?.addedUp) return
    for (const name of list.totals) expect([name, cents(summed[name])]).toEqual([name, sumCents(rows, name)])
  })

  it('can be sorted only by the fields it offers, and starts in its initial order', async () => {
    const { property, direction } = initialSort(list)
    const file = (sort: string) => app.inject(address(list.api.report, asked(list, { exportType: 'json', sort })))
    const { linhas } = (await file(`${property},${direction}`)).json<{ linhas: Row[] }>()
    expect(linhas.map((row) => keyOf(list, flatten(row)))).toEqual(
      (await rowsOf(app, list)).map((row) => keyOf(list, row)),
    )
    expect((await file('fantasma,asc')).statusCode).toBe(400)
  })
})

it('closed gates remove their fields from the rows and the totals', async () => {
  await closeGates(database.pool)
  const closed = await openTestApp(database)
  try {
    for (const list of [...wholeLists, ...asking]) {
      const gated = Object.entries(list.fields)
        .filter(([, { when }]) => when)
        .map(([name]) => name)
      if (gated.length === 0) continue
      const rows = await rowsOf(closed, list)
      expect(gated.filter((name) => rows.some((row) => row[name] !== undefined))).toEqual([])
      const totals = list.api.totals === undefined ? {} : await get<Row>(closed, list.api.totals, asked(list))
      expect(gated.filter((name) => Object.hasOwn(totals, name))).toEqual([])
    }
  } finally {
    await closed.close()
    await database.pool.query(`update parametro set valor = 'S' where entidade = $1`, [ENTIDADE])
  }
})
