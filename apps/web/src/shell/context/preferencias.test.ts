import { expect, test } from 'vitest'
import { bigger, smaller } from './preferencias.ts'

test('text runs from 90 to 130 percent by steps of 5', () => {
  const up = [100]
  while (bigger(up.at(-1) as number) !== up.at(-1)) up.push(bigger(up.at(-1) as number))
  expect(up).toEqual([100, 105, 110, 115, 120, 125, 130])
  const down = [100]
  while (smaller(down.at(-1) as number) !== down.at(-1)) down.push(smaller(down.at(-1) as number))
  expect(down).toEqual([100, 95, 90])
})
