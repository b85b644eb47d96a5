// A declaration and its `.sql` become the queries the API runs. Nothing here knows which list it is.
import { MAX_PAGE_SIZE, PAGE_SIZES, type Contexto } from '@portal/kit/list'
import { identifier, literals, Parameters, type Binds, type BindValue, type Statement } from './binds.ts'
import { writeCell, type Target } from './cells.ts'
import { filterCondition } from './conditions.ts'
import type { FilterValues } from './query.ts'
import type { ListView, Sort } from './view.ts'

/** The rows spoken of: a list, as one entity sees it, in one year, filtered. */
export interface Scope {
  view: ListView
  contexto: Contexto
  filters: FilterValues
  /** Field values each row must have. */
  equals?: Readonly<Record<string, string>>
}

export interface Slice {
  sort: readonly Sort[]
  limit: number
  offset: number
  /** Finds the keys first, from the index alone, and only then the rows: cheaper far from the start. */
  keysFirst: boolean
  /** Walks from the end, for what is nearer to it; with `keysFirst` the rows still come out in order. */
  backwards: boolean
}

const column = (name: string, alias = 'r'): string => `${alias}.${identifier(name)}`

/** `(<sql>) r` with the values of its own binds. */
function relation({ view, contexto, filters }: Scope, { bind }: Binds): string {
  const values: Record<string, BindValue> = { ...view.list.fixed, entidade: contexto.entidade, exercicio: contexto.exercicio }
  return `(\n${view.source.render((name) => bind(values[name] ?? filters[name]?.value ?? null, name))}\n) r`
}

function where({ view, filters, equals = {} }: Scope, { bind }: Binds): string {
  const bySource = new Set(view.source.binds)
  const conditions = Object.entries(filters).flatMap(([name, { value }]) => {
    const filter = view.filters[name]
    if (!filter || bySource.has(name)) return []
    return filterCondition(filter, column(filter.kind === 'contains' ? `${filter.column}Busca` : filter.column), value, bind)
  })
  for (const [name, value] of Object.entries(equals)) conditions.push(`${column(name)} = ${bind(value)}`)
  return conditions.length === 0 ? '' : `\nwhere ${conditions.join('\n  and ')}`
}

/** The sort, then the key in the direction of the first, so that the order is total and one index serves both ways. */
function orderBy({ list, source }: ListView, sorts: readonly Sort[], backwards = false): string {
  const first = sorts[0]?.direction ?? 'asc'
  const sorted = new Set(sorts.map(({ property }) => property))
  const tie = list.key.filter((name) => !sorted.has(name)).map((property): Sort => ({ property, direction: first }))
  const terms = [...sorts, ...tie].map(
    ({ property, direction }) => `${column(source.orderColumn(property))}${(direction === 'desc') === backwards ? '' : ' desc'}`,
  )
  return `\norder by ${terms.join(', ')}`
}

function select({ fields }: ListView, target: Target): string {
  return fields.map(([name, field]) => {
    const written = writeCell(target, field, column(name))
    return written === column(name) ? written : `${written} as ${identifier(name)}`
  }).join(',\n  ')
}

/** The version of the data in the very snapshot of the query. */
function versao({ view, contexto }: Scope, { bind }: Binds): string {
  const [entidade, exercicio] = [bind(contexto.entidade, 'entidade'), bind(contexto.exercicio, 'exercicio')]
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
  const { view } = scope
  const limit = USUAL_SIZES.has(slice.limit) ? String(slice.limit) : `${binds.bind(slice.limit)}::bigint`
  const exactly = `limit ${limit} offset ${binds.bind(slice.offset)}::bigint`
  const from = `from ${relation(scope, binds)}`
  const stopping = `${where(scope, binds)}${orderBy(view, slice.sort, slice.backwards)}\n${atMost(slice)}`
  if (!slice.keysFirst) return `select *\nfrom (\nselect\n  ${select(view, 'json')}\n${from}${stopping}\n) p\n${exactly}`
  const keys = view.list.key
  const found = `select *\nfrom (\nselect ${keys.map((name) => column(name)).join(', ')}\n${from}${stopping}\n) k\n${exactly}`
  const join = keys.map((name) => `${column(name)} = ${column(name, 'k')}`).join(' and ')
  return `select\n  ${select(view, 'json')}\nfrom (\n${found}\n) k\njoin ${relation(scope, binds)} on ${join}${orderBy(view, slice.sort)}`
}

/** One row: `content` (a JSON array as text), `rows` (how many) and `versao`. */
export function compilePage(scope: Scope, slice: Slice): Statement {
  const binds = new Parameters()
  const head = `select coalesce(json_strip_nulls(json_agg(p)), '[]')::text as content, count(*)::int as rows, ${versao(scope, binds)}`
  const text = `${head}\nfrom (\n${rows(scope, slice, binds)}\n) p`
  return Object.keys(scope.filters).length === 0 ? binds.prepared(text) : binds.statement(text)
}

/** One row: `count`, one sum per total, and `versao`. */
export function compileCount(scope: Scope): Statement {
  const binds = new Parameters()
  const sums = scope.view.totals.map((name) => `, coalesce(sum(${column(name)}), 0)::text as ${identifier(name)}`).join('')
  const head = `select count(*)::text as count${sums}, ${versao(scope, binds)}`
  return binds.statement(`${head}\nfrom ${relation(scope, binds)}${where(scope, binds)}`)
}

/** At most one row: `content`, the row as a JSON object. */
export function compileOne(scope: Scope): Statement {
  const binds = new Parameters()
  const row = `select\n  ${select(scope.view, 'json')}\nfrom ${relation(scope, binds)}${where(scope, binds)}\nlimit 1`
  return binds.prepared(`select json_strip_nulls(row_to_json(p))::text as content\nfrom (\n${row}\n) p`)
}

/** The filtered rows with every column of the `.sql`, for queries of other modules to read from. */
export const compileRelation = (scope: Scope, binds: Binds): string => `select r.*\nfrom ${relation(scope, binds)}${where(scope, binds)}`

/** Every row of the filter, in order, with its values written in: for COPY and cursors. */
export const compileExport = (scope: Scope, sort: readonly Sort[], target: 'batch' | 'csv'): string =>
  `select\n  ${select(scope.view, target)}\nfrom ${relation(scope, literals)}${where(scope, literals)}${orderBy(scope.view, sort)}`

