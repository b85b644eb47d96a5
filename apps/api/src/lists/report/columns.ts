// Orders fields for a person who reads a record: first those the screen shows, then the others.
import type { Field } from '@portal/kit/fields'
import type { ReportSource } from './report.ts'

export interface Column {
  /** Position of the cell in each row. */
  index: number
  name: string
  field: Field
}

export function readingColumns({ fields, columns }: ReportSource): { leading: Column[]; rest: Column[] } {
  const all = fields.map(([name, field], index) => ({ index, name, field }))
  if (!columns) return { leading: all, rest: [] }
  const leading = columns.flatMap((name) => all.find((column) => column.name === name) ?? [])
  return { leading, rest: all.filter((column) => !leading.includes(column)) }
}
