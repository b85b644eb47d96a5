import { expect, test } from 'vitest'
import { skeleton } from './novo.ts'

test('a list and a record begin as two files in the folder of their area', () => {
  expect(skeleton(['lista', 'patrimonio', 'bens-moveis']).map(([path]) => path)).toEqual([
    'packages/catalog/src/patrimonio/bens-moveis.ts', 'packages/catalog/src/patrimonio/bens-moveis.sql',
  ])
  const [record, sql] = skeleton(['registro', 'patrimonio', 'bem-movel']).map(([, content]) => content)
  expect(record).toContain('export const bemMovel = defineRecord({')
  expect(sql).toContain('from bem_movel t')
})

test.each([[[]], [['tela', 'patrimonio', 'bens']], [['lista', 'patrimonio', 'Bens']], [['lista', 'loja', 'bens']], [['lista', 'patrimonio', 'bens', 'mais']]])(
  'refuses %j in one line', (args) => {
    expect(() => skeleton(args)).toThrow(/^(Uso|Não há área)/)
  })
