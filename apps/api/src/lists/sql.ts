// Writes a plan as SQL. It makes no choices and knows no particular list.
import { scopeOf, type Contexto } from '@portal/kit/list'
import { areasOf } from './areas.ts'
import { identifier, literals, Parameters, type Binds, type Statement } from './binds.ts'
import type { Target } from './cells.ts'
import { column, type Condition } from './conditions.ts'
import { planCount, planFirst, planRows, type DirectPlan, type KeysPlan, type Slice } from './plan.ts'
import { bindContexto, partsOf, rowsOf, type Scope } from './scope.ts'
import type { ListView, Sort } from './view.ts'
import { conditionsOf, type Place } from './where.ts'
import { jsonArray, jsonObject, writtenColumns } from './written.ts'

/** A piece of SQL over the rows `r`, and the columns of `r` it reads. */
type Piece = Condition

/**
 * Adds the key to the sort, in the direction of its first column, so that the order is total and one index serves both
 * directions.
 */
function totalOrder({ list }: ListView, sorts: readonly Sort[]): Sort[] {
  const first = sorts[0]?.direction ?? 'asc'
  const sorted = new Set(sorts.map(({ property }) => property))
  const tie = list.key.filter((name) => !sorted.has(name)).map((property): Sort => ({ property, direction: first }))
  return [...sorts, ...tie]
}

const towards = ({ direction }: Sort, from: KeysPlan['from']): string =>
  (direction === 'desc') === (from === 'end') ? '' : ' desc'

export function orderBy(view: ListView, sorts: readonly Sort[], from: KeysPlan['from'] = 'start'): Piece {
  const order = totalOrder(view, sorts).map((sort) => ({ sort, by: view.source.orderColumn(sort.property) }))
  const terms = order.map(({ sort, by }) => `${column(by)}${towards(sort, from)}`)
  return { sql: `\norder by ${terms.join(', ')}`, columns: order.map(({ by }) => by) }
}

const select = (fields: ListView['fields'], target: Target = 'json'): Piece => ({
  sql: `select\n  ${writtenColumns(fields, target)}`,
  columns: fields.map(([name]) => name),
})

/** Selects the fields of a page, and the keys that older clients read. */
function selectOfPage({ fields, clientNames: { keys = {} } }: ListView): Piece {
  const [{ sql, columns }, also] = [select(fields), Object.keys(keys)]
  return { sql: [sql, ...also.map((name) => column(name))].join(',\n  '), columns: [...columns, ...also] }
}

/**
 * Selects the versions of the data in the same snapshot as the query. Most lists read a single version, so there the
 * row is read without aggregation.
 */
function versao(scope: Scope, binds: Binds): string {
  const { view, contexto } = scope
  const parts = partsOf(scope)
  const of = scopeOf(view.list)
  const isOne = (name: keyof Contexto): boolean => parts.every((part) => part[name] === contexto[name])
  const year = of === 'year' && isOne('exercicio') ? [`exercicio = ${bindContexto('exercicio', contexto, binds)}`] : []
  const entity = of !== 'portal' && isOne('entidade') ? [`entidade = ${bindContexto('entidade', contexto, binds)}`] : []
  const areas = areasOf(view.list, view.source).map((area) => literals.bind(area))
  const isOneVersion = areas.length === 1 && [...year, ...entity].length === 2
  const versions = isOneVersion ? 'versao::text' : `string_agg(versao::text, '.' order by area, entidade, exercicio)`
  const among = isOneVersion ? `area = ${areas[0]}` : `area in (${areas.join(', ')})`
  return `(select ${versions} from sistema.carga where ${[among, ...entity, ...year].join(' and ')}) as versao`
}

/** Returns one row, `generatedAt` and `versao`, for the export that reads its rows in the same snapshot. */
export function moment(scope: Scope): Statement {
  const binds = new Parameters()
  return binds.statement(`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS') as "generatedAt", ${versao(scope, binds)}`)
}

/**
 * Writes `from` and `where` for the rows of one entity and year that meet the conditions, with the columns read, or
 * with all.
 */
function fromPart(
  scope: Scope,
  binds: Binds,
  part: Contexto,
  asked: readonly Condition[],
  reads?: readonly string[],
  source = scope.view.source,
): string {
  const rows = rowsOf(source, scope, binds, part, reads && [...reads, ...asked.flatMap(({ columns }) => columns)])
  return `from ${rows}${asked.length === 0 ? '' : `\nwhere ${asked.map(({ sql }) => sql).join('\n  and ')}`}`
}

