// The one way rows leave the database as JSON: only what is declared, only what is open, nobody's CPF whole, nothing
// for what is absent unless its clients read null.
import type { Field, Fields } from '@portal/kit/fields'
import { nest, type Nest } from '@portal/kit/nested'
import { openOf } from '@portal/kit/record'
import type { Parametros } from '@portal/kit/parametros'
import { identifier } from './binds.ts'
import { writeCell, type Target } from './cells.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

function inside(parts: Nest<string>): string {
  const pairs = [...parts].map(([part, node]) => `${quoted(part)}, ${typeof node === 'string' ? node : inside(node)}`)
  return `json_build_object(${pairs.join(', ')})`
}

const columnOf = (name: string): string => `r.${identifier(name)}`

const named = (value: string, name: string): string =>
  value === columnOf(name) ? value : `${value} as ${identifier(name)}`

/** The columns of `r`, as they are written; in JSON, fields that travel nested inside one another. */
export function writtenColumns(fields: Iterable<readonly [name: string, field: Field]>, target: Target): string {
  const written = [...fields].map(([name, field]) => [name, writeCell(target, field, columnOf(name))] as const)
  if (target !== 'json') return written.map(([name, value]) => named(value, name)).join(',\n  ')
  return [...nest(written)]
    .map(([part, node]) => named(typeof node === 'string' ? node : inside(node), part))
    .join(',\n  ')
}

/** The same for the fields an entity publishes. */
export const openColumns = (fields: Fields, parametros: Parametros): string =>
  writtenColumns(openOf(fields, parametros), 'json')

/** One row: `content`, a JSON array as text, and what else is asked of the rows together. */
export const jsonArray = (rows: string, more = '', nulls = false): string =>
  `select coalesce(${nulls ? 'json_agg(p)' : 'json_strip_nulls(json_agg(p))'}, '[]')::text as content${more}\nfrom
    (\n${rows}\n) p`

/** `content` of each row, a JSON object as text. */
export const jsonObject = (rows: string): string =>
  `select json_strip_nulls(row_to_json(p))::text as content\nfrom (\n${rows}\n) p`
