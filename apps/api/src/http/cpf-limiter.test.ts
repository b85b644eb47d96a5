import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import { PortalError } from '@portal/kit/errors'
import { LOCAL } from './address.ts'
import { ComeBackLater } from './errors.ts'
import { forgetAllCounted, letTimePass } from '../testing/counts.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ALIKE, CpfLimiter, HIT, MISS, POINTS } from './cpf-limiter.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** All CPFs that are masked as `***.401.489-**`. */
const CANDIDATES = Array.from({ length: 1000 }, (_, at) => cpfFrom(`${String(at).padStart(3, '0')}401489`))
/** CPFs of which no two have the same visible part. */
const STRANGERS = Array.from({ length: 60 }, (_, at) => cpfFrom(`111${String(100_000 + at)}`))

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('vazio')
})
afterAll(() => database.close())
beforeEach(() => forgetAllCounted(database.pool))

function guessing() {
  let now = 0
  const cpfLimiter = new CpfLimiter(database.pool, () => now)
  const refusal = (address: string, document: string): Promise<ComeBackLater | undefined> =>
    cpfLimiter.ask(address, document).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ComeBackLater) return error
        throw error
      },
    )
  const admitted = async (address: string, documents: readonly string[]): Promise<number> => {
    let count = 0
    for (const each of documents) if (!(await refusal(address, each))) count++
    return count
  }
  const pass = async (ms: number): Promise<void> => {
    now += ms
    await letTimePass(database.pool, ms)
  }
  return { cpfLimiter, refusal, admitted, pass }
}

describe('limits on questions by CPF', () => {
  test('one address may try three of a thousand similar CPFs a day', async () => {
    const { admitted, pass } = guessing()
    let tried = 0
    for (let hour = 0; hour < 23; hour++) {
      tried += await admitted('192.0.2.1', CANDIDATES.slice(hour * 10, hour * 10 + 10))
      await pass(60 * MINUTE)
    }
    expect(tried).toBe(ALIKE.network)
  })

  test('a thousand addresses together may try twelve', async () => {
    const { refusal } = guessing()
    const told = await Promise.all(CANDIDATES.map((each, at) => refusal(`198.51.${at >> 8}.${at & 255}`, each)))
    expect(told.filter((each) => each === undefined)).toHaveLength(ALIKE.everyone)
  })

  test('an address that tries CPFs of many people is stopped by the limits per minute and per day', async () => {
    const { admitted, refusal, pass } = guessing()
    expect(await admitted('192.0.2.1', STRANGERS)).toBe(POINTS.minute / MISS)
    const soon = await refusal('192.0.2.1', STRANGERS.at(-1) ?? '')
    expect([soon?.status, Math.ceil((soon?.retryAfter ?? 0) / 60)]).toEqual([429, 1])
    let tried = POINTS.minute / MISS
    for (let minute = 1; minute < 60; minute++) {
      await pass(MINUTE)
      tried += await admitted('192.0.2.1', STRANGERS.slice(tried))
    }
    expect(tried).toBe(POINTS.day / MISS)
    const stopped = await refusal('192.0.2.1', STRANGERS.at(-1) ?? '')
    expect(stopped?.message).toContain('amanhã')
    expect(stopped?.retryAfter).toBeGreaterThan(22 * 3600)
    await pass(DAY)
    expect(await refusal('192.0.2.1', STRANGERS.at(-1) ?? '')).toBeUndefined()
  })

  test('the same person again costs nothing, and a person who exists costs little', async () => {
    const { cpfLimiter, admitted } = guessing()
    const [own = ''] = CANDIDATES
    expect(
      await admitted(
        '192.0.2.1',
        Array.from({ length: 100 }, () => own),
      ),
    ).toBe(100)
    let found = 0
    const find = async (document: string): Promise<void> => {
      const asked = await cpfLimiter.ask('192.0.2.1', document)
      await asked.found()
      await asked.found()
      found++
    }
    await expect(
      (async () => {
        for (const each of [own, own, ...STRANGERS]) await find(each)
      })(),
    ).rejects.toBeInstanceOf(ComeBackLater)
    expect(found).toBe(1 + POINTS.minute - MISS + HIT)
  })

  test('the refusal is the same for all similar CPFs, whatever was asked before and whichever exists', async () => {
    const { cpfLimiter, refusal, admitted } = guessing()
    await (await cpfLimiter.ask('192.0.2.1', CANDIDATES[500] ?? '')).found()
    expect(await admitted('192.0.2.1', CANDIDATES.slice(0, 300))).toBe(ALIKE.network)
    const told = new Set<string | undefined>()
    for (const each of CANDIDATES.slice(400, 600)) told.add((await refusal('192.0.2.1', each))?.message)
    expect(told.size).toBe(1)
    expect(told.has(undefined)).toBe(false)
  })

  test('all addresses of a /56 count as one', async () => {
    const { admitted } = guessing()
    let sum = 0
    for (let at = 0; at < 64; at++)
      sum += await admitted(`2001:db8:0:1${at.toString(16).padStart(2, '0')}::1`, CANDIDATES.slice(0, 5))
    expect(sum).toBe(ALIKE.network)
  })

  test('companies and this machine are not limited', async () => {
    const { admitted } = guessing()
    const companies = Array.from({ length: 500 }, (_, at) => cnpjFrom(`12345${String(at).padStart(3, '0')}0001`))
    expect(await admitted('192.0.2.1', companies)).toBe(500)
    expect(await admitted(LOCAL, CANDIDATES)).toBe(1000)
  })

  test('the message says what to do', async () => {
    const { admitted, refusal } = guessing()
    await admitted('192.0.2.1', CANDIDATES)
    expect(await refusal('192.0.2.1', CANDIDATES[9] ?? '')).toBeInstanceOf(PortalError)
    expect((await refusal('192.0.2.1', CANDIDATES[9] ?? ''))?.message).toContain('Pelo nome, a busca continua livre.')
  })

  test('network and document are stored only as hashes', async () => {
    await guessing().cpfLimiter.ask('192.0.2.1', CANDIDATES[0] ?? '')
    const { rows } = await database.pool.query<Record<string, Buffer>>(
      'select rede, documento, parecido from sistema.pergunta_por_pessoa',
    )
    expect(rows.map((row) => Object.values(row).map(({ length }) => length))).toEqual([[32, 32, 32]])
    expect(Object.values(rows[0] ?? {}).join(' ')).not.toMatch(/192\.0|401489/)
  })
})
