import { describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatCep,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  formatPrice,
  formatQuantity,
  isDate,
  parseDate,
} from './formats.ts'

describe('money', () => {
  it('writes reais in the Brazilian way, with the sign in front', () => {
    expect(formatMoney('1234567.8')).toBe('R$ 1.234.567,80')
    expect(formatMoney('-0.5')).toBe('-R$ 0,50')
    expect(formatPrice('1234.5')).toBe('R$ 1.234,50')
    expect(formatPrice('0.0375')).toBe('R$ 0,0375')
  })
  it('keeps every cent of a value a float would lose', () => {
    expect(formatMoney('9007199254740993.01')).toBe('R$ 9.007.199.254.740.993,01')
  })
})

describe('dates', () => {
  it('writes dates without shifting the day', () => {
    expect(formatDate('2026-01-01')).toBe('01/01/2026')
    expect(formatDateTime('2026-01-01T23:59:58.123Z')).toBe('01/01/2026 23:59:58')
  })
  it('recognises valid dates', () => {
    expect(isDate('2024-02-29')).toBe(true)
    for (const wrong of ['2023-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '2026-1-1', ''])
      expect(isDate(wrong)).toBe(false)
  })
  it('parses typed dates', () => {
    expect(parseDate('31/12/2026')).toBe('2026-12-31')
    expect(parseDate('31/02/2026')).toBeUndefined()
    expect(parseDate('1/2/2026')).toBeUndefined()
  })
})

it('writes quantities, phones and sizes', () => {
  expect(formatQuantity('1234.5000')).toBe('1.234,5')
  expect(formatPhone('4333221100')).toBe('(43) 3322-1100')
  expect(formatPhone('43999887766')).toBe('(43) 99988-7766')
  expect(formatCep('01310100')).toBe('01310-100')
  expect(formatCep('01310-100')).toBe('01310-100')
  expect(formatBytes(900)).toBe('900 B')
  expect(formatBytes(2048)).toBe('2 KB')
  expect(formatBytes(1_572_864)).toBe('1,5 MB')
})
