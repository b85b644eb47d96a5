import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from './embedded.ts'
import { sharedHome } from './fixtures/home.ts'
import { MAX_PREPARED, openPool, type Pool } from './pool.ts'

let server: Embedded

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
})

afterAll(() => server?.stop())

type Runner = Pick<Pool, 'query'>

const ask = async (runner: Runner, number: number): Promise<unknown> =>
  (await runner.query({ name: `pergunta-${number}`, text: `select $1::int + ${number} as soma`, values: [1] })).rows[0]

const prepared = async (runner: Runner): Promise<string[]> =>
  (
    await runner.query<{ name: string }>('select name from pg_prepared_statements order by prepare_time, name')
  ).rows.map(({ name }) => name)

test('a connection keeps only the most recently used statements prepared', async () => {
  const pool = openPool(server.url, { max: 1, maxPrepared: 3 })
  for (const number of [1, 2, 3, 1, 4]) expect(await ask(pool, number)).toEqual({ soma: 1 + number })
  expect(await prepared(pool)).toEqual(['pergunta-1', 'pergunta-3', 'pergunta-4'])
  expect(await ask(pool, 2)).toEqual({ soma: 3 })
  expect((await prepared(pool)).toSorted()).toEqual(['pergunta-1', 'pergunta-2', 'pergunta-4'])
  await pool.end()
})

test('the 201st statement is prepared like the first, and no session exceeds the maximum', async () => {
  const pool = openPool(server.url, { max: 3 })
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  await Promise.all(
    clients.map(async (client, at) => {
      for (let number = at; number < at + 201; number++) await ask(client, number)
    }),
  )
  for (const [at, client] of clients.entries()) {
    const kept = await prepared(client)
    expect(kept).toHaveLength(MAX_PREPARED)
    expect(kept.at(-1)).toBe(`pergunta-${at + 200}`)
    client.release()
  }
  await pool.end()
})

test('a statement that fails, alone or inside a transaction, does not use up a place permanently', async () => {
  const pool = openPool(server.url, { max: 1, maxPrepared: 2 })
  const wrong = (name: string): Promise<unknown> =>
    pool.query({ name, text: 'select $1::int / 0 from nada', values: [1] })
  for (const name of ['a', 'b', 'c']) await expect(wrong(name)).rejects.toThrow(/nada/)
  const client = await pool.connect()
  await client.query('begin')
  await ask(client, 1)
  await expect(client.query({ name: 'zero', text: 'select 1 / $1::int', values: [0] })).rejects.toThrow(/zero/)
  await expect(ask(client, 2)).rejects.toThrow(/aborted/)
  await client.query('rollback')
  client.release()
  for (const number of [1, 2, 3]) expect(await ask(pool, number)).toEqual({ soma: 1 + number })
  expect(await prepared(pool)).toEqual(['pergunta-2', 'pergunta-3'])
  await pool.end()
})
