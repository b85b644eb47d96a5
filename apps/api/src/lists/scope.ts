// Which rows a question is about: a list as one entity sees it, in which entities and years, and what is asked of it.
import type { Contexto } from '@portal/kit/list'
import { wordsIn } from '@portal/kit/palavras'
import type { Binds, BindValue } from './binds.ts'
import { tsQuery } from './conditions.ts'
import type { RsqlNode } from './rsql.ts'
import type { ListSource } from './source.ts'
import type { ListView } from './view.ts'

export interface FilterValue {
  /** As the database compares it. */
  value: string
  /** As the visitor wrote it. */
  typed: string
}

export type FilterValues = Readonly<Record<string, FilterValue>>

export interface Scope {
  view: ListView
  contexto: Contexto
  filters: FilterValues
  /** Field values each row must have. */
  equals?: Readonly<Record<string, string>>
  /** What a client said in RSQL, over the fields the view lets it name. */
  search?: RsqlNode
  /** The entities and years covered, where the context is not all of it. */
  parts?: readonly Contexto[]
}

/** The entities and years whose rows are read, each a part of the whole. */
export const partsOf = ({ contexto, parts }: Scope): readonly Contexto[] => parts ?? [contexto]

/** The same entity or year has one parameter in a statement, whoever binds it. */
export const bindContexto = (name: keyof Contexto, contexto: Contexto, { bind }: Binds): string =>
  bind(contexto[name], `${name} ${contexto[name]}`)

/** `(<sql>) r`: the rows of a `.sql` in an entity and a year, with the columns named, or with all. */
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
