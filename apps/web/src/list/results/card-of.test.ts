import { expect, test } from 'vitest'
import { cardOf } from './card-of.ts'

const list = { columns: ['empenho', 'nome', 'aPagar', 'pago'], card: { title: 'nome', figures: ['aPagar', 'pago'] } }

test('a card is titled as the list declares and shows large its first figure that is not zero', () => {
  expect(cardOf(list, { aPagar: '10.00', pago: '5.00' })).toEqual({ title: ['nome'], main: 'aPagar' })
  expect(cardOf(list, { aPagar: '0.00', pago: '5.00' })).toEqual({ title: ['nome'], main: 'pago' })
  expect(cardOf(list, { aPagar: '0.00' })).toEqual({ title: ['nome'], main: 'aPagar' })
})

test('hides a figure behind a closed gate, and titles the card by the first column by default', () => {
  expect(cardOf({ ...list, columns: ['empenho', 'nome', 'pago'] }, { aPagar: '10.00', pago: '5.00' }).main).toBe('pago')
  expect(cardOf({ columns: ['empenho'] }, {})).toEqual({ title: ['empenho'], main: undefined })
})

test('two columns may title a card', () => {
  expect(cardOf({ ...list, card: { title: ['empenho', 'nome'] } }, {}).title).toEqual(['empenho', 'nome'])
})
