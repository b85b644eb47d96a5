// Returns a list as one entity publishes it, from its declaration and the entity's parameters: nothing of a closed gate
// is left in fields, columns, filters, sorts and totals. Both the API and the screen use it, so that neither offers
// what the other refuses.
import type { Field } from './fields.ts'
import type { Filter } from './filters.ts'
import { chosenFilters, initialSort, type List, type OpenCell } from './list.ts'
import type { Gate, Parametros } from './parametros.ts'

type Named<T> = [name: string, of: T]

const isOpen = (gate: Gate | undefined, parametros: Parametros): boolean => gate?.(parametros) ?? true

/** Returns the filters that a request may set, from the screen or from a client. */
export const openFilters = (list: List, parametros: Parametros): Named<Filter>[] =>
  chosenFilters(list).filter(
    ([, { when, column }]) => isOpen(when, parametros) && isOpen(list.fields[column]?.when, parametros),
  )

/** Returns the fields of a row requested by itself. */
export const openRecord = ({ fields }: Pick<List, 'fields'>, parametros: Parametros): Named<Field>[] =>
  Object.entries(fields).filter(([, { when }]) => isOpen(when, parametros))

/** Returns the fields of the rows in pages and files. */
export const openFields = (list: Pick<List, 'fields'>, parametros: Parametros): Named<Field>[] =>
  openRecord(list, parametros).filter(([, { recordOnly }]) => !recordOnly)

/** Returns the columns of the table. */
export function openColumns(list: List, parametros: Parametros): Named<Field>[] {
  const open = new Map(openFields(list, parametros))
  return list.columns.flatMap((name) => {
    const field = open.get(name)
    return field ? [[name, field] as Named<Field>] : []
  })
}

/**
 * Returns the open sorts. If the initial sort is closed, the first open one replaces it, ascending: unlike the key, it
 * is a column that the visitor sees and can reverse.
 */
function openSort({ path, sort, fields }: List, parametros: Parametros): List['sort'] {
  const by = sort.by.filter((name) => isOpen(fields[name]?.when, parametros))
  const [first] = by
  if (first === undefined) throw new Error(`${path} has no order that every entity shows`)
  return { by, initial: by.includes(initialSort({ sort }).property) ? sort.initial : `${first} asc` }
}

/** Returns the whole list as the screen shows it, without the filters for clients only. */
export function openList(list: List, parametros: Parametros): List {
  const { open, links = {}, ...rest } = list
  const columns = openColumns(list, parametros)
  const leads = ({ when }: Pick<OpenCell, 'when'>): boolean => isOpen(when, parametros)
  return {
    ...rest,
    fields: Object.fromEntries(openFields(list, parametros)),
    columns: columns.map(([name]) => name),
    filters: Object.fromEntries(openFilters(list, parametros).filter(([, { asked }]) => asked !== 'clients')),
    sort: openSort(list, parametros),
    totals: list.totals.filter((name) => isOpen(list.fields[name]?.when, parametros)),
    ...(open && leads(open) && { open }),
    links: Object.fromEntries(Object.entries(links).filter(([, link]) => link && leads(link))),
  }
}
