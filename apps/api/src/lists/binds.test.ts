import { expect, test } from 'vitest'
import { Parameters } from './binds.ts'

test('every prepared statement has a unique name, however many there are', () => {
  const texts = Array.from({ length: 1_000 }, (_, number) => `select ${number}`)
  const names = texts.map((text) => new Parameters().prepared(text).name)
  expect(new Set(names).size).toBe(texts.length)
  expect(new Parameters().prepared('select 0').name).toBe(names[0])
})
