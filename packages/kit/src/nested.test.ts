import { expect, test } from 'vitest'
import { flatten, nest } from './nested.ts'

test('nests names with dots at the place of the first of them', () => {
  const nested = nest([
    ['placa', 1],
    ['bem.numero', 2],
    ['cor', 3],
    ['bem.origem.id', 4],
  ])
  expect([...nested.keys()]).toEqual(['placa', 'bem', 'cor'])
  expect(nested.get('bem')).toEqual(
    new Map<string, unknown>([
      ['numero', 2],
      ['origem', new Map([['id', 4]])],
    ]),
  )
})

test('flattens a nested row to the names of its declaration', () => {
  expect(flatten({ placa: 'A', bem: { numero: 2, origem: { id: 4 } }, vazio: {}, nulo: null })).toEqual({
    placa: 'A',
    'bem.numero': 2,
    'bem.origem.id': 4,
  })
})
