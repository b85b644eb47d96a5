import { describe, expect, it } from 'vitest'
import { writeValue } from './write-value.ts'

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
    ['documento', '***456789**', '***.456.789-**'],
    ['documento', '*** **** 1234 ****', '*** **** 1234 ****'],
    ['text', 'Ação', 'Ação'],
  ] as const)('%s %s → %s', (kind, value, written) => expect(writeValue(kind, value)).toBe(written))

  it.each([
    ['money', '10,00', '10,00'],
    ['decimal', 'NaN', 'NaN'],
    ['date', '31/01/2026', '31/01/2026'],
    ['datetime', '2026-01-31', '2026-01-31'],
    ['flag', 'X', 'X'],
    ['flag', 'constructor', 'constructor'],
  ] as const)('leaves as it came what has not the form of its kind: %s %s', (kind, value, written) =>
    expect(writeValue(kind, value)).toBe(written),
  )

  it('writes all digits given, and a value next to zero as zero', () => {
    expect(writeValue('money', '12345678901234567.89')).toBe('R$ 12.345.678.901.234.567,89')
    expect(writeValue('money', 5.5e-17)).toBe('R$ 0,00')
  })

  it('returns undefined for a missing value', () => {
    expect(writeValue('money', undefined)).toBeUndefined()
    expect(writeValue('text', '')).toBeUndefined()
    expect(writeValue('flag', null)).toBeUndefined()
  })
})
