// A filter knows its label, what fills it and how that is put to a column; its key is the query parameter.
import { today } from './formats.ts'
import type { Gate } from './parametros.ts'

interface Base {
  readonly label: string
  readonly column: string
  /** The value used when the visitor says nothing, e.g. 1 January of the year. */
  readonly default?: (exercicio: number) => string
  /** Another name by which an address may fill it in. */
  readonly alias?: string
  /** Nothing is asked before it is filled. */
  readonly required?: true
  /** Closed, the filter is not offered; it also closes with the field of its column. */
  readonly when?: Gate
  /** Filters of one group are folded away under its name. */
  readonly group?: string
  /** Asked not of the row but of what hangs from it: `<list>-<among>.sql`, whose rows carry the key of the list. */
  readonly among?: string
  /**
   * Asked of the row or of what hangs from it, which carries the whole key and the same column; the `.sql` may bind it
   * too, to tell where it was found.
   */
  readonly orAmong?: string
  /** The date of the row before which nothing that hangs from it counts. */
  readonly since?: string
  /** Its values are codes an entity gives: asked, a list that covers every entity covers that one alone. */
  readonly ofEntity?: true
  /**
   * Its value is a year that takes the place of the one asked, as the `.sql` that binds it says; a list that covers
   * every year then covers that one alone.
   */
  readonly ofYear?: true
  /** The filters it takes the place of: filled in, they are cleared, and what they open with is no longer asked. */
  readonly excludes?: readonly string[]
  /** Where it is asked, when not in the form: by the tabs of the screen, or by clients alone. */
  readonly asked?: 'tabs' | 'clients'
}

export interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Options known beforehand, or a call that answers [{ id, descricao }]; ids are numbers unless said to be codes, such
 * as '0201'.
 */
export type Options = readonly Option[] | OptionsFrom

export interface OptionsFrom {
  readonly from: string
  readonly ids?: 'code'
  /** The choice above this one: it, and those above it, narrow what the call answers. */
  readonly under?: string
}

/** How the value is put to the column. */
export type Operator = 'equals' | 'contains' | 'words' | 'from' | 'to' | 'asOf' | 'flag'

/** What a filter is filled with: by it a value is read, written, shown in a form and described to programs. */
export type ValueKind =
  | 'text'
  | 'words'
  | 'documento'
  | 'integer'
  | 'numeroAno'
  | 'code'
  | 'date'
  | 'money'
  | 'month'
  | 'choice'
  | 'flag'

/** What has an order, and so a range. */
export type RangeKind = 'date' | 'money' | 'integer' | 'month'

export type Filter =
  /** Accent- and case-insensitive; the SQL exposes the plain text as `<column>Busca`. */
  | (Base & {
      readonly operator: 'contains'
      readonly of: 'text'
      /** A call that answers [{ id, descricao }] for what is being typed, as `descricao`. */
      readonly suggest?: string
    })
  /** All the words typed, as `wordsIn` reads them; the SQL exposes those of the text as `<column>Palavras`. */
  | (Base & { readonly operator: 'words'; readonly of: 'words' })
  /**
   * A `numeroAno` is a number with its year, '1/2015', or the number alone, of any year; a `code` is not guessed by its
   * parts, in capitals or not; a `date` is one day over a date column.
   */
  | (Base & { readonly operator: 'equals'; readonly of: 'documento' | 'integer' | 'numeroAno' | 'code' | 'date' })
  | (Base & { readonly operator: 'equals'; readonly of: 'choice'; readonly options: Options })
  /** An end of a range, itself included; a `month` is one of the chosen year, from 1 to 12, over a date column. */
  | (Base & { readonly operator: 'from' | 'to'; readonly of: RangeKind })
  /** Keeps every row, with its figures as they stood at the end of a day: the `.sql` itself binds the value. */
  | (Base & { readonly operator: 'asOf'; readonly of: 'date' })
  /** Checked, keeps the rows where the boolean column is true. */
  | (Base & { readonly operator: 'flag'; readonly of: 'flag' })

