import { expect, it } from 'vitest'
import { stated, statedMoney } from './record.ts'
import { recordLink } from './record-link.ts'

const sapato = recordLink('/sapatos/detalhes', { modelo: 'integer' }, { cor: 'text' })

it('an address names its record the same way each time, whatever else the key carries', () => {
  expect(sapato({ entidade: 1, exercicio: 2026, modelo: 42 })).toBe('/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42')
  const row = { cor: 'azul', modelo: 42, exercicio: 2026, entidade: 1, preco: 9 }
  expect(sapato(row)).toBe('/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42&cor=azul')
})

it('says what is known, and nothing in the place of the rest', () => {
  expect(stated('Padaria', statedMoney('12.5'), 3)).toBe('Padaria, R$ 12,50, 3')
  expect(stated(undefined, 'Padaria', statedMoney(undefined))).toBe('Padaria')
  expect(stated(undefined)).toBe('')
})
