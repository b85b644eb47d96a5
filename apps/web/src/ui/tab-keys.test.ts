import { expect, it } from 'vitest'
import { tabAfter } from './tab-keys.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s on tab %i of 3 → %s', (key, current, next) => expect(tabAfter(key, current, 3)).toBe(next))
