import { expect, it } from 'vitest'
import { recordLink } from './record-link.ts'

const sapato = recordLink('/sapatos/detalhes', { modelo: 'integer' }, { cor: 'text' })

it('an address names its record the same way each time, whatever else the key carries', () => {
  expect(sapato({ entidade: 1, exercicio: 2026, modelo: 42 })).toBe('/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42')
  const row = { cor: 'azul', modelo: 42, exercicio: 2026, entidade: 1, preco: 9 }
  expect(sapato(row)).toBe('/sapatos/detalhes?entidade=1&exercicio=2026&modelo=42&cor=azul')
})
