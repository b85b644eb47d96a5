import fc from '@portal/kit/testing/property'
import { describe, expect, test } from 'vitest'
import { isoFrom } from '@portal/kit/feriados'
import { diasEntre, isDiaUtil, prazoDe, type RegraDePrazo } from './prazo.ts'

const corridos: RegraDePrazo = { contagem: 'corridos', terminaEmDiaUtil: true, feriados: new Set() }
const uteis: RegraDePrazo = { ...corridos, contagem: 'uteis' }

describe('a deadline', () => {
  test.each([
    ['2026-03-02', 20, '2026-03-23', 'the twentieth day is a Sunday'],
    ['2026-03-03', 20, '2026-03-23', 'the twentieth day is a Monday'],
    ['2026-12-05', 20, '2026-12-28', 'Christmas and a weekend in a row'],
    ['2026-04-01', 1, '2026-04-02', 'the day before Good Friday'],
    ['2026-04-02', 1, '2026-04-06', 'Good Friday and Easter'],
    ['2024-02-28', 1, '2024-02-29', 'a leap day'],
  ])('from %s, %i days: %s, %s', (from, days, until) => {
    expect(prazoDe(from, days, corridos)).toBe(until)
  })

  test('in working days skips days off', () => {
    expect(prazoDe('2026-03-02', 20, uteis)).toBe('2026-03-30')
    expect(prazoDe('2026-04-30', 1, uteis)).toBe('2026-05-04')
  })

  test('observes the city’s own days off, and may end on any day if so configured', () => {
    const local = { ...corridos, feriados: new Set(['2026-03-23']) }
    expect(prazoDe('2026-03-02', 20, local)).toBe('2026-03-24')
    expect(prazoDe('2026-03-02', 20, { ...local, terminaEmDiaUtil: false })).toBe('2026-03-22')
  })

  test('is never early, always ends on a working day, and grows with the term', () => {
    const day = fc.integer({ min: 18_000, max: 40_000 }).map(isoFrom)
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), fc.constantFrom(corridos, uteis), (from, days, regra) => {
        const until = prazoDe(from, days, regra)
        expect(diasEntre(from, until)).toBeGreaterThanOrEqual(days)
        expect(isDiaUtil(until, regra)).toBe(true)
        expect(prazoDe(from, days + 1, regra) >= until).toBe(true)
      }),
    )
  })
})
