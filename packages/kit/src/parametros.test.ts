import { expect, test } from 'vitest'
import { both, ever, fixedFor, gate, parametrosFrom, sent, simOuNao, valueOf } from './parametros.ts'

const gastos = {
  numero: 23,
  descricao: 'Publica os gastos.',
  valores: { '0': 'não', '1': 'sim', '2': 'por mês' },
  padrao: '0',
}

test('a gate is open for its values only', () => {
  const isOpen = gate(gastos, ['1', '2'])
  const opens = ['0', '1', '2', '3', 'S', '12', ''].map((valor) => isOpen(parametrosFrom({ 23: valor })))
  expect(opens).toEqual([false, true, true, false, false, false, false])
  expect(isOpen.parametro).toBe(gastos)
})

test('an unset parameter has its default', () => {
  expect(valueOf(gastos, parametrosFrom({}))).toBe('0')
  expect(simOuNao(1, 'N')(parametrosFrom({}))).toBe(false)
  expect(simOuNao(1)(parametrosFrom({}))).toBe(true)
  expect(simOuNao(1)(parametrosFrom({ 1: 'N' }))).toBe(false)
})

test('a fixed value is given directly, or computed from the parameters of the entity', () => {
  const fixed = {
    tipo: 'P',
    subtrai: simOuNao(125),
    desde: ({ get }: { get: (numero: number) => string | undefined }) => Number(get(116) ?? 0),
  }
  expect(fixedFor(fixed, parametrosFrom({ 125: 'N', 116: '202401' }))).toEqual({
    tipo: 'P',
    subtrai: false,
    desde: 202401,
  })
  expect(fixedFor(fixed, parametrosFrom({}))).toEqual({ tipo: 'P', subtrai: true, desde: 0 })
})

test('a gate of what was sent closes only where none of its tables was', () => {
  const isOpen = sent('liquidacao', 'pagamento')
  expect(isOpen(parametrosFrom({}))).toBe(true)
  expect(isOpen(parametrosFrom({}, ['liquidacao']))).toBe(true)
  expect(isOpen(parametrosFrom({}, ['liquidacao', 'pagamento']))).toBe(false)
  expect(sent(ever('obra'))(parametrosFrom({}, ['obra']))).toBe(true)
  const abaAberta = gate({ numero: 7, valores: { S: 'sim', N: 'não' }, padrao: 'S' }, ['S'])
  const each = both(abaAberta, isOpen)
  expect(each(parametrosFrom({}))).toBe(true)
  expect(each(parametrosFrom({ 7: 'N' }))).toBe(false)
  expect(each(parametrosFrom({}, ['liquidacao', 'pagamento']))).toBe(false)
  expect({ ...each }).toEqual({ parametro: abaAberta.parametro, tables: ['liquidacao', 'pagamento'] })
})