export const contains = (column: string, label: string): Filter => ({ operator: 'contains', of: 'text', column, label })
export const words = (column: string, label: string): Filter => ({ operator: 'words', of: 'words', column, label })
export const byDocumento = (column: string, label = 'CNPJ/CPF'): Filter => ({
  operator: 'equals',
  of: 'documento',
  column,
  label,
})
export const byNumeroAno = (column: string, label: string): Filter => ({
  operator: 'equals',
  of: 'numeroAno',
  column,
  label,
})
export const byDay = (column: string, label: string): Filter => ({ operator: 'equals', of: 'date', column, label })
export const byCode = (column: string, label: string): Filter => ({ operator: 'equals', of: 'code', column, label })
export const byInteger = (column: string, label: string): Filter => ({
  operator: 'equals',
  of: 'integer',
  column,
  label,
})
export const choice = (column: string, label: string, options: Options): Filter => ({
  operator: 'equals',
  of: 'choice',
  column,
  label,
  options,
})
export const checkbox = (column: string, label: string): Filter => ({ operator: 'flag', of: 'flag', column, label })
export const from = (of: RangeKind, column: string, label: string): Filter => ({ operator: 'from', of, column, label })
export const to = (of: RangeKind, column: string, label: string): Filter => ({ operator: 'to', of, column, label })

/** The position of a day: today in the year under way, its last day in those that ended. */
export const asOf = (label: string): Filter => ({
  operator: 'asOf',
  of: 'date',
  column: 'posicao',
  label,
  default: (exercicio) => [`${exercicio}-12-31`, today()].sort()[0] ?? '',
})

type Filters = Readonly<Record<string, Filter>>

const TWINS: Partial<Record<Operator, string>> = { contains: 'Busca', words: 'Palavras' }

/** The column of the `.sql` a filter is asked of: of a text, the twin made for being searched. */
export const searchedColumn = (filter: Pick<Filter, 'operator' | 'column'>): string =>
  `${filter.column}${TWINS[filter.operator] ?? ''}`

/** Whether it is filled with text, which is said back as it was typed. */
export const isText = (filter: Pick<Filter, 'operator'>): boolean => TWINS[filter.operator] !== undefined

/** The names of the choices above one, the nearest first. */
export function choicesAbove(filters: Filters, name: string): string[] {
  const above: string[] = []
  for (let at = parentOf(filters[name]); at !== undefined && !above.includes(at); at = parentOf(filters[at]))
    above.push(at)
  return above
}

const parentOf = (filter: Filter | undefined): string | undefined =>
  filter?.of === 'choice' && 'from' in filter.options ? filter.options.under : undefined

/** The same filters, each with these words too. */
function each<F extends Filters>(filters: F, words: Partial<Base>): Record<keyof F & string, Filter> {
  const entries = Object.entries(filters).map(([name, filter]) => [name, { ...filter, ...words }] as const)
  return Object.fromEntries(entries) as Record<keyof F & string, Filter>
}

/** Folds filters away under one name. */
export const grouped = <F extends Filters>(group: string, filters: F): Record<keyof F & string, Filter> =>
  each(filters, { group })

/** Understood when a client asks, never offered on the screen. */
export const offScreen = <F extends Filters>(filters: F): Record<keyof F & string, Filter> =>
  each(filters, { asked: 'clients' })

/** Nothing is asked before these are filled. */
export const required = <F extends Filters>(filters: F): Record<keyof F & string, Filter> =>
  each(filters, { required: true })

/** The filters without which nothing is asked, and that have no value. */
export const missingFilters = (
  filters: Filters,
  values: Readonly<Record<string, unknown>>,
): [name: string, filter: Filter][] =>
  Object.entries(filters).filter(([name, filter]) => filter.required && values[name] === undefined)

/** `dataInicial` and `dataFinal` over one date column. */
export function periodo(column: string): { dataInicial: Filter; dataFinal: Filter } {
  return {
    dataInicial: from('date', column, 'Data Inicial'),
    dataFinal: to('date', column, 'Data Final'),
  }
}

/** The same, starting at 1 January and ending at 31 December of the chosen year. */
export function periodoDoExercicio(column: string): { dataInicial: Filter; dataFinal: Filter } {
  const { dataInicial, dataFinal } = periodo(column)
  return {
    dataInicial: { ...dataInicial, default: (exercicio) => `${exercicio}-01-01` },
    dataFinal: { ...dataFinal, default: (exercicio) => `${exercicio}-12-31` },
  }
}
