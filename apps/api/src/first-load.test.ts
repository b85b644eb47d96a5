import { createDatabase, dropDatabase } from '@portal/db/database'
import { startEmbedded, type Embedded } from '@portal/db/embedded'
import { sharedHome } from '@portal/db/fixtures/home'
import { openPool, type Pool } from '@portal/db/pool'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeOnce, fillOnce } from './first-load.ts'

const NAME = `primeira_carga_${process.pid}`
let server: Embedded
let pool: Pool

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
  pool = openPool(await createDatabase(server.url, NAME))
  await pool.query(
    'create schema sistema; create table entidade (entidade int); create table sistema.estado (chave text ' +
      'primary key, valor text)',
  )
})
beforeEach(() => pool.query('truncate entidade, sistema.estado'))
afterAll(async () => {
  await pool.end()
  await dropDatabase(server.url, NAME)
  await server.stop()
})

const patient = new AbortController().signal
const insert = async (): Promise<void> => void (await pool.query('insert into entidade values (1)'))
const never = (): Promise<void> => Promise.reject(new Error('loaded twice'))
const quiet = (): void => {}

function openGate(): { pass: () => void; passed: Promise<void> } {
  let pass = quiet
  const passed = new Promise<void>((resolve) => (pass = resolve))
  return { pass, passed }
}

/** Runs a load that ends only after another process has found it in progress and waits for it. */
async function whileLoading(
  load: () => Promise<void>,
  meet: (waits: () => void) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const [begun, awaited] = [openGate(), openGate()]
  const one = fillOnce(pool, { load: () => (begun.pass(), awaited.passed.then(load)), log: quiet, signal: patient })
  await begun.passed
  return Promise.allSettled([one, meet(awaited.pass)])
}

test('a process that finds the first load in progress says so, waits for it, and does not load', async () => {
  const said: string[] = []
  const other = (waits: () => void): Promise<void> =>
    fillOnce(pool, { load: never, log: (line) => (said.push(line), waits()), signal: patient })
  expect(await whileLoading(insert, other)).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(said).toEqual(['Outro processo está carregando a cidade neste banco; esperando que termine…'])
})

test('a process that waited loads if the other load fails', async () => {
  const other = (waits: () => void): Promise<void> => fillOnce(pool, { load: insert, log: waits, signal: patient })
  const results = await whileLoading(() => Promise.reject(new Error('full disk')), other)
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
  expect((await pool.query('select from entidade')).rowCount).toBe(1)
})

test('an aborted wait ends at once', async () => {
  const leaving = new AbortController()
  const other = (waits: () => void): Promise<void> =>
    fillOnce(pool, { load: never, log: () => leaving.abort(), signal: leaving.signal }).finally(waits)
  expect(await whileLoading(insert, other)).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }])
})

test('a start with an empty database on purpose loads nothing, nor do later starts', async () => {
  const said: string[] = []
  for (const startsEmpty of [true, false])
    await fillOnce(pool, { load: never, startsEmpty, log: (line) => said.push(line), signal: patient })
  expect(said).toEqual(
    Array(2).fill('O banco está vazio, à espera dos dados da cidade: npm run portal -- import <pasta>'),
  )
})

test('a database with a city is left alone', async () => {
  await insert()
  await fillOnce(pool, { load: never, log: quiet, signal: patient })
})

describe('a sample of the demo', () => {
  const stands = (): Promise<unknown> => pool.query(`insert into sistema.estado values ('amostra', '{}')`)
  const take = async (): Promise<void> => void (await pool.query(`delete from sistema.estado where chave = 'amostra'`))

  test('is completed by one of two processes; the other waits and does nothing', async () => {
    await stands()
    const [begun, ended] = [openGate(), openGate()]
    const one = completeOnce(pool, { load: () => (begun.pass(), ended.passed.then(take)), signal: patient })
    await begun.passed
    const other = completeOnce(pool, { load: never, signal: patient })
    ended.pass()
    await Promise.all([one, other])
  })

  test('is completed by the other process if the first fails', async () => {
    await stands()
    const [begun, ended] = [openGate(), openGate()]
    const fail = (): Promise<void> => Promise.reject(new Error('killed'))
    const one = completeOnce(pool, { load: () => (begun.pass(), ended.passed.then(fail)), signal: patient })
    await begun.passed
    const other = completeOnce(pool, { load: take, signal: patient })
    ended.pass()
    expect(await Promise.allSettled([one, other])).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }])
    expect((await pool.query('select from sistema.estado')).rowCount).toBe(0)
  })

  test('that no longer exists, or never did, is left alone', () => completeOnce(pool, { load: never, signal: patient }))
})
