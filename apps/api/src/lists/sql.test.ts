import { expect, it } from 'vitest'
import { contratos } from '@portal/catalog/contratacao/contratos'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { movimentoEmpenhos } from '@portal/catalog/despesa/movimento-empenhos'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { planPage, type KeysPlan } from './plan.ts'
import type { Scope } from './scope.ts'
import { count, keys, rowsByKey } from './sql.ts'
import { loadListSource } from './source.ts'
import { openView } from './view.ts'

const scopeOf = (list: List, filters: Record<string, string> = {}): Scope => ({
  view: openView(list, loadListSource(list), parametrosFrom({})),
  contexto: { entidade: 1, exercicio: 2026 },
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, { value, typed: value }])),
})

const keysOf = (scope: Scope): KeysPlan => {
  const plan = planPage(scope, { sort: scope.view.initialSort, page: 0, size: 20 })
  if (plan.rows !== 'by-key') throw new Error(`the page is read ${plan.rows}`)
  return plan.keys
}

const tablesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join) ((?:resumo\.)?[a-z]\w+) /g)].flatMap(([, table = '']) =>
    table.startsWith('sistema') ? [] : [table],
  )

it(
  'finds the keys of a filter from only its tables, without a prepared statement, and reads their rows by a ' +
    'prepared one',
  () => {
    const scope = scopeOf(liquidacoesPagas, { nome: 'sao jose' })
    const finding = keys(scope, keysOf(scope))
    expect(finding.name).toBeUndefined()
    expect(finding.text.match(/\bjoin \w+/g)).toEqual(['join fornecedor'])
    const found = { keys: scope.view.list.key.map(() => '{1}'), types: scope.view.list.key.map(() => 'integer[]') }
    const read = rowsByKey(scope, scope.view.initialSort, found)
    expect(read.name).toBeDefined()
    expect(read.text).not.toContain('like')
  },
)

it('looks for a word in the row and in its child rows by separate queries, none twice', () => {
  const scope = scopeOf(contratos, { palavraChave: 'vigencia' })
  const { text } = keys(scope, keysOf(scope))
  expect(text.match(/\bfrom contrato c\b/g)).toHaveLength(2)
  expect(text.match(/\bfrom sistema\.documento_anexo d\b/g)).toHaveLength(1)
  expect(text.match(/@@ to_tsquery\('simple', \$\d+\)\) is not true/g)).toHaveLength(1)
})

it('reads rows only in the entities and years of their keys', () => {
  const parts = [2024, 2025, 2026].map((exercicio) => ({ entidade: 1, exercicio }))
  const scope = { ...scopeOf(contratos), parts }
  const found = (...years: number[]) => ({
    keys: ['{1,1}', `{${years}}`, '{7,8}'],
    types: ['integer[]', 'integer[]', 'integer[]'],
  })
  const reads = ({ text }: { text: string }): number => text.match(/\bfrom contrato c\b/g)?.length ?? 0
  expect(reads(keys(scope, keysOf(scope)))).toBe(3)
  expect(reads(rowsByKey(scope, scope.view.initialSort, found(2025, 2025)))).toBe(1)
  expect(reads(rowsByKey(scope, scope.view.initialSort, found(2025, 2026)))).toBe(2)
})

it('looks for movements after a day only where there were some', () => {
  const { text } = count(scopeOf(restosAPagar, { posicao: '2026-06-30' }))
  expect(text).toMatch(/where r\.ultimo_movimento > \$\d+::date/)
})

it('counts from precomputed sums only by the columns they are grouped by', () => {
  const readBy = (filters: Record<string, string>, more: Partial<Scope> = {}): string[] =>
    tablesIn(count({ ...scopeOf(movimentoEmpenhos, filters), ...more }).text)
  expect(readBy({})).toEqual(['resumo.despesa_diaria'])
  expect(readBy({ dataInicial: '2026-01-01', elemento: '339030' })).toEqual(['resumo.despesa_diaria'])
  expect(readBy({ orgao: '02' })).toEqual(['resumo.despesa_diaria', 'dotacao'])
  expect(readBy({ orgao: '02', empenho: '7' })).toEqual(['resumo.movimento'])
  expect(readBy({}, { equals: { fornecedor: '9' } })).toEqual(['resumo.movimento', 'empenho'])
  expect(
    readBy(
      {},
      {
        parts: [
          { entidade: 1, exercicio: 2025 },
          { entidade: 1, exercicio: 2026 },
        ],
      },
    ),
  ).not.toContain('resumo.despesa_diaria')
})
