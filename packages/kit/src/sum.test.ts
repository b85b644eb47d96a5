import { expect, it } from 'vitest'
import { statedSum, sumOf } from './sum.ts'

it('sums decimals exactly, where floating point would not', () => {
  expect(sumOf([{ v: 0.1 }, { v: 0.2 }], 'v')).toBe('0.3')
  expect(sumOf([{ v: 12345678901.25 }, { v: '0.75' }, { v: -0.01 }], 'v')).toBe('12345678901.99')
  expect(sumOf([{ v: -3 }, {}], 'v')).toBe('-3')
  expect(sumOf([], 'v')).toBe('0')
})

it('tells a sum of what is stated from one of which nothing is', () => {
  expect(statedSum([{ v: 3 }, {}, { v: -3 }], 'v')).toBe('0')
  expect(statedSum([{}, { w: 1 }], 'v')).toBeUndefined()
})
