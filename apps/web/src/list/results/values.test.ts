import { describe, expect, it } from 'vitest'
import { isNegative, writeValue } from './values.ts'

describe('writeValue', () => {
  it.each([
    ['money', 1234.5, 'R$ 1.234,50'],
    ['money', -0.1, '-R$ 0,10'],
    ['money', 0, 'R$ 0,00'],
    ['price', 5.915, 'R$ 5,915'],
    ['decimal', 2.5, '2,5'],
    ['integer', 2026, '2026'],
    ['date', '2026-01-31', '31/01/2026'],
    ['datetime', '2026-01-31T08:09:10', '31/01/2026 08:09:10'],
    ['flag', 'S', 'Sim'],
    ['flag', 'N', 'Não'],
    ['flag', false, 'Não'],
    ['documento', '***.456.789-**', '***.456.789-**'],
    ['documento', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['text', 'Ação', 'Ação'],
  ] as const)('%s %s → %s', (kind, value, written) => expect(writeValue(kind, value)).toBe(written))

  it('has no words for what was not registered', () => {
    expect(writeValue('money', undefined)).toBeUndefined()
    expect(writeValue('text', '')).toBeUndefined()
  })
})

it('knows a negative figure', () => {
  expect(isNegative(-1)).toBe(true)
  expect(isNegative('-0.01')).toBe(true)
  expect(isNegative(0)).toBe(false)
  expect(isNegative(undefined)).toBe(false)
})
