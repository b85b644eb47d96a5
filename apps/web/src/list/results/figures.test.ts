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

it('a total brought by the address joins them in its place; an unknown one does not', () => {
  const totals = ['empenhado', 'anulado', 'liquidado', 'retido', 'pago', 'aPagar']
  expect(keyTotals(totals, 'liquidado')).toEqual(['empenhado', 'liquidado', 'pago', 'aPagar'])
  for (const brought of ['pago', 'nada', null]) expect(keyTotals(totals, brought)).toEqual(keyTotals(totals))
})
