// A list as one entity may see it: whatever a closed gate hides is gone from the answer, the sort, the filters and the totals.
import type { ClientNames } from '@portal/kit/client-names'
import type { Field } from '@portal/kit/fields'
import type { Filter } from '@portal/kit/filters'
import { initialSort, chosenFilters, openFields, type Direction, type List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { clientNames } from '../ask/client-names.ts'
import type { ListSource } from './list-source.ts'

export interface Sort {
  property: string
  direction: Direction
}

export interface ListView {
  list: List
  source: ListSource
  fields: readonly [name: string, field: Field][]
  sortable: readonly string[]
  initialSort: readonly Sort[]
  filters: Readonly<Record<string, Filter>>
  totals: readonly string[]
  /** What clients may also say. */
  clientNames: ClientNames
}

export function openView(list: List, source: ListSource, parametros: Parametros): ListView {
  const fields = openFields(list, parametros)
  const open = new Set(fields.map(([name]) => name))
  const isOpen = (name: string): boolean => open.has(name) || !(name in list.fields)
  const sort = initialSort(list)
  return {
    list,
    source,
    fields,
    sortable: list.sort.by.filter(isOpen),
    initialSort: isOpen(sort.property) ? [sort] : [],
    filters: Object.fromEntries(chosenFilters(list).filter(([, filter]) => isOpen(filter.column))),
    totals: list.totals.filter(isOpen),
    clientNames: clientNames(list),
  }
}
