// Everything a question asks of its rows, as conditions: its filters, the values of a key and its `search=`.
import type { Filter } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import type { Binds } from './binds.ts'
import { column, filterCondition, type Condition } from './conditions.ts'
import { rsqlCondition, type OfChildren } from './rsql-conditions.ts'
import { rowsOf, type Scope } from './scope.ts'

/**
 * A filter may look in the row itself, or only in its child rows. Each has its own index, so each may be asked by
 * itself.
 */
export type Place = 'row' | 'children'

/** The filters in force: those the list always has, and those chosen; what the `.sql` itself binds is asked there. */
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
 * A child row is never older than its row, so a period of children that ends on a day holds of the row's own date too,
 * which has an index.
 */
const isLastDay = ({ operator, of }: Filter): boolean => operator === 'to' && (of === 'date' || of === 'month')

/**
 * What is asked of the rows of an entity and a year; of a filter that looks in two places, in one of them, or in any
 * where none is named.
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

/** Rows with a child row that meets the conditions, all at once; or that meet them themselves, where `orItself`. */
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
