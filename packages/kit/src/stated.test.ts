import { expect, it } from 'vitest'
import { stated, statedMoney } from './stated.ts'

it('says what is known, and nothing in the place of the rest', () => {
  expect(stated('Padaria', statedMoney('12.5'), 3)).toBe('Padaria, R$ 12,50, 3')
  expect(stated(undefined, 'Padaria', statedMoney(undefined))).toBe('Padaria')
  expect(stated(undefined)).toBe('')
})
