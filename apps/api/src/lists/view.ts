// A list as one entity may see it, with its `.sql`: what the API answers, sorts, filters and adds up of it, and nothing
// that a closed gate hides.
import type { ClientNames } from '@portal/kit/client-names'
import type { Field } from '@portal/kit/fields'
import type { Filter } from '@portal/kit/filters'
import { initialSort, type Direction, type List, type Value } from '@portal/kit/list'
import { openFilters, openList, openRecord } from '@portal/kit/open-list'
import { fixedFor, type Parametros } from '@portal/kit/parametros'
import { clientNames } from './clients.ts'
import type { ListSource } from './source.ts'

export interface Sort {
  property: string
  /** What the client calls it, where that is another name: it is answered in its own words. */
  said?: string
  direction: Direction
}

/** What nobody chooses is settled. */
interface SettledList extends List {
  readonly fixed: Readonly<Record<string, Value | null>>
}

export interface ListView {
  /** As declared: what is closed is still known, so that it can be refused by what it is. */
  list: SettledList
  source: ListSource
  /** Of the rows of a page or a file. */
  fields: readonly [name: string, field: Field][]
  /** Of one row alone. */
  record: readonly [name: string, field: Field][]
  sortable: readonly string[]
  initialSort: readonly Sort[]
  /** Those of the screen and those only clients ask. */
  filters: Readonly<Record<string, Filter>>
  totals: readonly string[]
  /** What clients may also say. */
  clientNames: ClientNames
}

export function openView(list: List, source: ListSource, parametros: Parametros, names = clientNames(list)): ListView {
  const open = openList(list, parametros)
  return {
    list: { ...list, fixed: fixedFor(list.fixed ?? {}, parametros) },
    source,
    fields: Object.entries(open.fields),
    record: openRecord(list, parametros),
    sortable: open.sort.by,
    initialSort: [initialSort(open)],
    filters: Object.fromEntries(openFilters(list, parametros)),
    totals: open.totals,
    clientNames: names,
  }
}
