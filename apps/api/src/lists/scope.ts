// Defines which rows a query reads: a list as one entity publishes it, in which entities and years, and the conditions
// requested.
import type { Contexto } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import type { Binds, BindValue } from './binds.ts'
import { tsQuery } from './conditions.ts'
import type { RsqlNode } from './rsql.ts'
import type { ListSource } from './source.ts'
import type { ListView } from './view.ts'

export interface FilterValue {
  /** Normalised for the database. */
  value: string
  /** As the visitor typed it. */
  typed: string
}

export type FilterValues = Readonly<Record<string, FilterValue>>

export interface Scope {
  view: ListView
  contexto: Contexto
  filters: FilterValues
  /** Field values that each row must have. */
  equals?: Readonly<Record<string, string>>
  /** The client's RSQL expression, over the fields that the view allows. */
  search?: RsqlNode
  /** The entities and years covered, where they are not just the context. */
  parts?: readonly Contexto[]
}

/** Returns the entities and years whose rows are read. */
export const partsOf = ({ contexto, parts }: Scope): readonly Contexto[] => parts ?? [contexto]

/** Binds an entity or year. The same value shares one parameter in a statement, whoever binds it. */
export const bindContexto = (name: keyof Contexto, contexto: Contexto, { bind }: Binds): string =>
  bind(contexto[name], `${name} ${contexto[name]}`)

/** Writes `(<sql>) r`: the rows of a `.sql` in one entity and year, with the columns named, or with all. */
export function rowsOf(
  { render }: Pick<ListSource, 'render'>,
  { view, filters }: Scope,
  binds: Binds,
  part: Contexto,
  reads?: readonly string[],
): string {
  const fixed: Record<string, BindValue> = view.list.fixed
  const asked = (name: string): BindValue => {
    const value = filters[name]?.value ?? null
    return value !== null && view.filters[name]?.of === 'words' ? tsQuery(wordsIn(value)) : value
  }
  const place = (name: string): string => {
    if (name === 'entidade' || name === 'exercicio') return bindContexto(name, part, binds)
    return binds.bind(fixed[name] ?? asked(name), name)
  }
  return `(\n${render(place, reads && new Set(reads))}\n) r`
}
