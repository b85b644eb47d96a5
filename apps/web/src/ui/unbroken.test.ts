import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test('every amount keeps its currency on the same line', () => {
  expect(unbroken('de R$ 1,00 a -R$ 2,00')).toBe('de R$\u00A01,00 a -R$\u00A02,00')
})
