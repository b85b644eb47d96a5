import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('forgets what was used longest ago, one entry for each beyond its number', () => {
  const kept = atMost<string>(2)
  kept.set('a', '1')
  kept.set('b', '2')
  kept.get('a')
  kept.set('c', '3')
  expect([...kept.keys()].sort()).toEqual(['a', 'c'])
})
