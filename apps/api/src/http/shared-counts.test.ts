// Tests with four processes that limits that protect people are counted over all of them, and that nobody passes
// uncounted.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { openPool, type Pool } from '@portal/db/pool'
import { guess, LIMITES } from '../areas/atendimento/tentativas.ts'
import { SlotsOfAll } from '../lists/export/slots-of-all.ts'
import { forgetAllCounted, letTimePass } from '../testing/counts.ts'
import { severable } from '../testing/severable-database.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ComeBackLater } from './errors.ts'
import { FORGET } from './forget-counts.ts'
import { ALIKE, CpfLimiter } from './cpf-limiter.ts'
import { SharedLimits } from './shared-limits.ts'
import { SharedSlots } from './shared-slots.ts'

const PROCESSES = 4
const GUESSES = 10_000

let database: TestDatabase
let pools: Pool[]

beforeAll(async () => {
  database = await openTestDatabase('vazio')
  pools = Array.from({ length: PROCESSES }, () => openPool(database.url, { max: 2 }))
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.close()
})
beforeEach(() => forgetAllCounted(database.pool))

/** Makes many attempts at once, distributed evenly, and counts them by outcome. */
async function spread<T>(
  times: number,
  over: readonly T[],
  attempt: (process: T, at: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {}
  const attempts = Array.from({ length: times }, (_, at) =>
    attempt(over[at % over.length] as T, at).then(
      () => 'passed',
      (error: unknown) => (error instanceof ComeBackLater ? String(error.status) : Promise.reject(error as Error)),
    ),
  )
  for (const outcome of await Promise.all(attempts)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  return outcomes
}

const wrong = async (): Promise<undefined> => undefined

describe('over four processes', () => {
  test('10,000 wrong passwords are limited as by one process, and the right one still works elsewhere', async () => {
    let asked = 0
    const counting = (pool: Pool): SharedLimits => {
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
      return new SharedLimits({ query: (...args: unknown[]) => (asked++, query(...args)) } as unknown as Pool)
    }
    const limits = pools.map(counting)
    const try100 = (at: number) => spread(100, limits, (each) => guess(each, `1/2026/${at}`, '203.0.113.9', wrong))
    const outcomes = { passed: 0, '429': 0 }
    for (let at = 0; at < GUESSES; at += 100) {
      const { passed = 0, 429: refused = 0 } = await try100(1)
      outcomes.passed += passed
      outcomes['429'] += refused
    }
    expect(outcomes).toEqual({ passed: LIMITES.processoEVisitante, '429': GUESSES - LIMITES.processoEVisitante })
    expect(asked).toBeLessThan(GUESSES / 10)
    expect(await guess(limits[0] as SharedLimits, '1/2026/1', '198.51.100.7', async () => true)).toBe(true)
    const others = await Promise.all(Array.from({ length: 9 }, (_, at) => try100(at + 2)))
    expect(others.reduce((sum, { passed = 0 }) => sum + passed, 0)).toBe(LIMITES.visitante - LIMITES.processoEVisitante)
  })

  test('a right password costs nothing, in any process', async () => {
    const limits = pools.map((pool) => new SharedLimits(pool))
    for (let at = 0; at < 40; at++)
      expect(await guess(limits[at % PROCESSES] as SharedLimits, '1/2026/1', '203.0.113.9', async () => true)).toBe(
        true,
      )
  })

  test('after an attack from many addresses each visitor has one attempt left', async () => {
    const limits = pools.map((pool) => new SharedLimits(pool))
    const first = await spread(LIMITES.processo, limits, (each, at) =>
      guess(each, '1/2026/1', `10.0.${at >> 8}.${at & 255}`, wrong),
    )
    expect(first).toEqual({ passed: LIMITES.processo })
    expect(await spread(40, limits, (each) => guess(each, '1/2026/1', '192.0.2.77', wrong))).toEqual({
      passed: 1,
      '429': 39,
    })
  })

  test('questions by similar documents are limited as by one process', async () => {
    const cpfLimiter = pools.map((pool) => new CpfLimiter(pool))
    const alike = Array.from({ length: 200 }, (_, at) => cpfFrom(`${String(at).padStart(3, '0')}401489`))
    const byOne = await spread(100, cpfLimiter, (each, at) => each.ask('192.0.2.1', alike[at] ?? ''))
    expect(byOne).toEqual({ passed: ALIKE.network, '429': 100 - ALIKE.network })
    const byAll = await spread(100, cpfLimiter, (each, at) => each.ask(`198.51.100.${at}`, alike[at + 100] ?? ''))
    expect(byAll).toEqual({ passed: ALIKE.everyone - ALIKE.network, '429': 100 - ALIKE.everyone + ALIKE.network })
  })

  test('a spend on two accounts counts on both or on none', async () => {
    const [one, other] = pools.map((pool) => new SharedLimits(pool)) as [SharedLimits, SharedLimits]
    const small = { name: 'pequena', of: 'a', max: 10, seconds: 60, amount: 4 }
    const large = { ...small, name: 'grande', max: 5, amount: 1 }
    expect([await one.spend([large, small]), await other.spend([large, small])]).toEqual([undefined, undefined])
    expect(await one.spend([large, small])).toMatchObject({ account: small })
    expect([await one.spend([{ ...large, amount: 3 }]), await other.spend([large])]).toEqual([
      undefined,
      expect.objectContaining({ account: large }),
    ])
    await letTimePass(database.pool, 61_000)
    expect(await pools.map((pool) => new SharedLimits(pool))[0]?.spend([small])).toBeUndefined()
  })

  test('slots are shared, and those of a dead process are freed', async () => {
    const kind = { name: 'teste', own: 2, all: 3 }
    const [one, other, third] = pools.map((pool) => new SharedSlots(pool)) as [SharedSlots, SharedSlots, SharedSlots]
    const mine = await one.take('192.0.2.1', [kind])
    await other.take('192.0.2.1', [kind])
    expect(await third.take('192.0.2.1', [kind])).toEqual({ kind, isOwn: true })
    await third.take('192.0.2.2', [kind])
    expect(await one.take('192.0.2.3', [kind])).toEqual({ kind, isOwn: false })
    if ('leave' in mine) await mine.leave()
    expect(await third.take('192.0.2.3', [kind])).toHaveProperty('leave')
    await letTimePass(database.pool, 21_000)
    expect(await one.take('192.0.2.1', [kind])).toHaveProperty('leave')
    await Promise.all([one, other, third].map((each) => each.close()))
  })

  test('exports have the slots of one process, and free the connection before the file', async () => {
    const slots = pools.map((pool) => new SlotsOfAll(pool, 4))
    expect(await spread(12, slots, (each) => each.take('192.0.2.1'))).toEqual({ passed: 2, '429': 10 })
    const held = await slots[1]?.take('192.0.2.2')
    await slots[2]?.take('192.0.2.3')
    expect(await spread(4, slots, (each) => each.take('192.0.2.4'))).toEqual({ '503': 4 })
    held?.read()
    expect(await spread(1, [slots[1] as SlotsOfAll], (each) => each.take('192.0.2.4'))).toEqual({ passed: 1 })
    await Promise.all(slots.map((each) => each.close()))
  })
})

describe('without the database that counts', () => {
  test('limits that protect people refuse everyone, and exports use the slots of their own process', async () => {
    const way = await severable(database.url)
    const pool = openPool(way.url, { max: 1, connectTimeoutMs: 500 })
    await way.cut()
    let made = 0
    const make = async (): Promise<boolean> => ++made > 0
    const refused = { status: 503, retryAfter: 5 }
    await expect(guess(new SharedLimits(pool), '1/2026/1', '203.0.113.9', make)).rejects.toMatchObject(refused)
    await expect(new CpfLimiter(pool).ask('203.0.113.9', cpfFrom('123401489'))).rejects.toMatchObject(refused)
    expect(made).toBe(0)
    const slots = new SlotsOfAll(pool, 2)
    expect(await spread(2, [slots], (each) => each.take('203.0.113.9'))).toEqual({ passed: 1, '429': 1 })
    await pool.end()
    await way.close()
  })

  test('a read-only database counts nothing, so nobody passes', async () => {
    const url = new URL(database.url)
    await database.pool.query(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`)
    const pool = openPool(database.url, { max: 1 })
    await expect(guess(new SharedLimits(pool), '1/2026/1', '203.0.113.9', wrong)).rejects.toMatchObject({ status: 503 })
    await pool.end()
    await database.pool.query(`alter database ${url.pathname.slice(1)} reset default_transaction_read_only`)
  })
})

test('expired counts are deleted, and the secret after a week', async () => {
  const limits = new SharedLimits(database.pool)
  await limits.spend([{ name: 'curta', of: 'a', max: 1, seconds: 60 }])
  await limits.spend([{ name: 'longa', of: 'a', max: 1, seconds: 3600 }])
  await letTimePass(database.pool, 61_000)
  await database.pool.query(`update sistema.sal set criado_em = now() - interval '8 days'`)
  await database.pool.query(FORGET)
  const { rows } = await database.pool.query(
    'select (select count(*)::int from sistema.limite) as limites, (select count(*)::int from sistema.sal) as segredos',
  )
  expect(rows).toEqual([{ limites: 1, segredos: 0 }])
  expect(await limits.spend([{ name: 'longa', of: 'a', max: 1, seconds: 3600 }])).toBeUndefined()
})
