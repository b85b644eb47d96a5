import { expect, it } from 'vitest'
import { keyTotals } from './figures.tsx'

it('shows at most three totals: the first and the last two', () => {
  expect(keyTotals(['valor'])).toEqual(['valor'])
  expect(keyTotals(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(keyTotals(['empenhado', 'anulado', 'liquidado', 'retido', 'pago', 'aPagar'])).toEqual([
    'empenhado',
    'pago',
    'aPagar',
  ])
})
