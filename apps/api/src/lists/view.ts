// A list as one entity publishes it, with its `.sql`: the fields, sorts, filters and totals that the API offers,
// without anything that a closed gate hides.
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
  /** The name the client used, where it is another; the response repeats that name. */
  said?: string
  direction: Direction
}

/** A list whose fixed values are settled for the parameters of the entity. */
interface SettledList extends List {
  readonly fixed: Readonly<Record<string, Value | null>>
}

export interface ListView {
  /** The list as declared, including closed fields, so that they can still be recognised and refused. */
  list: SettledList
  source: ListSource
  /** Fields of the rows of a page or a file. */
  fields: readonly [name: string, field: Field][]
  /** Fields of a row requested by itself. */
  record: readonly [name: string, field: Field][]
  sortable: readonly string[]
  initialSort: readonly Sort[]
  /** Filters of the screen and filters that only clients send. */
  filters: Readonly<Record<string, Filter>>
  totals: readonly string[]
  /** The names that older clients may also use. */
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
