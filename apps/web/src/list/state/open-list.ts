// A list as one entity may see it: what a closed gate hides is gone from columns, filters, sorts and totals alike.
import type { Field } from '@portal/kit/fields'
import { initialSort, openFields, openFilters, type List, type OpenCell } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'

export function openList(list: List, parametros: Parametros): List {
  const fields = Object.fromEntries(openFields(list, parametros))
  const isOpen = (name: string): boolean => name in fields || !(name in list.fields)
  const leads = ({ when }: Pick<OpenCell, 'when'>): boolean => when?.(parametros) ?? true
  const by = list.sort.by.filter(isOpen)
  const initial = isOpen(initialSort(list).property) || !by[0] ? list.sort.initial : (`${by[0]} asc` as const)
  const { open, links = {}, ...rest } = list
  return {
    ...rest,
    fields,
    columns: list.columns.filter(isOpen),
    filters: Object.fromEntries(openFilters(list, parametros).filter(([, { asked }]) => asked !== 'clients')),
    sort: { by, initial },
    totals: list.totals.filter(isOpen),
    ...(open && leads(open) && { open }),
    links: Object.fromEntries(Object.entries(links).filter(([, link]) => link && leads(link))),
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
