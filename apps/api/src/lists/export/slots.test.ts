import { expect, it } from 'vitest'
import { LOCAL } from '../../http/address.ts'
import { ComeBackLater } from '../../http/errors.ts'
import { Slots } from './slots.ts'

const refused = (take: () => unknown): number | undefined => {
  try {
    take()
    return undefined
  } catch (error) {
    return error instanceof ComeBackLater ? error.status : undefined
  }
}

it('keeps half of the slots for other addresses', () => {
  const slots = new Slots(4)
  slots.take('203.0.113.1')
  const second = slots.take('203.0.113.1')
  expect(refused(() => slots.take('203.0.113.1'))).toBe(429)
  expect(refused(() => slots.take('203.0.113.2'))).toBeUndefined()
  second.leave()
  expect(refused(() => slots.take('203.0.113.1'))).toBeUndefined()
})

it('frees the reading slot once the rows are read, and still counts the open file', () => {
  const slots = new Slots(2)
  const held = Array.from({ length: 4 }, () => {
    const slot = slots.take('203.0.113.1')
    slot.read()
    return slot
  })
  expect(refused(() => slots.take('203.0.113.1'))).toBe(429)
  held[0]?.leave()
  held[0]?.leave()
  expect(refused(() => slots.take('203.0.113.1').read())).toBeUndefined()
  expect(refused(() => slots.take('203.0.113.1'))).toBe(429)
})

it('returns 503 when all slots are taken, also to this machine', () => {
  const slots = new Slots(2)
  slots.take(LOCAL)
  slots.take(LOCAL)
  expect(refused(() => slots.take(LOCAL))).toBe(503)
  expect(refused(() => slots.take('203.0.113.1'))).toBe(503)
})
