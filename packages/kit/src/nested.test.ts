import { expect, test } from 'vitest'
import { flatten, nest } from './nested.ts'

test('names with dots go inside one another, where the first of them was met', () => {
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

test('a row that travelled nested is read by the names of its declaration', () => {
  expect(flatten({ placa: 'A', bem: { numero: 2, origem: { id: 4 } }, vazio: {}, nulo: null })).toEqual({
    placa: 'A',
    'bem.numero': 2,
    'bem.origem.id': 4,
  })
})
