import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('removes the least recently used entry for each one over its limit', () => {
  const kept = atMost<string>(2)
  kept.set('a', '1')
  kept.set('b', '2')
  kept.get('a')
  kept.set('c', '3')
  expect([...kept.keys()].sort()).toEqual(['a', 'c'])
})
