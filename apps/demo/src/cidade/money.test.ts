import fc from '@portal/kit/testing/property'
import { expect, test } from 'vitest'
import { decimalOf, priceOf, roundContract, splitBy } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [-10_000, '-100.00'],
])('%i cents are written %s', (cents, text) => {
  expect(decimalOf(cents)).toBe(text)
})

test('prices keep four decimals', () => {
  expect(priceOf(57_890)).toBe('5.7890')
  expect(priceOf(100)).toBe('0.0100')
})

test('the parts of a split add up to the whole, and none is negative', () => {
  const totals = fc.integer({ min: 0, max: 10 ** 12 })
  const shares = fc.array(fc.double({ min: 0.01, max: 10, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(totals, shares, (total, weights) => {
      const parts = splitBy(total, weights)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      expect(parts.every((part) => part >= 0)).toBe(true)
    }),
  )
})

test('rounds the value of contracts', () => {
  expect(roundContract(1_234_567)).toBe(1_250_000)
  expect(roundContract(10)).toBe(500)
})
