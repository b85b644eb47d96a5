// Writes the SQL of a list for people to read (`npm run sql`): its opening page and its count, and the variants
// requested.
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import type { List } from '@portal/kit/list'
import type { BindValue } from './binds.ts'
import { planPage, type PageAsked } from './plan.ts'
import type { FilterValue, Scope } from './scope.ts'
import { count, exported, keys, rows, rowsByKey } from './sql.ts'
import { loadListSource } from './source.ts'
import { openView } from './view.ts'

/**
 * Variants that can be requested: a page far from the start, a page and a count with every filter, and all rows for a
 * csv file.
 */
export const VARIANTS = ['longe', 'filtros', 'csv'] as const
export type Variant = (typeof VARIANTS)[number]

const CONTEXTO = { entidade: 1, exercicio: 2026 }

const value = (text: string): FilterValue => ({ value: text, typed: text })

const section = (title: string, { text, values = [] }: { text: string; values?: readonly BindValue[] }): string => {
  const bound = values.map((each, at) => `$${at + 1} = ${JSON.stringify(each)}`)
  return `-- ${[title, ...bound].join(', ')}\n${text};\n`
}

function pageSections(title: string, scope: Scope, asked: PageAsked): string[] {
  const plan = planPage(scope, asked)
  if (plan.rows === 'none') return []
  if (plan.rows === 'direct') return [section(title, rows(scope, plan))]
  const { key } = scope.view.list
  const found = { keys: key.map(() => '{1}'), types: key.map(() => 'int[]') }
  return [
    section(`${title}: its keys`, keys(scope, plan.keys)),
    section(`${title}: its rows`, rowsByKey(scope, asked.sort, found)),
  ]
}

export function describeSql(list: List, variants: readonly Variant[] = []): string {
  const view = openView(list, loadListSource(list), everythingOpen)
  const scope: Scope = { view, contexto: CONTEXTO, filters: {} }
  const filters = Object.fromEntries(Object.keys(view.filters).map((name) => [name, value('x')]))
  const sort = view.initialSort
  const besides: Record<Variant, () => string[]> = {
    longe: () => pageSections('A page far from the start', scope, { page: 5_000, size: 20, sort }),
    filtros: () => [
      ...pageSections('A page, with every filter', { ...scope, filters }, { page: 0, size: 20, sort }),
      section('Count and totals, with every filter', count({ ...scope, filters })),
    ],
    csv: () => [section('Every row, for csv', { text: exported(scope, sort, 'csv') })],
  }
  return [
    `-- ${list.title} (${list.api.list})\n`,
    ...pageSections('A page', scope, { page: 0, size: 20, sort }),
    section('Count and totals', count(scope)),
    ...VARIANTS.filter((variant) => variants.includes(variant)).flatMap((variant) => besides[variant]()),
  ].join('\n')
}
