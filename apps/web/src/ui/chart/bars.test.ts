import { expect, it } from 'vitest'
import { barsOf, heightOf } from './bars.ts'

it('gives the largest bar the full width, and the others their share', () => {
  expect(barsOf([200, 50, 0])).toEqual({
    zero: 0,
    bars: [
      { start: 0, length: 100 },
      { start: 0, length: 25 },
      { start: 0, length: 0 },
    ],
  })
})

it('draws what is negative to the left of zero', () => {
  expect(barsOf([75, -25])).toEqual({
    zero: 25,
    bars: [
      { start: 25, length: 75 },
      { start: 0, length: 25 },
    ],
  })
})

it('returns empty bars when all values are zero, and none for no values', () => {
  expect(barsOf([0, 0]).bars).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ])
  expect(barsOf([])).toEqual({ zero: 0, bars: [] })
})

it('grows after 5 bars and again after 10', () => {
  expect([1, 5, 6, 10, 11].map(heightOf)).toEqual(['few', 'few', 'some', 'some', 'many'])
})
