// A declaration and its `.sql` become the queries the API runs. Nothing here knows which list it is.
import { areasOf, MAX_PAGE_SIZE, PAGE_SIZES, scopeOf } from '@portal/kit/list'
import { identifier, literals, Parameters, type Binds, type Statement } from './binds.ts'
import type { Target } from './cells.ts'
import { column, fromWhole, named, partsOf, placesOf, relation, summed, where, type Scope } from './relation.ts'
import type { ListView, Sort } from './view.ts'
import { jsonArray, jsonObject, writtenColumns } from './written.ts'

export interface Slice {
  sort: readonly Sort[]
  limit: number
  offset: number
  /** Finds the keys first, from the index alone, and only then the rows: cheaper far from the start. */
  keysFirst: boolean
  /** Walks from the end, for what is nearer to it; with `keysFirst` the rows still come out in order. */
  backwards: boolean
}

/** The sort, then the key in the direction of the first, so that the order is total and one index serves both ways. */
function totalOrder({ list }: ListView, sorts: readonly Sort[]): Sort[] {
  const first = sorts[0]?.direction ?? 'asc'
  const sorted = new Set(sorts.map(({ property }) => property))
  const tie = list.key.filter((name) => !sorted.has(name)).map((property): Sort => ({ property, direction: first }))
  return [...sorts, ...tie]
}

const towards = ({ direction }: Sort, backwards: boolean): string => ((direction === 'desc') === backwards ? '' : ' desc')

export function orderBy(view: ListView, sorts: readonly Sort[], backwards = false): string {
  const terms = totalOrder(view, sorts).map((sort) => `${column(view.source.orderColumn(sort.property))}${towards(sort, backwards)}`)
  return `\norder by ${terms.join(', ')}`
}

const select = (fields: ListView['fields'], target: Target = 'json'): string => writtenColumns(fields, target)

/** Of a row of a page, which programs read too. */
const selectOfPage = ({ fields, clientNames: { keys = {} } }: ListView): string =>
  [select(fields), ...Object.keys(keys).map((name) => column(name))].join(',\n  ')

/** The versions of the data in the very snapshot of the query; most lists read one, and nothing is put together for it. */
function versao(scope: Scope, { bind }: Binds): string {
  const { view, contexto } = scope
  const parts = partsOf(scope)
  const of = scopeOf(view.list)
  const isOne = (name: 'entidade' | 'exercicio'): boolean => parts.every((part) => part[name] === contexto[name])
  const year = of === 'year' && isOne('exercicio') ? [`exercicio = ${bind(contexto.exercicio, 'exercicio')}`] : []
  const entity = of !== 'portal' && isOne('entidade') ? [`entidade = ${bind(contexto.entidade, 'entidade')}`] : []
  const areas = areasOf(view.list).map((area) => literals.bind(area))
  const isOneVersion = areas.length === 1 && [...year, ...entity].length === 2
  const versions = isOneVersion ? 'versao::text' : `string_agg(versao::text, '.' order by area, entidade, exercicio)`
  const among = isOneVersion ? `area = ${areas[0]}` : `area in (${areas.join(', ')})`
  return `(select ${versions} from sistema.carga where ${[among, ...entity, ...year].join(' and ')}) as versao`
}

/** One row: `generatedAt` and `versao`, for what is read along in the same snapshot. */
export function compileMoment(scope: Scope): Statement {
  const binds = new Parameters()
  return binds.statement(`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS') as "generatedAt", ${versao(scope, binds)}`)
}

/** With a known number of rows to stop at, PostgreSQL plans a page once and for all; the exact ones are counted off outside. */
function atMost({ limit, offset }: Slice): string {
  return `limit ${2 ** Math.ceil(Math.log2(Math.max(offset + limit, SMALLEST_STOP)))}`
}
const SMALLEST_STOP = 16
const USUAL_SIZES: ReadonlySet<number> = new Set([...PAGE_SIZES, MAX_PAGE_SIZE])

function exactly({ limit, offset }: Slice, { bind }: Binds): string {
  const size = USUAL_SIZES.has(limit) ? String(limit) : `${bind(limit)}::bigint`
  return offset === 0 ? `limit ${size}` : `limit ${size} offset ${bind(offset)}::bigint`
}

const isInSeveral = (scope: Scope): boolean => scope.parts !== undefined || placesOf(scope).length > 1

const byKey = ({ list }: ListView): string => list.key.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')

