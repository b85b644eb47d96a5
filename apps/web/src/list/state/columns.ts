// Returns the columns of a list's table, in order, and whether they are many.
import type { Field } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'

export type Column = readonly [name: string, field: Field]

export const columnsOf = ({ columns, fields }: List): Column[] =>
  columns.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, field] as const] : []
  })

const DENSE_COLUMNS = 8

/** Returns whether the table has so many columns that it reduces its spacing before scrolling sideways. */
export const isDense = (list: List): boolean => columnsOf(list).length >= DENSE_COLUMNS
