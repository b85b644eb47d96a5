import { expect, test } from 'vitest'
import { addressesIn, isAddress, placeOf } from './addresses.ts'

test.each([
  ['', []],
  ['postgresql://u:s@um/p', ['postgresql://u:s@um/p']],
  ['postgresql://u:s@um/p,postgres://u:s@dois:5433/p', ['postgresql://u:s@um/p', 'postgres://u:s@dois:5433/p']],
  [' postgresql://u:s@um/p \n postgresql://u:s@dois/p ', ['postgresql://u:s@um/p', 'postgresql://u:s@dois/p']],
  ['postgresql://u:s@um:5432,dois:5433/p?x=1', ['postgresql://u:s@um:5432/p?x=1', 'postgresql://u:s@dois:5433/p?x=1']],
  ['postgresql://um,[::1]:5433/p', ['postgresql://um/p', 'postgresql://[::1]:5433/p']],
  ['postgresql://u:s@um/p, postgresql://u:s@um/p,', ['postgresql://u:s@um/p']],
  ['um, dois', ['um, dois']],
])('%j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test('recognises what is not an address, and keeps the password out of the log', () => {
  expect(['um, dois', 'http://um/p', 'postgresql://um/p'].map(isAddress)).toEqual([false, false, true])
  expect(placeOf('postgresql://u:segredo@um:5433/p?x=1')).toBe('um:5433/p')
})
