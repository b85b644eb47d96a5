// A list as one entity may see it: what a closed gate hides is gone from columns, filters, sorts and totals alike.
import type { Field } from '@portal/kit/fields'
import { chosenFilters, initialSort, openFields, type List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'

export function openList(list: List, parametros: Parametros): List {
  const fields = Object.fromEntries(openFields(list, parametros))
  const isOpen = (name: string): boolean => name in fields || !(name in list.fields)
  const by = list.sort.by.filter(isOpen)
  const initial = isOpen(initialSort(list).property) || !by[0] ? list.sort.initial : (`${by[0]} asc` as const)
  return {
    ...list,
    fields,
    columns: list.columns.filter(isOpen),
    filters: Object.fromEntries(chosenFilters(list).filter(([, { column, offScreen }]) => isOpen(column) && !offScreen)),
    sort: { by, initial },
    totals: list.totals.filter(isOpen),
  }
}

export type Column = readonly [name: string, field: Field]

export const columnsOf = ({ columns, fields }: List): Column[] =>
  columns.flatMap((name) => {
    const field = fields[name]
    return field ? [[name, field] as const] : []
  })

const DENSE_COLUMNS = 8

/** So many columns that the table gives up air before it asks to be scrolled sideways. */
export const isDense = (list: List): boolean => columnsOf(list).length >= DENSE_COLUMNS
