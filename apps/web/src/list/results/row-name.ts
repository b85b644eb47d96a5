// Returns the accessible name of the link that opens a row: the first column and the columns that distinguish the row.
// Numbers and dates are preceded by their label.
import type { Field } from '@portal/kit/fields'
import type { List, Row } from '@portal/kit/list'
import { writeValue } from '@portal/kit/write-value'

const isName = ({ kind, code }: Field): boolean => kind === 'text' && !code

export function rowNameOf({ columns, fields, rowName = [] }: List, row: Row): string {
  const names = [...new Set([...columns.slice(0, 1), ...rowName])]
  return names
    .flatMap((name) => {
      const field = fields[name]
      const written = field && writeValue(field.kind, row[name])
      return field && written !== undefined ? [isName(field) ? written : `${field.label} ${written}`] : []
    })
    .join(', ')
}
