import { expect, it } from 'vitest'
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

it('takes a whole IPv6 network for one address', () => {
  const places = new Places(2)
  places.take('2001:db8:1:2::1')
  expect(refused(() => places.take('2001:db8:1:2::ffff'))).toBe(429)
  expect(refused(() => places.take('2001:db8:1:3::1'))).toBeUndefined()
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
  places.take('127.0.0.1')
  places.take('127.0.0.1')
  expect(refused(() => places.take('127.0.0.1'))).toBe(503)
  expect(refused(() => places.take('203.0.113.1'))).toBe(503)
})
