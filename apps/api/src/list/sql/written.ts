// The one way rows leave the database as JSON: only what is declared, only what is open, nobody's CPF whole, nothing for what is absent.
import type { Field, Fields } from '@portal/kit/fields'
import { openOf } from '@portal/kit/record'
import type { Parametros } from '@portal/kit/parametros'
import { identifier } from './binds.ts'
import { writeCell, type Target } from './cells.ts'

/** The columns of `r`, as they are written. */
export function writtenColumns(fields: readonly (readonly [name: string, field: Field])[], target: Target): string {
  return fields.map(([name, field]) => {
    const column = `r.${identifier(name)}`
    const written = writeCell(target, field, column)
    return written === column ? written : `${written} as ${identifier(name)}`
  }).join(',\n  ')
}

/** The same for the fields an entity publishes. */
export const openColumns = (fields: Fields, parametros: Parametros): string => writtenColumns(openOf(fields, parametros), 'json')

/** One row: `content`, a JSON array as text, and what else is asked of the rows together. */
export const jsonArray = (rows: string, more = ''): string =>
  `select coalesce(json_strip_nulls(json_agg(p)), '[]')::text as content${more}\nfrom (\n${rows}\n) p`

/** `content` of each row, a JSON object as text. */
export const jsonObject = (rows: string): string => `select json_strip_nulls(row_to_json(p))::text as content\nfrom (\n${rows}\n) p`
