import { expect, test } from 'vitest'
import { hideAllBut } from './contato.ts'

test('of a text only the end is shown, and its punctuation', () => {
  expect(hideAllBut('MG-12.345', 2)).toBe('**-**.*45')
  expect(hideAllBut('12', 0)).toBe('**')
})
