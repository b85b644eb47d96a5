import { expect, it } from 'vitest'
import { sharesOf } from './empenho-barra.tsx'

const percents = (row: Record<string, number>): number[] | undefined => sharesOf(row)?.map(({ percent }) => percent)

it('divides the amount committed and not annulled', () => {
  expect(percents({ valorPago: 50, valorAPagar: 30, valorALiquidar: 20 })).toEqual([50, 30, 20])
  expect(sharesOf({ valorPago: 50, valorAPagar: 30, valorALiquidar: 20 })?.map(({ from }) => from)).toEqual([0, 50, 80])
  expect(percents({ valorPago: 10, valorAPagar: 0, valorALiquidar: 0 })).toEqual([100, 0, 0])
})

it('returns undefined for amounts that are not parts of a whole', () => {
  expect(sharesOf({ valorPago: 0, valorAPagar: 0, valorALiquidar: 0 })).toBeUndefined()
  expect(sharesOf({ valorPago: 10 })).toBeUndefined()
  expect(sharesOf({ valorPago: 50, valorAPagar: -10, valorALiquidar: 20 })).toBeUndefined()
})
