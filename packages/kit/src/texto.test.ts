import { expect, it } from 'vitest'
import { normalize, truncate } from './texto.ts'

it('normalises a text for comparison', () => {
  expect(normalize('  São  JOÃO\tdo Açaí ')).toBe('sao joao do acai')
})

it('cuts only longer texts', () => {
  expect(truncate('abcdef', 6)).toBe('abcdef')
  expect(truncate('abc defgh', 4)).toBe('abc…')
})
