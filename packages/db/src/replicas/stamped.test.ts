import type { QueryResult } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool, type Pool } from '../pool.ts'
import { startEmbedded, type Embedded } from '../embedded.ts'
import { createDatabase, dropDatabase } from '../database.ts'
import { sharedHome } from '../fixtures/home.ts'
import { stamped, takeMark } from './stamped.ts'

const DATABASE = `marca_${process.pid}`
let server: Embedded
let pool: Pool

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
  pool = openPool(await createDatabase(server.url, DATABASE), { max: 1 })
  await pool.query(
    'create schema sistema; create table sistema.marca (n bigint); insert into sistema.marca values (42)',
  )
})
afterAll(async () => {
  await pool?.end()
  await dropDatabase(server.url, DATABASE)
  await server.stop()
})

const ask = (question: unknown[]): Promise<QueryResult> =>
  (pool.query as (...asked: unknown[]) => Promise<QueryResult>).apply(pool, question)

test('returns the rows unchanged and in order, together with the mark', async () => {
  const result = await ask(
    stamped(['select n as a, n as a, -n as b from generate_series(1, 3) n where n > $1 order by n desc -- last', [1]]),
  )
  expect(takeMark(result)).toBe(42)
  expect(result.rows).toEqual([
    { a: 3, b: -3 },
    { a: 2, b: -2 },
  ])
})

test('a prepared query gets another name than the one without the mark', async () => {
  const question = { name: 'um', text: 'with q as (select 1 as um) select um from q' }
  expect((await pool.query(question)).rows).toEqual([{ um: 1 }])
  const result = await ask(stamped([question]))
  expect([takeMark(result), result.rows]).toEqual([42, [{ um: 1 }]])
})

test('returns no mark when there are no rows', async () => {
  expect(takeMark(await ask(stamped(['select 1 where false'])))).toBeUndefined()
})
