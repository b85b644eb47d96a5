import { expect, test } from 'vitest'
import { activeCalls, trackCall, tracked } from './activity.ts'

test('counts the start and the end of each call only once', () => {
  const first = trackCall()
  const second = trackCall()
  expect(activeCalls()).toBe(2)
  first()
  first()
  expect(activeCalls()).toBe(1)
  second()
  expect(activeCalls()).toBe(0)
})

test('a failed call is also counted as finished', async () => {
  const failing = tracked(Promise.reject(new Error('x')))
  expect(activeCalls()).toBe(1)
  await expect(failing).rejects.toThrow('x')
  expect(activeCalls()).toBe(0)
})
