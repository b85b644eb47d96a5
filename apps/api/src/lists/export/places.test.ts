import { expect, it } from 'vitest'
import { LOCAL } from '../../door/address.ts'
import { ComeBackLater } from '../../door/errors.ts'
import { Places } from './places.ts'

const refused = (take: () => unknown): number | undefined => {
  try {
    take()
    return undefined
  } catch (error) {
    return error instanceof ComeBackLater ? error.status : undefined
  }
}

it('leaves half of the places to other addresses', () => {
  const places = new Places(4)
  places.take('203.0.113.1')
  const second = places.take('203.0.113.1')
  expect(refused(() => places.take('203.0.113.1'))).toBe(429)
  expect(refused(() => places.take('203.0.113.2'))).toBeUndefined()
  second.leave()
  expect(refused(() => places.take('203.0.113.1'))).toBeUndefined()
})

it('gives the connection to others once the rows are read, and remembers who still holds a file', () => {
  const places = new Places(2)
  const held = Array.from({ length: 4 }, () => {
    const place = places.take('203.0.113.1')
    place.read()
    return place
  })
  expect(refused(() => places.take('203.0.113.1'))).toBe(429)
  held[0]?.leave()
  held[0]?.leave()
  expect(refused(() => places.take('203.0.113.1').read())).toBeUndefined()
  expect(refused(() => places.take('203.0.113.1'))).toBe(429)
})

it('says that all are taken when they are, also to this machine', () => {
  const places = new Places(2)
  places.take(LOCAL)
  places.take(LOCAL)
  expect(refused(() => places.take(LOCAL))).toBe(503)
  expect(refused(() => places.take('203.0.113.1'))).toBe(503)
})
