// Writes the plan of each list for each kind of query as a Markdown table for people, so that a change of plan shows up
// as one changed line in a review.
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import { chosenFilters, type List } from '@portal/kit/list'
import { planCount, planPage, type PagePlan } from './plan.ts'
import type { Scope } from './scope.ts'
import { loadListSource } from './source.ts'
import { openView } from './view.ts'

const CONTEXTO = { entidade: 1, exercicio: 2026 }
const SIZE = 20
const FAR_PAGE = 5_000
const LAST_PAGE = 9_999
const TOTAL = (LAST_PAGE + 1) * SIZE

const scopeOf = (list: List, more: Partial<Scope> = {}): Scope => ({
  view: openView(list, loadListSource(list), everythingOpen),
  contexto: CONTEXTO,
  filters: {},
  ...more,
})

/**
 * A scope with one filter. All filters that the `.sql` does not bind are planned alike, except one that looks in two
 * places, so that one is preferred.
 */
function filtered(list: List): Scope | undefined {
  const offered = chosenFilters(list)
  const [name] = offered.find(([, { orAmong }]) => orAmong !== undefined) ?? offered[0] ?? []
  return name === undefined ? undefined : scopeOf(list, { filters: { [name]: { value: '1', typed: '1' } } })
}

/**
 * A scope of two entities, or of the entities and years a list covers; undefined where the list covers only its
 * context.
 */
const several = (list: List): Scope | undefined =>
  list.covers && scopeOf(list, { parts: [CONTEXTO, { ...CONTEXTO, entidade: 2 }] })

export function describePlans(lists: readonly List[]): string {
  const reasons: string[] = []
  const numberOf = (why: string): number => (reasons.includes(why) ? reasons.indexOf(why) : reasons.push(why) - 1) + 1
  const written = (plan: PagePlan): string => {
    if (plan.rows !== 'by-key') return `${plan.rows} ${numberOf(plan.why)}`
    const { from, places, kept } = plan.keys
    const said = [
      places.length > 1 ? 'two places' : [],
      from === 'end' ? 'from the end' : [],
      kept ? 'kept' : [],
    ].flat()
    return [`by key ${numberOf(plan.why)}`, ...said].join(', ')
  }
  const cell = (scope: Scope | undefined, page = 0, total?: number): string =>
    scope ? written(planPage(scope, { page, size: SIZE, sort: scope.view.initialSort }, total)) : '–'
  const line = (list: List): string => {
    const scope = scopeOf(list)
    const count = planCount(
      scope,
      Object.keys(scope.view.list.fixed).filter((name) => list.filters[name]),
    )
    const cells = [
      cell(scope),
      cell(filtered(list)),
      cell(scope, FAR_PAGE),
      cell(scope, LAST_PAGE, TOTAL),
      cell(several(list)),
      count.from,
    ]
    return `| ${[list.path, ...cells].join(' | ')} |`
  }
  const lines = lists.map(line)
  return [
    '# How each list is read',
    '',
    'Written by `npm run generate` from the declarations and `apps/api/src/lists/plan.ts`. *direct*: one ' +
      'statement reads the rows in order.',
    '*by key*: one statement finds the keys of the page, another reads the rows of those keys. *kept*: a ' +
      'connection keeps the plan PostgreSQL made',
    'of the keys; elsewhere it plans them for the values asked. The rows of keys are read by a plan that is ' +
      'kept, unless they are of several entities or years.',
    '',
    '| list | opening page | filtered | far page | last page | several entities | count |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
    ...reasons.map((why, at) => `${at + 1}. ${why}`),
    '',
  ].join('\n')
}
