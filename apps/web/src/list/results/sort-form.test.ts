import { diarias } from '@portal/catalog/despesa/diarias'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { expect, it } from 'vitest'
import { sortInWords } from './sort-form.tsx'

it.each([
  ['nome', 'asc', 'Nome, de A a Z'],
  ['nome', 'desc', 'Nome, de Z a A'],
  ['dataSaida', 'asc', 'Saída, mais antiga primeiro'],
  ['dataSaida', 'desc', 'Saída, mais recente primeiro'],
  ['valorDiarias', 'asc', 'Valor, menor primeiro'],
  ['valorDiarias', 'desc', 'Valor, maior primeiro'],
] as const)('%s %s → %s', (property, direction, words) =>
  expect(sortInWords(diarias, { property, direction })).toBe(words),
)

it('a number with its year is ordered as a number, not as text', () =>
  expect(sortInWords(empenhos, { property: 'empenhoExercicio', direction: 'desc' })).toBe('Empenho, maior primeiro'))
