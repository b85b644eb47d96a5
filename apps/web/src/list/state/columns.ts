// The columns of the table of a list, in their order, and whether they are many.
import type { Field } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'

export type Column = readonly [name: string, field: Field]

export const columnsOf = ({ columns, fields }: List): Column[] =>
  columns.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, field] as const] : []
  })

const DENSE_COLUMNS = 8

/** So many columns that the table gives up air before it asks to be scrolled sideways. */
export const isDense = (list: List): boolean => columnsOf(list).length >= DENSE_COLUMNS
