// The columns a query answers as JSON; fields that travel nested are put inside one another here.
import type { Field } from '@portal/kit/fields'
import { nest, type Nest } from '@portal/kit/nested'
import { identifier } from './binds.ts'
import { writeCell } from './cells.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const inside = (parts: Nest<string>): string =>
  `json_build_object(${[...parts].map(([part, node]) => `${quoted(part)}, ${typeof node === 'string' ? node : inside(node)}`).join(', ')})`

/** One item of a select each; `column` says where a field is found. */
export function jsonColumns(fields: Iterable<readonly [name: string, field: Field]>, column: (name: string) => string): string[] {
  const written = nest([...fields].map(([name, field]) => [name, writeCell('json', field, column(name))] as const))
  return [...written].map(([part, node]) => {
    const value = typeof node === 'string' ? node : inside(node)
    return value === column(part) ? value : `${value} as ${identifier(part)}`
  })
}
