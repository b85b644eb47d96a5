import { expect, it } from 'vitest'
import { normalize, truncate } from './texto.ts'

it('reduces text to what is compared', () => {
  expect(normalize('  São  JOÃO\tdo Açaí ')).toBe('sao joao do acai')
})

it('cuts only what is longer', () => {
  expect(truncate('abcdef', 6)).toBe('abcdef')
  expect(truncate('abc defgh', 4)).toBe('abc…')
})
