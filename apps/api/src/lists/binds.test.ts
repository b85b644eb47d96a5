import { expect, test } from 'vitest'
import { Parameters } from './binds.ts'

test('every text that is to be prepared has a name of its own, however many there are', () => {
  const texts = Array.from({ length: 1_000 }, (_, number) => `select ${number}`)
  const names = texts.map((text) => new Parameters().prepared(text).name)
  expect(new Set(names).size).toBe(texts.length)
  expect(new Parameters().prepared('select 0').name).toBe(names[0])
})
