import { expect, test } from 'vitest'
import { copiaName, kept, parseGuarda } from './guardar.ts'

const DAY_MS = 86_400_000
const nights = (count: number, from = '2026-11-19T06:00:00.000Z'): string[] =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(from) - n * DAY_MS).toISOString())
const days = (momentos: Iterable<string>): string[] =>
  [...momentos]
    .map((momento) => momento.slice(0, 10))
    .sort()
    .reverse()

test('keeps seven days, four weeks and twelve months of a year of nights, the last copy of each', () => {
  expect(days(kept(nights(400), { dias: 7, semanas: 4, meses: 12 }))).toEqual([
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('days without a copy do not count, and the newest is always kept', () => {
  const every = [
    '2026-11-19T06:00:00.000Z',
    '2026-11-19T05:00:00.000Z',
    '2026-05-02T06:00:00.000Z',
    '2026-05-01T06:00:00.000Z',
  ]
  expect(days(kept(every, { dias: 2, semanas: 0, meses: 0 }))).toEqual(['2026-11-19', '2026-05-02'])
  expect(kept(every, { dias: 0, semanas: 0, meses: 0 })).toEqual(new Set(every.slice(0, 1)))
})

test('days begin at midnight in the time zone of the city', () => {
  expect(copiaName('2026-11-20T02:30:00.000Z')).toBe('copia-2026-11-19-233000')
  expect(kept(['2026-11-20T02:30:00.000Z', '2026-11-19T12:00:00.000Z'], { dias: 7, semanas: 0, meses: 0 }).size).toBe(1)
})

test('parses days/weeks/months', () => {
  expect(parseGuarda('7/4/12')).toEqual({ dias: 7, semanas: 4, meses: 12 })
  for (const wrong of ['', '7', '7/4', '0/0/0', '7/4/12/1', 'a/b/c', '-1/4/12'])
    expect(parseGuarda(wrong)).toBeUndefined()
})
