import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool, type Pool } from '@portal/db/pool'
import { inTransaction } from '@portal/db/transaction'
import { loadContextSample } from '../testing/samples/portal.ts'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { severable, type Severable } from '../testing/severable-database.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const WITHIN = { timeout: 5000, interval: 25 }
const list = (query: string): string => `/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&${query}`

const report = `/api/diarias/report?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&exportType=csv`

const storeDir = mkdtempSync(join(tmpdir(), 'portal-arquivos-'))
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await loadContextSample(database.pool, storeDir)
})
afterAll(async () => {
  await database.close()
  rmSync(storeDir, { recursive: true })
})

describe('without the database', () => {
  let way: Severable
  let portal: TestPortal

  beforeAll(async () => {
    way = await severable(database.url)
    portal = await openTestPortal({ database, pool: () => openPool(way.url, { max: 4 }) })
  })
  afterAll(async () => {
    await portal.close()
    await way.close()
  })

  test('cached responses are still returned, others are 503, and the portal recovers by itself', async () => {
    const known = await portal.get(list('size=10'))
    expect(known.statusCode).toBe(200)
    expect((await portal.get('/actuator/health')).statusCode).toBe(200)

    await way.cut()
    const kept = await portal.get(list('size=10'))
    expect([kept.statusCode, kept.body]).toEqual([200, known.body])
    expect((await portal.get('/api/entidades/lista')).statusCode).toBe(200)
    const unknown = await portal.get(list('size=11'))
    expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5'])
    expect(unknown.json()).toMatchObject({
      status: 503,
      exception: 'ComeBackLater',
      message: expect.stringContaining('Tente novamente'),
    })
    expect((await portal.get('/actuator/health')).json()).toMatchObject({ status: 'DOWN' })
    expect((await portal.get('/actuator/info')).statusCode).toBe(200)

    await way.mend()
    expect((await portal.get(list('size=11'))).statusCode).toBe(200)
    expect((await portal.get('/actuator/health')).json()).toMatchObject({ status: 'UP' })
  })

  test('a server that has never reached its database says so, and serves as soon as it does', async () => {
    await way.cut()
    const late = await openTestPortal({ database, pool: () => openPool(way.url, { max: 4 }) })
    expect((await late.get('/api/entidades/lista')).statusCode).toBe(503)
    await way.mend()
    await expect.poll(async () => (await late.get('/api/entidades/lista')).statusCode, WITHIN).toBe(200)
    await late.close()
  })
})

describe('with the database frozen', () => {
  let way: Severable
  let portal: TestPortal
  const soon = { max: 2, answerTimeoutMs: 300, connectTimeoutMs: 300 }

  beforeAll(async () => {
    way = await severable(database.url)
    const exportPool = (): Pool => openPool(way.url, { max: 2, connectTimeoutMs: 300 })
    portal = await openTestPortal({
      database,
      config: { statementTimeoutMs: 300 },
      pool: () => openPool(way.url, soon),
      exportPool,
    })
  })
  afterAll(async () => {
    way.thaw()
    await portal.close()
    await way.close()
  })

  test('calls return 503 instead of waiting, and the database is used again once it responds', async () => {
    expect((await portal.get(list('size=10'))).statusCode).toBe(200)
    way.freeze()
    const asked = await Promise.all(
      [list('size=11'), list('size=12'), list('size=13'), list('size=14')].map((path) => portal.get(path)),
    )
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503])
    expect(asked[0]?.headers['retry-after']).toBe('5')
    expect((await portal.get(list('size=10'))).statusCode).toBe(200)
    expect((await portal.get(report)).statusCode).toBe(503)
    way.thaw()
    await expect.poll(async () => (await portal.get(list('size=11'))).statusCode, WITHIN).toBe(200)
    await expect.poll(async () => (await portal.get(report)).statusCode, WITHIN).toBe(200)
  })

  test('a write fails, and its connection is not used again', async () => {
    const pool = openPool(way.url, { ...soon, max: 1 })
    const writing = inTransaction(pool, async (client) => {
      await client.query('select 1')
      way.freeze()
      await client.query('select 2')
    })
    await expect(writing).rejects.toThrow('Query read timeout')
    expect(pool.totalCount).toBe(0)
    way.thaw()
    await pool.end()
  })
})

test('the database ends an idle transaction', async () => {
  const pool = openPool(database.url, { max: 1, idleInTransactionMs: 100 })
  const client = await pool.connect()
  await client.query('begin')
  await new Promise((resolve) => client.once('error', resolve))
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  await pool.end()
})

test('requests beyond the queue limit get 503 with retry-after, and the others are served', async () => {
  let pool: Pool | undefined
  const portal = await openTestPortal({
    database,
    config: { poolQueue: 3 },
    pool: (url) => (pool = openPool(url, { max: 1 })),
  })
  await portal.get(list('size=1'))
  const held = await pool?.connect()
  const asked = Array.from({ length: 8 }, (_, n) => portal.get(list(`size=${n + 20}`)))
  const refusals = asked.map(async (answer) =>
    (await answer).statusCode === 503 ? answer : Promise.reject(new Error('served')),
  )
  const refused = await Promise.any(refusals)
  expect(refused.headers['retry-after']).toBe('1')
  const kept = await portal.get(list('size=1'))
  expect(kept.statusCode).toBe(200)
  held?.release()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  await portal.close()
})

test('a query that takes too long is cancelled, and the response says so', async () => {
  const portal = await openTestPortal({ database, pool: (url) => openPool(url, { max: 4, statementTimeoutMs: 200 }) })
  await portal.get('/api/entidades/lista')
  const blocker = await database.pool.connect()
  await blocker.query('begin; lock table diaria in access exclusive mode')
  const answer = await portal.get(list('size=12'))
  await blocker.query('rollback')
  blocker.release()
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    expect.stringContaining('demorou demais'),
  ])
  expect((await portal.get(list('size=12'))).statusCode).toBe(200)
  await portal.close()
})

test('during maintenance the API returns 451, and health still responds', async () => {
  const portal = await openTestPortal({ database })
  expect((await portal.get(list('size=10'))).statusCode).toBe(200)
  await database.pool.query(`insert into sistema.estado (chave, valor) values ('manutencao', 'S')`)
  await expect.poll(async () => (await portal.get(list('size=10'))).statusCode, WITHIN).toBe(451)
  const closed = await portal.get('/api/entidades/lista')
  expect(closed.json()).toMatchObject({
    status: 451,
    message: 'Desculpe, estamos em manutenção!',
    error: 'Unavailable For Legal Reasons',
  })
  expect((await portal.get('/actuator/health')).statusCode).toBe(200)
  expect((await portal.get('/actuator/info')).statusCode).toBe(200)
  await database.pool.query(`update sistema.estado set valor = 'N' where chave = 'manutencao'`)
  await expect.poll(async () => (await portal.get(list('size=10'))).statusCode, WITHIN).toBe(200)
  await portal.close()
})
