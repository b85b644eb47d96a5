// Reads the rows of a query other than that of a list, and writes them as JSON in the same way as the rows of lists.
import type { Fields } from '@portal/kit/fields'
import type { Parametros } from '@portal/kit/parametros'
import type { Runner } from '@portal/db/pool'
import { identifier, Parameters, type BindValue } from './binds.ts'
import { jsonArray, jsonObject, openColumns } from './written.ts'
import type { SqlTemplate } from './sql-template.ts'
import type { Sort } from './view.ts'

export type Values = Readonly<Record<string, BindValue | undefined>>

export interface RowsAsked {
  /** Writes the query and binds its values. */
  query: (binds: Parameters) => string
  fields: Fields
  parametros: Parametros
  /** Columns that must have these values. */
  equals?: Values
  /** Set where the text of the query depends on the request, so that it is not prepared. */
  varies?: true
}

/** Fills in the binds of a query file by name; a name without a value becomes null. */
export const filled =
  (template: SqlTemplate, values: Values) =>
  (binds: Parameters): string =>
    template.render((name) => binds.bind(values[name] ?? null, name))

function where(equals: Values, binds: Parameters): string {
  const conditions = Object.entries(equals).flatMap(([name, value]) =>
    value === undefined ? [] : [`r.${identifier(name)} = ${binds.bind(value)}`],
  )
  return conditions.length === 0 ? '' : `\nwhere ${conditions.join(' and ')}`
}

function select({ query, fields, parametros, equals = {} }: RowsAsked, binds: Parameters): string {
  return `select\n  ${openColumns(fields, parametros)}\nfrom (\n${query(binds)}\n) r${where(equals, binds)}`
}

/** Returns a JSON array, as text. */
export async function readRows(runner: Runner, asked: RowsAsked): Promise<string> {
  const binds = new Parameters()
  const text = jsonArray(select(asked, binds))
  const { rows } = await runner.query<{ content: string }>(asked.varies ? binds.statement(text) : binds.prepared(text))
  return rows[0]?.content ?? '[]'
}

/** Returns the first row as a JSON object, or undefined. */
export async function readFirst(runner: Runner, asked: RowsAsked): Promise<string | undefined> {
  const binds = new Parameters()
  const { rows } = await runner.query<{ content: string }>(
    binds.prepared(jsonObject(`${select(asked, binds)}\nlimit 1`)),
  )
  return rows[0]?.content
}

export interface Slice {
  limit: number
  offset: number
  /** Sorts by these columns, in place of the order of the query itself. */
  sort: readonly Sort[]
}

export interface SlicedRows {
  content: string
  rows: number
  /** Number of rows before the slice is cut. */
  count: number
}

export async function readSlice(
  runner: Runner,
  { query, fields, parametros, equals = {} }: RowsAsked,
  slice: Slice,
): Promise<SlicedRows> {
  const binds = new Parameters()
  const order = slice.sort.map(({ property, direction }) => `r.${identifier(property)} ${direction} nulls last`)
  const ordered = order.length > 0 ? `\norder by ${order.join(', ')}` : ''
  const whole = `with r as (\nselect r.*\nfrom (\n${query(binds)}\n) r${where(equals, binds)}\n)`
  const cut = `limit ${binds.bind(slice.limit)} offset ${binds.bind(slice.offset)}`
  const rows = `select\n  ${openColumns(fields, parametros)}\nfrom r${ordered}\n${cut}`
  const text = `${whole}\n${jsonArray(rows, ', count(*)::int as rows, (select count(*)::int from r) as count')}`
  const { rows: found } = await runner.query<SlicedRows>(binds.prepared(text))
  return found[0] ?? { content: '[]', rows: 0, count: 0 }
}
