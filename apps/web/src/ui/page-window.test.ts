import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [0, 0, []],
    [0, 1, [0]],
    [2, 3, [0, 1, 2]],
    [0, 62, [0, 1, 2, 3, 4]],
    [1, 62, [0, 1, 2, 3, 4]],
    [10, 62, [8, 9, 10, 11, 12]],
    [61, 62, [57, 58, 59, 60, 61]],
    [99, 62, [57, 58, 59, 60, 61]],
  ])('page %i of %i → %j', (current, total, pages) => expect(pageWindow(current, total)).toEqual(pages))
})
