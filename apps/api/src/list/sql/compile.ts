// A declaration and its `.sql` become the queries the API runs. Nothing here knows which list it is.
import { MAX_PAGE_SIZE, PAGE_SIZES } from '@portal/kit/list'
import { identifier, literals, Parameters, type Binds, type Statement } from './binds.ts'
import { writeCell, type Target } from './cells.ts'
import { column, fromWhole, partsOf, relation, where, type Scope } from './relation.ts'
import type { ListView, Sort } from './view.ts'

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

function orderBy(view: ListView, sorts: readonly Sort[], backwards = false): string {
  const terms = totalOrder(view, sorts).map((sort) => `${column(view.source.orderColumn(sort.property))}${towards(sort, backwards)}`)
  return `\norder by ${terms.join(', ')}`
}

function select({ fields }: ListView, target: Target): string {
  return fields.map(([name, field]) => {
    const written = writeCell(target, field, column(name))
    return written === column(name) ? written : `${written} as ${identifier(name)}`
  }).join(',\n  ')
}

/** The version of the data in the very snapshot of the query. Versions are numbered in one row, so the last one speaks for several. */
function versao({ view, contexto, entidades }: Scope, { bind }: Binds): string {
  const exercicio = bind(contexto.exercicio, 'exercicio')
  if (entidades) return `(select max(versao)::text from sistema.carga where exercicio = ${exercicio}) as versao`
  const entidade = bind(contexto.entidade, 'entidade')
  const of = (table: string): string => `(select versao::text from sistema.${table} where entidade = ${entidade} and exercicio = ${exercicio})`
  return `${view.list.live ? `concat_ws('.', ${of('carga')}, ${of('movimento')})` : of('carga')} as versao`
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

function rows(scope: Scope, slice: Slice, binds: Binds): string {
  const { view, contexto } = scope
  const limit = USUAL_SIZES.has(slice.limit) ? String(slice.limit) : `${binds.bind(slice.limit)}::bigint`
  const exactly = `limit ${limit} offset ${binds.bind(slice.offset)}::bigint`
  if (scope.entidades) return rowsOfSeveral(scope, slice, binds, exactly)
  const from = `from ${relation(scope, binds, contexto.entidade)}`
  const stopping = `${where(scope, binds, contexto.entidade)}${orderBy(view, slice.sort, slice.backwards)}\n${atMost(slice)}`
  if (!slice.keysFirst) return `select *\nfrom (\nselect\n  ${select(view, 'json')}\n${from}${stopping}\n) p\n${exactly}`
  const keys = view.list.key
  const found = `select *\nfrom (\nselect ${keys.map((name) => column(name)).join(', ')}\n${from}${stopping}\n) k\n${exactly}`
  const join = keys.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  const whole = relation(scope, binds, contexto.entidade)
  return `select\n  ${select(view, 'json')}\nfrom (\n${found}\n) k\njoin ${whole} on ${join}${orderBy(view, slice.sort)}`
}

/** The first keys of each entity from its own index, merged, and only then the rows. */
function rowsOfSeveral(scope: Scope, slice: Slice, binds: Binds, exactly: string): string {
  const { view } = scope
  const order = totalOrder(view, slice.sort)
  const ordering = order.map(({ property }, at) => `${column(view.source.orderColumn(property))} as o${at}`)
  const carried = [...view.list.key.map((name) => column(name)), ...ordering].join(', ')
  const parts = partsOf(scope).map((entidade) => {
    const found = `from ${relation(scope, binds, entidade)}${where(scope, binds, entidade)}`
    return `(\nselect ${carried}\n${found}${orderBy(view, slice.sort, slice.backwards)}\n${atMost(slice)}\n)`
  })
  const merged = order.map((sort, at) => `k.o${at}${towards(sort, slice.backwards)}`).join(', ')
  const keys = `select *\nfrom (\n${parts.join('\nunion all\n')}\n) k\norder by ${merged}\n${exactly}`
  const join = view.list.key.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  const whole = partsOf(scope).map((entidade) => `select r.*\nfrom ${relation(scope, binds, entidade)}\nwhere ${join}`)
  const found = `from (\n${keys}\n) k\ncross join lateral (\n${whole.join('\nunion all\n')}\n) r`
  return `select\n  ${select(view, 'json')}\n${found}${orderBy(view, slice.sort)}`
}

/** One row: `content` (a JSON array as text), `rows` (how many) and `versao`. */
export function compilePage(scope: Scope, slice: Slice): Statement {
  const binds = new Parameters()
  const head = `select coalesce(json_strip_nulls(json_agg(p)), '[]')::text as content, count(*)::int as rows, ${versao(scope, binds)}`
  const text = `${head}\nfrom (\n${rows(scope, slice, binds)}\n) p`
  return Object.keys(scope.filters).length === 0 && !scope.search ? binds.prepared(text) : binds.statement(text)
}

/** One row: `count`, one sum per total, and `versao`. */
export function compileCount(scope: Scope): Statement {
  const binds = new Parameters()
  const sums = scope.view.totals.map((name) => `, coalesce(sum(${column(name)}), 0)::text as ${identifier(name)}`).join('')
  const head = `select count(*)::text as count${sums}, ${versao(scope, binds)}`
  return binds.statement(`${head}\n${fromWhole(scope, binds)}`)
}

/** At most one row: `content`, the row as a JSON object. */
export function compileOne(scope: Scope): Statement {
  const binds = new Parameters()
  const row = `select\n  ${select(scope.view, 'json')}\n${fromWhole(scope, binds)}\nlimit 1`
  return binds.prepared(`select json_strip_nulls(row_to_json(p))::text as content\nfrom (\n${row}\n) p`)
}

/** The filtered rows with every column of the `.sql`, for queries of other modules to read from. */
export const compileRelation = (scope: Scope, binds: Binds): string => `select r.*\n${fromWhole(scope, binds)}`

/** Every row of the filter, in order, with its values written in: for COPY. */
export const compileExport = (scope: Scope, sort: readonly Sort[], target: 'batch' | 'csv'): string =>
  `select\n  ${select(scope.view, target)}\n${fromWhole(scope, literals)}${orderBy(scope.view, sort)}`

