import { describe, expect, test } from 'vitest'
import { easterOf, holidaysOf } from '@portal/kit/feriados'
import { dayOf, isoOf, isWorkingDay, workingDay, workingDaysOf } from './calendar.ts'

describe('the working days of a public office', () => {
  test.each([
    [2023, '2023-04-09'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => {
    expect(isoOf(easterOf(year))).toBe(day)
  })

  test('knows the movable and fixed holidays of 2026', () => {
    const days = [...holidaysOf(2026)].sort((a, b) => a - b).map(isoOf)
    expect(days).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
    ])
  })

  test('20 November is a national holiday only since 2024', () => {
    expect(isWorkingDay(dayOf('2023-11-20'))).toBe(true)
    expect(isWorkingDay(dayOf('2024-11-20'))).toBe(false)
  })

  test('moves a holiday or a weekend to the next working day', () => {
    expect(isoOf(workingDay(dayOf('2026-04-03')))).toBe('2026-04-06')
    expect(isoOf(workingDay(dayOf('2026-02-14')))).toBe('2026-02-18')
  })

  test('nine holidays of 2025 are on weekdays', () => {
    expect(workingDaysOf(2025)).toHaveLength(252)
  })
})
