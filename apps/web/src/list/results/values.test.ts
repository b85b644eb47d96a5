import { expect, it } from 'vitest'
import { isNegative } from './values.ts'

it('detects a negative figure', () => {
  expect(isNegative(-1)).toBe(true)
  expect(isNegative('-0.01')).toBe(true)
  expect(isNegative(0)).toBe(false)
  expect(isNegative(undefined)).toBe(false)
})