/** Without an index for each order, all rows are read to find the first: what else is told of them is better asked of those alone. */
const isSortedWhole = ({ list, source }: ListView): boolean => list.large !== true && source.narrows

function rows(scope: Scope, slice: Slice, binds: Binds): string {
  const { view } = scope
  const selected = `select\n  ${selectOfPage(view)}`
  const ordered = orderBy(view, slice.sort)
  if (isInSeveral(scope)) {
    const [naming, again] = named(scope, binds)
    return `${naming}${selected}\n${fromSeveral(again, slice, binds)}${ordered}`
  }
  if (!slice.keysFirst && !isSortedWhole(view)) return `select *\nfrom (\n${stopping(selected, scope, slice, binds)}\n) p\n${exactly(slice, binds)}`
  return `${selected}\nfrom (\n${keysOf(scope, slice, binds)}\n) k\n${joined(`${selected}${ordered}`, scope, binds)}${ordered}`
}

/** What is selected, in its order, as far as it is asked for. */
function stopping(selected: string, scope: Scope, slice: Slice, binds: Binds): string {
  const asked = `${where(scope, binds, scope.contexto)}${orderBy(scope.view, slice.sort, slice.backwards)}`
  return `${selected}\nfrom ${relation(scope, binds, scope.contexto, `${selected}${asked}`)}${asked}\n${atMost(slice)}`
}

/** The keys of a page. */
function keysOf(scope: Scope, slice: Slice, binds: Binds): string {
  if (isInSeveral(scope)) return keysFromSeveral(scope, slice, binds)
  const selected = `select ${scope.view.list.key.map((name) => column(name)).join(', ')}`
  return `select *\nfrom (\n${stopping(selected, scope, slice, binds)}\n) k\n${exactly(slice, binds)}`
}

/** The rows of the keys `k`, with the columns that `reader` names. */
function joined(reader: string, scope: Scope, binds: Binds): string {
  const on = byKey(scope.view)
  return `join ${relation(scope, binds, scope.contexto, `${reader}${on}`)} on ${on}`
}

/** The first keys of each part, and of each place in it, from its own index, merged. */
function keysFromSeveral(scope: Scope, slice: Slice, binds: Binds, condition?: string): string {
  const { view } = scope
  const order = totalOrder(view, slice.sort)
  const ordering = order.map(({ property }, at) => `${column(view.source.orderColumn(property))} as o${at}`)
  const selected = `select ${[...view.list.key.map((name) => column(name)), ...ordering].join(', ')}`
  const parts = partsOf(scope).flatMap((part) => placesOf(scope).map((place) => {
    const conditions = where(scope, binds, part, place)
    const asked = condition === undefined ? conditions : `${conditions}\n${conditions === '' ? 'where' : '  and'} ${condition}`
    const ordered = orderBy(view, slice.sort, slice.backwards)
    return `(\n${selected}\nfrom ${relation(scope, binds, part, `${selected}${asked}${ordered}`)}${asked}${ordered}\n${atMost(slice)}\n)`
  }))
  const merged = order.map((sort, at) => `k.o${at}${towards(sort, slice.backwards)}`).join(', ')
  return `select *\nfrom (\n${parts.join('\nunion all\n')}\n) k\norder by ${merged}\n${exactly(slice, binds)}`
}

/** The same, and then the rows. */
function fromSeveral(scope: Scope, slice: Slice, binds: Binds, condition?: string): string {
  const whole = partsOf(scope).map((part) => `select r.*\nfrom ${relation(scope, binds, part)}\nwhere ${byKey(scope.view)}`)
  return `from (\n${keysFromSeveral(scope, slice, binds, condition)}\n) k\ncross join lateral (\n${whole.join('\nunion all\n')}\n) r`
}

/** One row: `content` (a JSON array as text), `rows` (how many) and `versao`. */
export function compilePage(scope: Scope, slice: Slice): Statement {
  const binds = new Parameters()
  const more = `, count(*)::int as rows, ${versao(scope, binds)}`
  const text = jsonArray(rows(scope, slice, binds), more, scope.view.clientNames.nulls)
  return Object.keys(scope.filters).length === 0 && !scope.search ? binds.prepared(text) : binds.statement(text)
}

/** Of a large list, what is asked decides how its rows are best found, but not how those found are read: that is planned once. */
export const isFoundFirst = ({ view, filters, search, parts }: Scope): boolean =>
  view.list.large === true && parts === undefined && (search !== undefined || Object.keys(filters).length > 0)

