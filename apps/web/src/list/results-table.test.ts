import { money, text } from '@portal/kit/fields'
import { expect, it } from 'vitest'
import { mainFigure } from './results-table.tsx'

it('makes large, on a card, what the row comes down to', () => {
  expect(mainFigure([['nome', text('Nome')], ['pago', money('Pago')], ['aPagar', money('A Pagar')]])).toBe('aPagar')
  expect(mainFigure([['nome', text('Nome')]])).toBeUndefined()
})
