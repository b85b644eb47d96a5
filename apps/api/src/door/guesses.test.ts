import { describe, expect, test } from 'vitest'
import { cnpjFrom, cpfFrom } from '@portal/kit/cpf-cnpj'
import { PortalError } from '@portal/kit/errors'
import { LOCAL } from './address.ts'
import { ComeBackLater } from './errors.ts'
import { ALIKE, Guesses, HIT, MISS, POINTS } from './guesses.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Everyone who looks like `***.401.489-**`. */
const CANDIDATES = Array.from({ length: 1000 }, (_, at) => cpfFrom(`${String(at).padStart(3, '0')}401489`))
/** Nobody looks like anybody. */
const STRANGERS = Array.from({ length: 60 }, (_, at) => cpfFrom(`111${String(100_000 + at)}`))

function guessing() {
  let now = 0
  const guesses = new Guesses(() => now)
  const refusal = (address: string, document: string): ComeBackLater | undefined => {
    try {
      guesses.ask(address, document)
      return undefined
    } catch (error) {
      if (error instanceof ComeBackLater) return error
      throw error
    }
  }
  const admitted = (address: string, documents: readonly string[]): number => documents.filter((each) => !refusal(address, each)).length
  return { guesses, refusal, admitted, pass: (ms: number) => void (now += ms) }
}

describe('questions by a CPF', () => {
  test('a patient guesser at one address tries three of a thousand a day', () => {
    const { admitted, pass } = guessing()
    let tried = 0
    for (let hour = 0; hour < 24; hour++, pass(60 * MINUTE - 1)) tried += admitted('192.0.2.1', CANDIDATES.slice(hour * 10, hour * 10 + 10))
    expect(tried).toBe(ALIKE.network)
  })

  test('a thousand addresses together try twelve', () => {
    const { admitted } = guessing()
    const tried = CANDIDATES.filter((each, at) => admitted(`198.51.${at >> 8}.${at & 255}`, [each]) > 0)
    expect(tried).toHaveLength(ALIKE.everyone)
  })

  test('an address that guesses at many people is stopped by the minute, and by the day', () => {
    const { admitted, refusal, pass } = guessing()
    expect(admitted('192.0.2.1', STRANGERS)).toBe(POINTS.minute / MISS)
    expect(refusal('192.0.2.1', STRANGERS.at(-1) ?? '')).toMatchObject({ status: 429, retryAfter: 60 })
    let tried = POINTS.minute / MISS
    for (let minute = 1; minute < 60; minute++) {
      pass(MINUTE)
      tried += admitted('192.0.2.1', STRANGERS.slice(tried))
    }
    expect(tried).toBe(POINTS.day / MISS)
    const stopped = refusal('192.0.2.1', STRANGERS.at(-1) ?? '')
    expect(stopped?.message).toContain('amanhã')
    expect(stopped?.retryAfter).toBeGreaterThan(22 * 3600)
    pass(DAY)
    expect(refusal('192.0.2.1', STRANGERS.at(-1) ?? '')).toBeUndefined()
  })

  test('the same person again costs nothing, and someone who is found costs little', () => {
    const { guesses, admitted, refusal } = guessing()
    const [own = ''] = CANDIDATES
    expect(admitted('192.0.2.1', Array.from({ length: 1000 }, () => own))).toBe(1000)
    guesses.found('192.0.2.1', own)
    guesses.found('192.0.2.1', own)
    let found = 1
    while (!refusal('192.0.2.1', STRANGERS[found] ?? '')) guesses.found('192.0.2.1', STRANGERS[found++] ?? '')
    expect(found).toBe(POINTS.minute - MISS + HIT)
  })

  test('a refusal is the same for everyone alike: what was asked before, and what exists, shows in none', () => {
    const { guesses, refusal, admitted } = guessing()
    const known = CANDIDATES[500] ?? ''
    guesses.ask('192.0.2.1', known)
    guesses.found('192.0.2.1', known)
    expect(admitted('192.0.2.1', CANDIDATES.slice(0, 300))).toBe(ALIKE.network)
    const told = new Set(CANDIDATES.slice(400, 600).map((each) => refusal('192.0.2.1', each)?.message))
    expect(told.size).toBe(1)
    expect(told.has(undefined)).toBe(false)
  })

  test('whoever holds a /56 is one', () => {
    const { admitted } = guessing()
    const inside = Array.from({ length: 64 }, (_, at) => `2001:db8:0:1${at.toString(16).padStart(2, '0')}::1`)
    expect(inside.map((address) => admitted(address, CANDIDATES.slice(0, 5))).reduce((sum, each) => sum + each, 0)).toBe(ALIKE.network)
  })

  test('companies and this very machine are not limited', () => {
    const { admitted } = guessing()
    const companies = Array.from({ length: 500 }, (_, at) => cnpjFrom(`12345${String(at).padStart(3, '0')}0001`))
    expect(admitted('192.0.2.1', companies)).toBe(500)
    expect(admitted(LOCAL, CANDIDATES)).toBe(1000)
  })

  test('the words say what to do', () => {
    const { admitted, refusal } = guessing()
    admitted('192.0.2.1', CANDIDATES)
    expect(refusal('192.0.2.1', CANDIDATES[9] ?? '')).toBeInstanceOf(PortalError)
    expect(refusal('192.0.2.1', CANDIDATES[9] ?? '')?.message).toContain('Pelo nome, a busca continua livre.')
  })
})