/** Like `fromPart`, for every entity and year, with `union all`. */
function fromParts(scope: Scope, binds: Binds, reads?: readonly string[]): string {
  const parts = partsOf(scope).map((part) => fromPart(scope, binds, part, conditionsOf(scope, binds, part), reads))
  return parts.length === 1
    ? (parts[0] ?? '')
    : `from (\n${parts.map((each) => `select r.*\n${each}`).join('\nunion all\n')}\n) r`
}

/** Cuts the exact rows of a slice, outside the inner limit, which is rounded up. */
function exactly({ limit, offset, isUsual }: Slice, { bind }: Binds): string {
  const size = isUsual ? String(limit) : `${bind(limit)}::bigint`
  return offset === 0 ? `limit ${size}` : `limit ${size} offset ${bind(offset)}::bigint`
}

const statement = (binds: Parameters, text: string, kept: boolean): Statement =>
  kept ? binds.prepared(text) : binds.statement(text)

/** Returns one row: `content` (a JSON array as text), `rows` (how many) and `versao`. */
const pageOf = (scope: Scope, rows: string, binds: Binds): string =>
  jsonArray(rows, `, count(*)::int as rows, ${versao(scope, binds)}`, scope.view.clientNames.nulls)

/** Reads the rows of a page directly, in order. */
export function rows(scope: Scope, plan: DirectPlan): Statement {
  const binds = new Parameters()
  const [selected, ordered] = [selectOfPage(scope.view), orderBy(scope.view, plan.sort)]
  const from = fromPart(scope, binds, scope.contexto, conditionsOf(scope, binds, scope.contexto), [
    ...selected.columns,
    ...ordered.columns,
  ])
  const found = `select *\nfrom (\n${selected.sql}\n${from}${ordered.sql}\nlimit ${plan.stop}\n)
    p\n${exactly(plan, binds)}`
  return statement(binds, pageOf(scope, found, binds), plan.kept)
}

/**
 * The keys found: for each column of the key, its values as the text of a PostgreSQL array, and the type of that array.
 */
export interface FoundKeys {
  readonly keys: readonly string[]
  readonly types: readonly string[]
}

/** Finds the keys of the rows of a slice. */
function keysOf(scope: Scope, plan: KeysPlan, binds: Binds, also: readonly Condition[] = []): string {
  const { view } = scope
  const ordered = orderBy(view, plan.sort, plan.from)
  const branches = partsOf(scope).flatMap((part) => plan.places.map((place) => ({ part, place })))
  const merged = branches.length > 1 ? ordered.columns : []
  const selected = [
    ...view.list.key.map((name) => column(name)),
    ...merged.map((name, at) => `${column(name)} as o${at}`),
  ]
  const keysIn = ({ part, place }: { part: Contexto; place: Place }): string => {
    const asked = [...conditionsOf(scope, binds, part, place), ...also]
    const from = fromPart(scope, binds, part, asked, [...view.list.key, ...ordered.columns])
    return `select ${selected.join(', ')}\n${from}${ordered.sql}\nlimit ${plan.stop}`
  }
  const found = branches.map(keysIn)
  const together = found.length === 1 ? found : found.map((each) => `(\n${each}\n)`)
  const order = totalOrder(view, plan.sort).map((sort, at) => `k.o${at}${towards(sort, plan.from)}`)
  const inOrder = merged.length === 0 ? '' : `\norder by ${order.join(', ')}`
  return `select *\nfrom (\n${together.join('\nunion all\n')}\n) k${inOrder}\n${exactly(plan, binds)}`
}

/** Returns one row: the `keys` of a page and their `types`, `rows` (how many) and `versao`. */
export function keys(scope: Scope, plan: KeysPlan): Statement {
  const binds = new Parameters()
  const of = scope.view.list.key.map((name) => `array_agg(${column(name, 'k')})`)
  const [values, types] = [of.map((each) => `${each}::text`), of.map((each) => `pg_typeof(${each})::text`)]
  const [keys, kinds] = [values, types].map((each) => `array[${each.join(', ')}]`)
  const told = `${keys} as keys, ${kinds} as types, count(*)::int as rows, ${versao(scope, binds)}`
  return statement(binds, `select ${told}\nfrom (\n${keysOf(scope, plan, binds)}\n) k`, plan.kept)
}

/** Writes `from` the keys `k` joined to the rows `r` they name, each read in its own entity and year. */
function fromKeys(
  scope: Scope,
  parts: readonly Contexto[],
  k: string,
  binds: Binds,
  reads?: readonly string[],
): string {
  const { list, source } = scope.view
  const byKey = list.key.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  const rows = parts.map((part) => rowsOf(source, scope, binds, part, reads && [...list.key, ...reads]))
  if (rows.length === 1) return `from ${k}\njoin ${rows[0]} on ${byKey}`
  const each = rows.map((of) => `select r.*\nfrom ${of}\nwhere ${byKey}`)
  return `from ${k}\ncross join lateral (\n${each.join('\nunion all\n')}\n) r`
}

