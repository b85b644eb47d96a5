// A declaration and its `.sql` become the queries the API runs. Nothing here knows which list it is.
import { isText, type Filter } from '@portal/kit/filters'
import { areasOf, MAX_PAGE_SIZE, PAGE_SIZES, scopeOf } from '@portal/kit/list'
import { identifier, literals, Parameters, type Binds, type Statement } from './binds.ts'
import type { Target } from './cells.ts'
import { column, fromWhole, named, partsOf, placesOf, relation, where, type Scope } from './relation.ts'
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

/** The versions of the data in the very snapshot of the query. */
function versao(scope: Scope, { bind }: Binds): string {
  const { view, contexto } = scope
  const parts = partsOf(scope)
  const of = scopeOf(view.list)
  const isOne = (name: 'entidade' | 'exercicio'): boolean => parts.every((part) => part[name] === contexto[name])
  const year = of === 'year' && isOne('exercicio') ? [`exercicio = ${bind(contexto.exercicio, 'exercicio')}`] : []
  const entity = of !== 'portal' && isOne('entidade') ? [`entidade = ${bind(contexto.entidade, 'entidade')}`] : []
  const areas = `area in (${areasOf(view.list).map((area) => literals.bind(area)).join(', ')})`
  const versions = `select string_agg(versao::text, '.' order by area, entidade, exercicio) from sistema.carga`
  return `(${versions} where ${[areas, ...entity, ...year].join(' and ')}) as versao`
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

const isTextual = (filter: Filter | undefined): boolean => filter !== undefined && isText(filter)

/** A text found anywhere comes in no order of ours: its keys are sorted first, and only then are the few rows asked for put together. */
const isUnordered = ({ view, filters }: Scope): boolean =>
  view.list.large === true && Object.keys(filters).some((name) => isTextual(view.filters[name]))

function rows(scope: Scope, slice: Slice, binds: Binds): string {
  const { view } = scope
  const limit = USUAL_SIZES.has(slice.limit) ? String(slice.limit) : `${binds.bind(slice.limit)}::bigint`
  const exactly = `limit ${limit} offset ${binds.bind(slice.offset)}::bigint`
  const inSeveral = scope.parts !== undefined || placesOf(scope).length > 1
  const selected = `select\n  ${selectOfPage(view)}`
  if (!inSeveral && !slice.keysFirst && !isUnordered(scope)) return `select *\nfrom (\n${stopping(selected, scope, slice, binds)}\n) p\n${exactly}`
  const ordered = orderBy(view, slice.sort)
  if (!inSeveral) return `${selected}\n${fromKeys(`${selected}${ordered}`, scope, slice, binds, exactly)}${ordered}`
  const [naming, again] = named(scope, binds)
  return `${naming}${selected}\n${fromSeveral(again, slice, binds, exactly)}${ordered}`
}

/** What is selected, in its order, as far as it is asked for. */
function stopping(selected: string, scope: Scope, slice: Slice, binds: Binds): string {
  const asked = `${where(scope, binds, scope.contexto)}${orderBy(scope.view, slice.sort, slice.backwards)}`
  return `${selected}\nfrom ${relation(scope, binds, scope.contexto, `${selected}${asked}`)}${asked}\n${atMost(slice)}`
}

/** The keys first, and only then the rows. */
function fromKeys(reader: string, scope: Scope, slice: Slice, binds: Binds, exactly: string): string {
  const keys = scope.view.list.key
  const found = `select *\nfrom (\n${stopping(`select ${keys.map((name) => column(name)).join(', ')}`, scope, slice, binds)}\n) k\n${exactly}`
  const join = keys.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  return `from (\n${found}\n) k\njoin ${relation(scope, binds, scope.contexto, `${reader}${join}`)} on ${join}`
}

/** The first keys of each part, and of each place in it, from its own index, merged, and only then the rows. */
function fromSeveral(scope: Scope, slice: Slice, binds: Binds, exactly: string, condition?: string): string {
  const { view } = scope
  const order = totalOrder(view, slice.sort)
  const ordering = order.map(({ property }, at) => `${column(view.source.orderColumn(property))} as o${at}`)
  const carried = [...view.list.key.map((name) => column(name)), ...ordering].join(', ')
  const parts = partsOf(scope).flatMap((part) => placesOf(scope).map((place) => {
    const asked = where(scope, binds, part, place)
    const found = `from ${relation(scope, binds, part)}${asked}${condition === undefined ? '' : `\n${asked === '' ? 'where' : '  and'} ${condition}`}`
    return `(\nselect ${carried}\n${found}${orderBy(view, slice.sort, slice.backwards)}\n${atMost(slice)}\n)`
  }))
  const merged = order.map((sort, at) => `k.o${at}${towards(sort, slice.backwards)}`).join(', ')
  const keys = `select *\nfrom (\n${parts.join('\nunion all\n')}\n) k\norder by ${merged}\n${exactly}`
  const join = view.list.key.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  const whole = partsOf(scope).map((part) => `select r.*\nfrom ${relation(scope, binds, part)}\nwhere ${join}`)
  return `from (\n${keys}\n) k\ncross join lateral (\n${whole.join('\nunion all\n')}\n) r`
}

/** One row: `content` (a JSON array as text), `rows` (how many) and `versao`. */
export function compilePage(scope: Scope, slice: Slice): Statement {
  const binds = new Parameters()
  const more = `, count(*)::int as rows, ${versao(scope, binds)}`
  const text = jsonArray(rows(scope, slice, binds), more, scope.view.clientNames.nulls)
  return Object.keys(scope.filters).length === 0 && !scope.search ? binds.prepared(text) : binds.statement(text)
}

/** Nothing adds up to zero, but what no row says has no sum. */
const sumOf = (of: string): string => `case when count(*) = 0 or count(${of}) > 0 then coalesce(sum(${of}), 0) end`

/** One row: `count`, one sum per total, and `versao`. */
export function compileCount(scope: Scope): Statement {
  const binds = new Parameters()
  const sums = scope.view.totals.map((name) => `, ${sumOf(column(name))}::text as ${identifier(name)}`).join('')
  const head = `select count(*)::text as count${sums}, ${versao(scope, binds)}`
  return binds.statement(`${head}\n${fromWhole(scope, binds, head)}`)
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
  return `select r.*\n${fromSeveral(scope, slice, binds, `limit ${limit}`, condition)}`
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
