import { expect, it } from 'vitest'
import { slideAfter } from './slide-after.ts'

it('turns by the arrows, without end, and to both ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => slideAfter(key, 0, 3))).toEqual([
    1,
    2,
    0,
    2,
    undefined,
  ])
  expect(slideAfter('ArrowRight', 2, 3)).toBe(0)
})
