// Checks that the lists of every area have contract tests.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS } from './lists-of.ts'

it.each(AREAS)('the lists of %s have contract tests', (area) => {
  expect(existsSync(new URL(`${area}.test.ts`, import.meta.url))).toBe(true)
})
