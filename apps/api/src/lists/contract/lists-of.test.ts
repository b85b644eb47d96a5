// No area may leave its lists unproven.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS } from './lists-of.ts'

it.each(AREAS)('the lists of %s are proven', (area) => {
  expect(existsSync(new URL(`${area}.test.ts`, import.meta.url))).toBe(true)
})
