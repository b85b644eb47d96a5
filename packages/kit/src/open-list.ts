// What one entity shows of a list. A declaration and the entity's parameters go in; what comes out has nothing that a
// closed gate hides, in the fields, the columns, the filters, the order and the totals alike. The API answers by it and
// the screen is drawn by it, so that neither asks or says what the other would not.
import type { Field } from './fields.ts'
import type { Filter } from './filters.ts'
import { chosenFilters, initialSort, type List, type OpenCell } from './list.ts'
import type { Gate, Parametros } from './parametros.ts'

type Named<T> = [name: string, of: T]

const isOpen = (gate: Gate | undefined, parametros: Parametros): boolean => gate?.(parametros) ?? true

/** The filters a question may choose, on the screen or as a client. */
export const openFilters = (list: List, parametros: Parametros): Named<Filter>[] =>
  chosenFilters(list).filter(
    ([, { when, column }]) => isOpen(when, parametros) && isOpen(list.fields[column]?.when, parametros),
  )

/** What one of its rows may say, alone. */
export const openRecord = ({ fields }: Pick<List, 'fields'>, parametros: Parametros): Named<Field>[] =>
  Object.entries(fields).filter(([, { when }]) => isOpen(when, parametros))

/** What each of its rows says, in pages and files. */
export const openFields = (list: Pick<List, 'fields'>, parametros: Parametros): Named<Field>[] =>
  openRecord(list, parametros).filter(([, { recordOnly }]) => !recordOnly)

/** What its table shows. */
export function openColumns(list: List, parametros: Parametros): Named<Field>[] {
  const open = new Map(openFields(list, parametros))
  return list.columns.flatMap((name) => {
    const field = open.get(name)
    return field ? [[name, field] as Named<Field>] : []
  })
}

/**
 * The orders that are left. Where the one it opens with is closed, it opens with the first that is left, ascending: an
 * order a visitor sees in the table and can turn, which the key is not.
 */
function openSort({ path, sort, fields }: List, parametros: Parametros): List['sort'] {
  const by = sort.by.filter((name) => isOpen(fields[name]?.when, parametros))
  const [first] = by
  if (first === undefined) throw new Error(`${path} has no order that every entity shows`)
  return { by, initial: by.includes(initialSort({ sort }).property) ? sort.initial : `${first} asc` }
}

/** The whole list as it is shown; what clients alone ask is not offered on the screen. */
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
