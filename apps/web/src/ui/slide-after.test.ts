import { expect, it } from 'vitest'
import { slideAfter } from './slide-after.ts'

it('moves with the arrows, wrapping around, and with Home and End', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => slideAfter(key, 0, 3))).toEqual([
    1,
    2,
    0,
    2,
    undefined,
  ])
  expect(slideAfter('ArrowRight', 2, 3)).toBe(0)
})
