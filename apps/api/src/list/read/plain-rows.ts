// The rows of a query, reduced to the declared fields that are open and written as the lists write them: a CPF never whole.
import type { Field } from '@portal/kit/fields'
import type { Parametros } from '@portal/kit/parametros'
import { identifier, Parameters, type BindValue } from '../sql/binds.ts'
import { writeCell } from '../sql/cells.ts'
import type { Runner } from './reader.ts'
import type { SqlTemplate } from '../sql/sql-template.ts'
import type { Sort } from '../sql/view.ts'

export interface RowsAsked {
  template: SqlTemplate
  fields: Readonly<Record<string, Field>>
  parametros: Parametros
  values: Readonly<Record<string, BindValue | undefined>>
}

export interface Slice {
  limit: number
  offset: number
  /** In place of the order of the query itself. */
  sort?: readonly Sort[]
}

interface Answer {
  content: string
  rows: number
  count: number
}

export async function readRows(runner: Runner, { template, fields, parametros, values }: RowsAsked, slice?: Slice): Promise<Answer> {
  const binds = new Parameters()
  const columns = Object.entries(fields)
    .filter(([, field]) => field.when?.(parametros) ?? true)
    .map(([name, field]) => `${writeCell('json', field, `r.${identifier(name)}`)} as ${identifier(name)}`)
  const sql = template.render((name) => binds.bind(values[name] ?? null, name))
  const order = slice?.sort?.map(({ property, direction }) => `r.${identifier(property)} ${direction} nulls last`) ?? []
  const ordered = order.length > 0 ? `\norder by ${order.join(', ')}` : ''
  const cut = slice ? `${ordered}\nlimit ${binds.bind(slice.limit)} offset ${binds.bind(slice.offset)}` : ''
  const text = `with r as (\n${sql}\n)
select coalesce(json_strip_nulls(json_agg(p)), '[]')::text as content, count(*)::int as rows, (select count(*)::int from r) as count
from (\nselect\n  ${columns.join(',\n  ')}\nfrom r${cut}\n) p`
  const { rows } = await runner.query<Answer>(binds.prepared(text))
  return rows[0] ?? { content: '[]', rows: 0, count: 0 }
}

/** The first row as a JSON object, or nothing. */
export async function readFirst(runner: Runner, asked: RowsAsked): Promise<string | undefined> {
  const { content, rows } = await readRows(runner, asked, { limit: 1, offset: 0 })
  return rows === 0 ? undefined : content.slice(1, -1).trim()
}
