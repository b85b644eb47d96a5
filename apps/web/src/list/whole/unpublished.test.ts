// Tests which months are not published yet, and how it is said.
import type { Row } from '@portal/kit/list'
import { expect, it } from 'vitest'
import { isUnpublished, publishedMonths, unpublishedInWords } from './unpublished.ts'

const COLUMNS = [
  { name: 'arrecadado', label: 'Arrecadado' },
  { name: 'pago', label: 'Pago' },
]
const year: Row[] = Array.from({ length: 12 }, (_, i) => ({
  mes: i + 1,
  arrecadado: i < 8 && i !== 2 ? 10 : 0,
  pago: i < 7 ? 5 : 0,
  previsto: 1,
}))

it('a month after the newest fact is not published; its own month, and an empty one before it, are', () => {
  expect(isUnpublished('2026-09-01', '2026-08-31')).toBe(true)
  expect(isUnpublished('2026-08-01', '2026-08-01')).toBe(false)
  expect(isUnpublished('2026-09-01', undefined)).toBe(false)
  const months = publishedMonths(year, 2026, { arrecadado: '2026-08-31', pago: '2026-07-15' })
  expect(months[2]).toEqual({ mes: 3, arrecadado: 0, pago: 5, previsto: 1 })
  expect(months[7]).toEqual({ mes: 8, arrecadado: 10, previsto: 1 })
  expect(months[8]).toEqual({ mes: 9, previsto: 1 })
  expect(publishedMonths(year, 2025, { arrecadado: '2026-08-31' })).toEqual(year)
})

it('says from which month on, once where it is the same of all columns', () => {
  const until = (arrecadado?: string, pago?: string) => publishedMonths(year, 2026, { arrecadado, pago })
  expect(unpublishedInWords(until('2026-08-31', '2026-08-02'), COLUMNS)).toBe(
    'A partir de setembro, ainda não publicado.',
  )
  expect(unpublishedInWords(until('2026-08-31', '2026-07-15'), COLUMNS)).toBe(
    'Arrecadado: a partir de setembro, ainda não publicado. Pago: a partir de agosto, ainda não publicado.',
  )
  expect(unpublishedInWords(until('2026-08-31'), COLUMNS)).toBe(
    'Arrecadado: a partir de setembro, ainda não publicado.',
  )
  expect(unpublishedInWords(year, COLUMNS)).toBeUndefined()
})
