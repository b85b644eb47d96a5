// Collects every condition a request puts on the rows: its filters, the values of a key and its `search=`.
import type { Filter } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import type { Binds } from './binds.ts'
import { column, filterCondition, type Condition } from './conditions.ts'
import { rsqlCondition, type OfChildren } from './rsql-conditions.ts'
import { rowsOf, type Scope } from './scope.ts'

/**
 * Where a filter looks: in the row itself, or in its child rows. Each place has its own index, so each may be queried
 * separately.
 */
export type Place = 'row' | 'children'

/**
 * Returns the filters to apply: those the list always has and those the request chose, without the ones that the `.sql`
 * itself binds.
 */
function inForce({
  view: { list, source, filters: offered },
  filters,
}: Scope): (readonly [filter: Filter, value: string])[] {
  const always = Object.entries(list.fixed).map(([name, value]) => [name, String(value)] as const)
  const chosen = Object.entries(filters).flatMap(([name, { value }]) => (offered[name] ? [[name, value] as const] : []))
  return [...always, ...chosen].flatMap(([name, value]) => {
    const filter = list.filters[name]
    return !filter || (source.binds.includes(name) && filter.orAmong === undefined) ? [] : [[filter, value] as const]
  })
}

/**
 * Whether a filter ends a period. A child row is never older than its row, so a period of child rows that ends on a day
 * also limits the row's own date, which has an index.
 */
const isLastDay = ({ operator, of }: Filter): boolean => operator === 'to' && (of === 'date' || of === 'month')

/**
 * Returns the conditions on the rows of one entity and year. A filter that looks in two places looks only in `place`,
 * or in both where no place is given.
 */
export function conditionsOf(scope: Scope, binds: Binds, part: Contexto, place?: Place): Condition[] {
  const { view, equals = {}, search } = scope
  const ofChildren: OfChildren = (among, asked) => withChild(scope, binds, part, among, asked)
  const conditions: Condition[] = []
  const byChild = new Map<string, Condition[]>()
  for (const [filter, value] of inForce(scope)) {
    const { among, orAmong, since } = filter
    const condition = filterCondition(filter, value, binds, part)
    if (orAmong !== undefined && place !== 'row')
      conditions.push(withChild(scope, binds, part, orAmong, [condition], place === undefined))
    if (orAmong !== undefined && place === 'children')
      conditions.push({ ...condition, sql: `(${condition.sql}) is not true` })
    if (among !== undefined) byChild.set(among, [...(byChild.get(among) ?? []), condition])
    else if (orAmong === undefined || place === 'row') conditions.push(condition)
    if (since !== undefined && isLastDay(filter)) conditions.push(filterCondition(filter, value, binds, part, since))
  }
  for (const [among, asked] of byChild) conditions.push(ofChildren(among, asked))
  for (const [name, value] of Object.entries(equals))
    conditions.push({ sql: `${column(name)} = ${binds.bind(value)}`, columns: [name] })
  if (search) conditions.push(rsqlCondition(search, view.clientNames.search, binds, ofChildren))
  return conditions
}

/**
 * Matches rows with one child row that meets all the conditions; with `orItself`, also rows that meet them themselves.
 */
function withChild(
  scope: Scope,
  binds: Binds,
  part: Contexto,
  among: string,
  conditions: readonly Condition[],
  orItself = false,
): Condition {
  const { list, source } = scope.view
  const child = source.among.get(among)
  if (!child) throw new Error(`${list.path} has nothing called ${among}`)
  const keys = child.key.map((name) => column(name)).join(', ')
  const reads = [...child.key, ...conditions.flatMap(({ columns }) => columns)]
  const asked = conditions.map(({ sql }) => sql).join(' and ')
  const found = [...(orItself ? [source] : []), child].map(
    (each) => `select ${keys} from ${rowsOf(each, scope, binds, part, reads)} where ${asked}`,
  )
  return { sql: `(${keys}) in (${found.join('\nunion all\n')})`, columns: child.key }
}