/** Reads the rows of the keys found; the result has the form of that of `rows`. */
export function rowsByKey(scope: Scope, sort: readonly Sort[], { keys, types }: FoundKeys): Statement {
  const binds = new Parameters()
  const { view } = scope
  const named = (name: string): ReadonlySet<number> | undefined => {
    const values = keys[view.list.key.indexOf(name)]
    return values === undefined ? undefined : new Set(values.slice(1, -1).split(',').map(Number))
  }
  const { parts, kept } = planRows(scope, named)
  const found = `unnest(${keys.map((values, at) => `${binds.bind(values)}::${types[at]}`).join(', ')})`
  const [selected, ordered] = [selectOfPage(view), orderBy(view, sort)]
  const k = `${found} as k(${view.list.key.map(identifier).join(', ')})`
  const from = fromKeys(scope, parts, k, binds, [...selected.columns, ...ordered.columns])
  return statement(binds, pageOf(scope, `${selected.sql}\n${from}${ordered.sql}`, binds), kept)
}

/** The sum of no rows is zero, but the sum of rows that all lack the value is null. */
const sumOf = (of: string): string => `case when count(*) = 0 then 0 else sum(${of}) end`

/** Beside a sum, how many rows state what it adds up. Precomputed sums do not know. */
export const STATED = ' com valor'

/**
 * Returns one row: `count`, one sum per total with the number of rows that state it, and `versao`. It reads the
 * precomputed sums where they suffice.
 */
export function count(scope: Scope): Statement {
  const binds = new Parameters()
  const { view } = scope
  const { totals } = view
  const sums = totals.map((name) => `, ${sumOf(column(name))}::text as ${identifier(name)}`).join('')
  const stated = totals.map((name) => `, count(${column(name)})::text as ${identifier(`${name}${STATED}`)}`).join('')
  const head = (counted: string, known: string): string =>
    `select ${counted}::text as count${sums}${known}, ${versao(scope, binds)}`
  if (scope.parts) return binds.statement(`${head('count(*)', stated)}\n${fromParts(scope, binds, totals)}`)
  const asked = conditionsOf(scope, binds, scope.contexto)
  const isSummed =
    planCount(
      scope,
      asked.flatMap(({ columns }) => columns),
    ).from === 'sums'
  const [counts, reads] = isSummed
    ? [head(`coalesce(sum(${column('linhas')}), 0)`, ''), ['linhas', ...totals]]
    : [head('count(*)', stated), totals]
  const from = fromPart(scope, binds, scope.contexto, asked, reads, isSummed ? view.source.sums : undefined)
  return binds.statement(`${counts}\n${from}`)
}

/** Returns at most one row: `content`, the row as a JSON object. */
export function one(scope: Scope): Statement {
  const binds = new Parameters()
  const selected = select(scope.view.record)
  return binds.prepared(jsonObject(`${selected.sql}\n${fromParts(scope, binds, selected.columns)}\nlimit 1`))
}

/** Selects the requested rows with every column of the `.sql`, for queries of other modules to read from. */
export const filtered = (scope: Scope, binds: Binds): string => `select r.*\n${fromParts(scope, binds)}`

/**
 * Like `filtered`, for a query that takes only the first rows that meet one more condition, in the initial order of the
 * list.
 */
export function first(scope: Scope, limit: number, condition: Condition, binds: Binds): string {
  const plan = planFirst(scope, limit)
  if (!plan) return filtered(scope, binds)
  return `select r.*\n${fromKeys(scope, partsOf(scope), `(\n${keysOf(scope, plan, binds, [condition])}\n) k`, binds)}`
}

/** Selects all requested rows in order, with values as literals: for COPY. */
export function exported(scope: Scope, sort: readonly Sort[], target: 'batch' | 'csv'): string {
  const [selected, ordered] = [select(scope.view.fields, target), orderBy(scope.view, sort)]
  return `${selected.sql}\n${fromParts(scope, literals, [...selected.columns, ...ordered.columns])}${ordered.sql}`
}

/**
 * Returns one row: for each field, its least and greatest values as an export writes them, and how many rows have a
 * value.
 */
export function spread(scope: Scope): Statement {
  const binds = new Parameters()
  const { fields } = scope.view
  const of = (name: string): string => column(name, 'p')
  const spread = fields.map(
    ([name]) =>
      `array[min(${of(name)}::text), max(${of(name)}::text), count(${of(name)})::text] as ${identifier(name)}`,
  )
  const selected = select(fields, 'batch')
  return binds.statement(
    `select\n  ${spread.join(',\n  ')}\nfrom (\n${selected.sql}\n${fromParts(scope, binds, selected.columns)}\n) p`,
  )
}
