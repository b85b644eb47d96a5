import { expect, test } from 'vitest'
import { skeleton } from './novo.ts'

test('a list and a record begin as two files in the folder of their area', () => {
  expect(skeleton(['lista', 'despesa', 'bens-moveis']).map(([path]) => path)).toEqual([
    'packages/catalog/src/despesa/bens-moveis.ts', 'packages/catalog/src/despesa/bens-moveis.sql',
  ])
  const [record, sql] = skeleton(['registro', 'despesa', 'bem-movel']).map(([, content]) => content)
  expect(record).toContain('export const bemMovel = defineRecord({')
  expect(sql).toContain('from bem_movel t')
})

test.each([[[]], [['tela', 'despesa', 'bens']], [['lista', 'despesa', 'Bens']], [['lista', 'loja', 'bens']], [['lista', 'despesa', 'bens', 'mais']]])(
  'refuses %j in one line', (args) => {
    expect(() => skeleton(args)).toThrow(/^(Uso|Não há área)/)
  })
