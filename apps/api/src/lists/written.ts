// Writes the SQL that turns rows into JSON; there is no other way for rows to leave the database as JSON. It includes
// only declared and open fields, masks CPFs, and omits absent values unless the clients of the list read null.
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

/** Returns the columns of `r` as the target writes them. In JSON, fields whose names have parts are nested. */
export function writtenColumns(fields: Iterable<readonly [name: string, field: Field]>, target: Target): string {
  const written = [...fields].map(([name, field]) => [name, writeCell(target, field, columnOf(name))] as const)
  if (target !== 'json') return written.map(([name, value]) => named(value, name)).join(',\n  ')
  return [...nest(written)]
    .map(([part, node]) => named(typeof node === 'string' ? node : inside(node), part))
    .join(',\n  ')
}

/** Returns the columns of the fields that an entity publishes, for JSON. */
export const openColumns = (fields: Fields, parametros: Parametros): string =>
  writtenColumns(openOf(fields, parametros), 'json')

/** Returns one row: `content`, a JSON array as text, and whatever aggregates `more` adds. */
export const jsonArray = (rows: string, more = '', nulls = false): string =>
  `select coalesce(${nulls ? 'json_agg(p)' : 'json_strip_nulls(json_agg(p))'}, '[]')::text as content${more}\nfrom
    (\n${rows}\n) p`

/** Returns `content` for each row: a JSON object, as text. */
export const jsonObject = (rows: string): string =>
  `select json_strip_nulls(row_to_json(p))::text as content\nfrom (\n${rows}\n) p`
