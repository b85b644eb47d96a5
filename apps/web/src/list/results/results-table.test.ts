import { money, text } from '@portal/kit/fields'
import { expect, it } from 'vitest'
import { mainFigure } from './results-table.tsx'

it('makes large, on a card, what the row comes down to', () => {
  const columns = [['nome', text('Nome')], ['pago', money('Pago')], ['aPagar', money('A Pagar')]] as const
  expect(mainFigure(columns, [])).toBe('aPagar')
  expect(mainFigure(columns, ['pago'])).toBe('pago')
  expect(mainFigure([['nome', text('Nome')]], [])).toBeUndefined()
})
