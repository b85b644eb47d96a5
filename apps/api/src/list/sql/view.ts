// A list as one entity may see it: whatever a closed gate hides is gone from the answer, the sort, the filters and the totals.
import type { ClientNames } from '@portal/kit/client-names'
import type { Field } from '@portal/kit/fields'
import type { Filter } from '@portal/kit/filters'
import { initialSort, openFields, openFilters, openRecord, type Direction, type List, type Value } from '@portal/kit/list'
import { fixedFor, type Parametros } from '@portal/kit/parametros'
import { clientNames } from '../ask/client-names.ts'
import type { ListSource } from './list-source.ts'

export interface Sort {
  property: string
  /** What the client calls it, where that is another name: it is answered in its own words. */
  said?: string
  direction: Direction
}

/** What nobody chooses is settled. */
interface SettledList extends List {
  readonly fixed: Readonly<Record<string, Value>>
}

export interface ListView {
  list: SettledList
  source: ListSource
  /** Of the rows of a page or a file. */
  fields: readonly [name: string, field: Field][]
  /** Of one row alone. */
  record: readonly [name: string, field: Field][]
  sortable: readonly string[]
  initialSort: readonly Sort[]
  filters: Readonly<Record<string, Filter>>
  totals: readonly string[]
  /** What clients may also say. */
  clientNames: ClientNames
}

export function openView(list: List, source: ListSource, parametros: Parametros, names = clientNames(list)): ListView {
  const fields = openFields(list, parametros)
  const open = new Set(fields.map(([name]) => name))
  const isOpen = (name: string): boolean => open.has(name) || !(name in list.fields)
  const sort = initialSort(list)
  return {
    list: { ...list, fixed: fixedFor(list.fixed ?? {}, parametros) },
    source,
    fields,
    record: openRecord(list, parametros),
    sortable: list.sort.by.filter(isOpen),
    initialSort: isOpen(sort.property) ? [sort] : [],
    filters: Object.fromEntries(openFilters(list, parametros)),
    totals: list.totals.filter(isOpen),
    clientNames: names,
  }
}
