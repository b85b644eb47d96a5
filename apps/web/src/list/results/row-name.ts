// The name of the link that opens a row: what it shows, and what tells this row from the others; numbers and dates say
// of what they are.
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
