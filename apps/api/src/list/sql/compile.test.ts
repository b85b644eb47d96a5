import { expect, it } from 'vitest'
import { contratos } from '@portal/catalog/contratacao/contratos'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { compileCount, compilePage } from './compile.ts'
import { loadListSource } from './list-source.ts'
import type { Scope } from './relation.ts'
import { openView } from './view.ts'

const scopeOf = (list: List, filters: Record<string, string> = {}): Scope => ({
  view: openView(list, loadListSource(list), parametrosFrom({})),
  contexto: { entidade: 1, exercicio: 2026 },
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, { value, typed: value }])),
})

const firstPage = (scope: Scope): string =>
  compilePage(scope, { sort: scope.view.initialSort, limit: 20, offset: 0, keysFirst: false, backwards: false }).text

it('sorts the keys of what a text search found before it puts the rows together', () => {
  expect(firstPage(scopeOf(liquidacoesPagas))).not.toContain(') k\njoin ')
  expect(firstPage(scopeOf(liquidacoesPagas, { nome: 'sao jose' }))).toContain(') k\njoin (\nselect')
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