/** Of each part of the key, its values as PostgreSQL writes an array, and the type of that. */
export interface FoundKeys {
  readonly keys: readonly string[]
  readonly types: readonly string[]
}

/** One row: `keys` of a page and their `types`, `rows` (how many) and `versao`. */
export function compileKeys(scope: Scope, slice: Slice): Statement {
  const binds = new Parameters()
  const of = scope.view.list.key.map((name) => `array_agg(${column(name, 'k')})`)
  const [keys, types] = [of.map((values) => `${values}::text`), of.map((values) => `pg_typeof(${values})::text`)]
  return binds.statement(`select array[${keys.join(', ')}] as keys, array[${types.join(', ')}] as types, count(*)::int as rows, ${versao(scope, binds)}\nfrom (\n${keysOf(scope, slice, binds)}\n) k`)
}

/** As `compilePage`, of keys that were found. */
export function compileFound(scope: Scope, sort: readonly Sort[], { keys, types }: FoundKeys): Statement {
  const binds = new Parameters()
  const { view } = scope
  const [selected, ordered] = [`select\n  ${selectOfPage(view)}`, orderBy(view, sort)]
  const found = `unnest(${keys.map((values, at) => `${binds.bind(values)}::${types[at]}`).join(', ')}) as k(${view.list.key.map(identifier).join(', ')})`
  const text = `${selected}\nfrom ${found}\n${joined(`${selected}${ordered}`, scope, binds)}${ordered}`
  return binds.prepared(jsonArray(text, `, count(*)::int as rows, ${versao(scope, binds)}`, view.clientNames.nulls))
}

/** Nothing adds up to zero, but what no row says has no sum. */
const sumOf = (of: string): string => `case when count(*) = 0 then 0 else sum(${of}) end`

/** One row: `count`, one sum per total, and `versao`; of sums made beforehand, where they answer it. */
export function compileCount(scope: Scope): Statement {
  const binds = new Parameters()
  const made = summed(scope)
  const count = made ? `coalesce(sum(${column('linhas')}), 0)` : 'count(*)'
  const sums = scope.view.totals.map((name) => `, ${sumOf(column(name))}::text as ${identifier(name)}`).join('')
  const head = `select ${count}::text as count${sums}, ${versao(scope, binds)}`
  return binds.statement(`${head}\n${fromWhole(made ?? scope, binds, head)}`)
}

/** At most one row: `content`, the row as a JSON object. */
export function compileOne(scope: Scope): Statement {
  const binds = new Parameters()
  const selected = `select\n  ${select(scope.view.record)}`
  return binds.prepared(jsonObject(`${selected}\n${fromWhole(scope, binds, selected)}\nlimit 1`))
}

/** The filtered rows with every column of the `.sql`, for queries of other modules to read from. */
export const compileRelation = (scope: Scope, binds: Binds): string => `select r.*\n${fromWhole(scope, binds)}`

/** The same, for a query that takes the first that meet a condition, in the order the list opens with: what is found in two places is then no more than those. */
export function compileFirst(scope: Scope, limit: number, condition: string, binds: Binds): string {
  if (placesOf(scope).length === 1) return compileRelation(scope, binds)
  const slice: Slice = { sort: scope.view.initialSort, limit, offset: 0, keysFirst: true, backwards: false }
  return `select r.*\n${fromSeveral(scope, slice, binds, condition)}`
}

/** Every row of the filter, in order, with its values written in: for COPY. */
export function compileExport(scope: Scope, sort: readonly Sort[], target: 'batch' | 'csv'): string {
  const [selected, ordered] = [`select\n  ${select(scope.view.fields, target)}`, orderBy(scope.view, sort)]
  return `${selected}\n${fromWhole(scope, literals, `${selected}${ordered}`)}${ordered}`
}

/** One row: for each field, the least and the greatest of its values as an export writes them, and how many rows have one. */
export function compileSpread(scope: Scope): Statement {
  const binds = new Parameters()
  const { fields } = scope.view
  const spread = fields.map(([name]) => `array[min(${column(name, 'p')}::text), max(${column(name, 'p')}::text), count(${column(name, 'p')})::text] as ${identifier(name)}`)
  const selected = `select\n  ${select(fields, 'batch')}`
  return binds.statement(`select\n  ${spread.join(',\n  ')}\nfrom (\n${selected}\n${fromWhole(scope, binds, selected)}\n) p`)
}
