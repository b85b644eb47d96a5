import { expect, it } from 'vitest'
import { contratos } from '@portal/catalog/contratacao/contratos'
import { convenios } from '@portal/catalog/contratacao/convenios'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { movimentoEmpenhos } from '@portal/catalog/despesa/movimento-empenhos'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { compileCount, compileFound, compileKeys, compilePage, isFoundFirst } from './sql.ts'
import { loadListSource } from './source.ts'
import type { Scope } from './relation.ts'
import { openView } from './view.ts'

const scopeOf = (list: List, filters: Record<string, string> = {}): Scope => ({
  view: openView(list, loadListSource(list), parametrosFrom({})),
  contexto: { entidade: 1, exercicio: 2026 },
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, { value, typed: value }])),
})

const firstPage = (scope: Scope): string =>
  compilePage(scope, { sort: scope.view.initialSort, limit: 20, offset: 0, keysFirst: false, backwards: false }).text

it('finds the keys of what is asked of a large list with what they are found and ordered by alone, and reads all that is shown by a plan kept', () => {
  const scope = scopeOf(liquidacoesPagas, { nome: 'sao jose' })
  expect([isFoundFirst(scope), isFoundFirst(scopeOf(liquidacoesPagas)), isFoundFirst(scopeOf(convenios, { objeto: 'ponte' }))]).toEqual([true, false, false])
  const { sort, ...slice } = { sort: scope.view.initialSort, limit: 20, offset: 0, keysFirst: false, backwards: false }
  const keys = compileKeys(scope, { sort, ...slice })
  expect(keys.name).toBeUndefined()
  expect(keys.text.match(/\bjoin \w+/g)).toEqual(['join fornecedor'])
  const found = compileFound(scope, sort, { keys: scope.view.list.key.map(() => '{1}'), types: scope.view.list.key.map(() => 'integer[]') })
  expect(found.name).toBeDefined()
  expect(found.text).not.toContain('like')
})

it('writes the rows once, however often it reads them', () => {
  const text = firstPage(scopeOf(contratos, { palavraChave: 'vigencia' }))
  expect(text.match(/\blista r\b/g)?.length).toBeGreaterThan(2)
  expect(text.match(/\bfrom contrato c\b/g)).toHaveLength(1)
})

it('looks for what came after a day only where something did', () => {
  const { text } = compileCount(scopeOf(restosAPagar, { posicao: '2026-06-30' }))
  expect(text).toMatch(/where r\.ultimo_movimento > \$\d+::date/)
})

it('counts from the sums made beforehand only what these were made by', () => {
  const readBy = (filters: Record<string, string>, more: Partial<Scope> = {}): string[] =>
    [...compileCount({ ...scopeOf(movimentoEmpenhos, filters), ...more }).text.matchAll(/\b(?:from|join) ((?:resumo\.)?\w+) /g)].map(([, table = '']) => table).filter((table) => !table.startsWith('sistema'))
  expect(readBy({})).toEqual(['resumo.despesa_diaria'])
  expect(readBy({ dataInicial: '2026-01-01', elemento: '339030' })).toEqual(['resumo.despesa_diaria'])
  expect(readBy({ orgao: '02' })).toEqual(['resumo.despesa_diaria', 'dotacao'])
  expect(readBy({ orgao: '02', empenho: '7' })).toEqual(['resumo.movimento'])
  expect(readBy({}, { equals: { fornecedor: '9' } })).toEqual(['resumo.movimento', 'empenho'])
  expect(readBy({}, { parts: [{ entidade: 1, exercicio: 2025 }, { entidade: 1, exercicio: 2026 }] })).not.toContain('resumo.despesa_diaria')
})
