import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from './embedded.ts'
import { sharedHome, until } from './fixtures/home.ts'
import { openPool } from './pool.ts'

let server: Embedded

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
})

afterAll(() => server?.stop())

test('values arrive exact and unshifted', async () => {
  const pool = openPool(server.url)
  const { rows } = await pool.query(`
    select date '2026-02-28' as dia, numeric '12345678901234567.10' as valor, 42::int8 as pequeno,
      9007199254740993::int8 as grande,
      timestamptz '2026-01-02 03:04:05.678Z' as instante, timestamp '2026-01-02 03:04:05' as local,
        timestamptz 'infinity' as sempre,
      array[numeric '0.10', null] as valores, array[date '2026-12-31'] as dias, array[array[1::int8]] as numeros,
        7 as inteiro
  `)
  await pool.end()
  expect(rows).toEqual([
    {
      dia: '2026-02-28',
      valor: '12345678901234567.10',
      pequeno: 42,
      grande: '9007199254740993',
      instante: '2026-01-02T00:04:05.678-03:00',
      local: '2026-01-02T03:04:05',
      sempre: 'infinity',
      valores: ['0.10', null],
      dias: ['2026-12-31'],
      numeros: [[1]],
      inteiro: 7,
    },
  ])
})

test('options reach the session', async () => {
  const pool = openPool(server.url, {
    max: 1,
    statementTimeoutMs: 50,
    applicationName: 'consulta',
    timeZone: 'America/Manaus',
  })
  const { rows } = await pool.query(
    `select current_setting('application_name') as nome, timestamptz '2026-01-02 00:00Z' as instante`,
  )
  expect(rows).toEqual([{ nome: 'consulta', instante: '2026-01-01T20:00:00-04:00' }])
  await expect(pool.query('select pg_sleep(10)')).rejects.toThrow(/statement timeout/)
  await pool.end()
})

test('planner settings do not depend on the configuration of the server', async () => {
  const pool = openPool(server.url)
  const { rows } = await pool.query(
    `select name, setting, boot_val as "ofTheServer" from pg_settings where name in ('jit', 'random_page_cost')
      order by name`,
  )
  await pool.end()
  expect(rows).toEqual([
    { name: 'jit', setting: 'off', ofTheServer: 'on' },
    { name: 'random_page_cost', setting: '1.1', ofTheServer: '4' },
  ])
})

test('a query for a visitor uses no parallel workers', async () => {
  const asked = `
    select current_setting('max_parallel_workers_per_gather') as ajudantes, current_setting('enable_mergejoin') as
    fusao, current_setting('enable_memoize') as lembranca`
  const [visitors, loads] = [openPool(server.url, { forVisitors: true }), openPool(server.url)]
  expect((await visitors.query(asked)).rows).toEqual([{ ajudantes: '0', fusao: 'off', lembranca: 'off' }])
  expect((await loads.query(asked)).rows).toEqual([{ ajudantes: '2', fusao: 'on', lembranca: 'on' }])
  await Promise.all([visitors.end(), loads.end()])
})

test('a lost connection, idle or in use, is reported and replaced', async () => {
  const lost: Error[] = []
  const pool = openPool(server.url, { applicationName: 'vitima', onError: (error) => lost.push(error) })
  const admin = openPool(server.url)
  const terminate = async (): Promise<void> => {
    const reported = lost.length
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitima'`)
    await until('the loss to be reported', () => lost.length > reported)
  }

  await pool.query('select 1')
  await terminate()
  expect((await pool.query('select 1 as um')).rows).toEqual([{ um: 1 }])

  const inUse = await pool.connect()
  await terminate()
  inUse.release(true)
  expect((await pool.query('select 1 as um')).rows).toEqual([{ um: 1 }])
  await Promise.all([pool.end(), admin.end()])
})
