// The queries a list became, written for people to read: its opening page and its count, and what is asked for besides.
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import type { List } from '@portal/kit/list'
import type { BindValue } from './binds.ts'
import { compileCount, compileExport, compilePage } from './sql.ts'
import type { Scope } from './relation.ts'
import type { FilterValue } from './request.ts'
import { loadListSource } from './source.ts'
import { openView } from './view.ts'

/** What else may be asked for: a page far from the start, a page and a count with every filter, and every row for a file. */
export const VARIANTS = ['longe', 'filtros', 'csv'] as const
export type Variant = (typeof VARIANTS)[number]

const CONTEXTO = { entidade: 1, exercicio: 2026 }

const value = (text: string): FilterValue => ({ value: text, typed: text })

const section = (title: string, { text, values = [] }: { text: string; values?: readonly BindValue[] }): string => {
  const bound = values.map((each, at) => `$${at + 1} = ${JSON.stringify(each)}`)
  return `-- ${[title, ...bound].join(', ')}\n${text};\n`
}

export function describeSql(list: List, variants: readonly Variant[] = []): string {
  const view = openView(list, loadListSource(list), everythingOpen)
  const scope: Scope = { view, contexto: CONTEXTO, filters: {} }
  const filters = Object.fromEntries(Object.keys(view.filters).map((name) => [name, value('x')]))
  const sort = view.initialSort
  const near = { sort, limit: 20, offset: 0, keysFirst: false, backwards: false }
  const besides: Record<Variant, () => string[]> = {
    longe: () => [section('A page far from the start', compilePage(scope, { ...near, offset: 100_000, keysFirst: true }))],
    filtros: () => [
      section('A page, with every filter', compilePage({ ...scope, filters }, near)),
      section('Count and totals, with every filter', compileCount({ ...scope, filters })),
    ],
    csv: () => [section('Every row, for csv', { text: compileExport(scope, sort, 'csv') })],
  }
  return [
    `-- ${list.title} (${list.api.list})\n`,
    section('A page', compilePage(scope, near)),
    section('Count and totals', compileCount(scope)),
    ...VARIANTS.filter((variant) => variants.includes(variant)).flatMap((variant) => besides[variant]()),
  ].join('\n')
}
