// Declares filters: each has a label, a kind of value and an operator on a column. Its key in the list is the query
// parameter.
import { today } from './formats.ts'
import type { Gate } from './parametros.ts'

interface Base {
  readonly label: string
  readonly column: string
  /** Returns the value used when the visitor gives none, e.g. 1 January of the year. */
  readonly default?: (exercicio: number) => string
  /** Another query parameter that may set it. */
  readonly alias?: string
  /** Set where the list sends no request until it has a value. */
  readonly required?: true
  /** While this gate is closed, the filter is not offered; it also closes with the field of its column. */
  readonly when?: Gate
  /** Filters of one group are folded together under its name. */
  readonly group?: string
  /** Searches child rows instead of the row: those of `<list>-<among>.sql`, which have the key of the list. */
  readonly among?: string
  /**
   * Searches the row, or its child rows, which have the whole key and the same column. The `.sql` may bind the value
   * too, to show where it was found.
   */
  readonly orAmong?: string
  /** Name of the row's date; a child row with an earlier date does not exist. */
  readonly since?: string
  /**
   * Set where its values are codes specific to an entity: with this filter a list that covers every entity reads only
   * one.
   */
  readonly ofEntity?: true
  /**
   * Set where its value is a year that replaces the year of the context, in the way its `.sql` does: with this filter a
   * list that covers every year reads only that one.
   */
  readonly ofYear?: true
  /** Filters that it replaces: when it has a value, they are cleared and their default values are not applied. */
  readonly excludes?: readonly string[]
  /** Where the filter is shown if not in the form: in the tabs of the screen, or only in the API for clients. */
  readonly asked?: 'tabs' | 'clients'
}

export interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Options known beforehand, or a call that returns [{ id, descricao }]. Ids are numbers, unless `ids` says that they
 * are codes, such as '0201'.
 */
export type Options = readonly Option[] | OptionsFrom

export interface OptionsFrom {
  readonly from: string
  readonly ids?: 'code'
  /** Name of the parent choice: its value, and those of its own parents, narrow the options. */
  readonly under?: string
}

/** How the value is compared with the column. */
export type Operator = 'equals' | 'contains' | 'words' | 'from' | 'to' | 'asOf' | 'flag'

/** The kind of value, which determines how it is read, written, shown in a form and described in OpenAPI. */
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

/** Kinds that have an order, and so can be a range. */
export type RangeKind = 'date' | 'money' | 'integer' | 'month'

export type Filter =
  /** Contains the text, ignoring accents and case; the SQL has the plain text as `<column>Busca`. */
  | (Base & {
      readonly operator: 'contains'
      readonly of: 'text'
      /** A call that returns [{ id, descricao }] as suggestions for the text typed in its parameter `descricao`. */
      readonly suggest?: string
    })
  /** Has all the words typed, as `wordsIn` reads them; the SQL has the words of the text as `<column>Palavras`. */
  | (Base & { readonly operator: 'words'; readonly of: 'words' })
  /**
   * Equals the value. A `numeroAno` is a number with its year, '1/2015', or the number alone, in any year. A `code`
   * must match whole, in any case. A `date` is one day of a date column.
   */
  | (Base & { readonly operator: 'equals'; readonly of: 'documento' | 'integer' | 'numeroAno' | 'code' | 'date' })
  | (Base & { readonly operator: 'equals'; readonly of: 'choice'; readonly options: Options })
  /** One end of a range, inclusive. A `month` is a month of the chosen year, from 1 to 12, over a date column. */
  | (Base & { readonly operator: 'from' | 'to'; readonly of: RangeKind })
  /** Keeps every row, with its amounts as they were at the end of a day; the `.sql` itself binds the value. */
  | (Base & { readonly operator: 'asOf'; readonly of: 'date' })
  /** When checked, keeps the rows where the boolean column is true. */
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

/** The date of a position: by default today in the current year, and the last day in past years. */
export const asOf = (label: string): Filter => ({
  operator: 'asOf',
  of: 'date',
  column: 'posicao',
  label,
  default: (exercicio) => [`${exercicio}-12-31`, today()].sort()[0] ?? '',
})

type Filters = Readonly<Record<string, Filter>>

const TWINS: Partial<Record<Operator, string>> = { contains: 'Busca', words: 'Palavras' }

/** Returns the column of the `.sql` that a filter searches; for texts, the normalised twin of the column. */
export const searchedColumn = (filter: Pick<Filter, 'operator' | 'column'>): string =>
  `${filter.column}${TWINS[filter.operator] ?? ''}`

/** Whether its value is a text, which is displayed as it was typed. */
export const isText = (filter: Pick<Filter, 'operator'>): boolean => TWINS[filter.operator] !== undefined

/** Returns the names of the parent choices of a filter, the nearest first. */
export function choicesAbove(filters: Filters, name: string): string[] {
  const above: string[] = []
  for (let at = parentOf(filters[name]); at !== undefined && !above.includes(at); at = parentOf(filters[at]))
    above.push(at)
  return above
}

const parentOf = (filter: Filter | undefined): string | undefined =>
  filter?.of === 'choice' && 'from' in filter.options ? filter.options.under : undefined

/** Adds the same properties to each filter. */
function each<F extends Filters>(filters: F, words: Partial<Base>): Record<keyof F & string, Filter> {
  const entries = Object.entries(filters).map(([name, filter]) => [name, { ...filter, ...words }] as const)
  return Object.fromEntries(entries) as Record<keyof F & string, Filter>
}

/** Puts filters into one group. */
export const grouped = <F extends Filters>(group: string, filters: F): Record<keyof F & string, Filter> =>
  each(filters, { group })

/** Makes filters available to clients of the API only, not on the screen. */
export const offScreen = <F extends Filters>(filters: F): Record<keyof F & string, Filter> =>
  each(filters, { asked: 'clients' })

/** Makes filters required. */
export const required = <F extends Filters>(filters: F): Record<keyof F & string, Filter> =>
  each(filters, { required: true })

/** Returns the required filters that have no value. */
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

/** Like `periodo`, with 1 January and 31 December of the chosen year as defaults. */
export function periodoDoExercicio(column: string): { dataInicial: Filter; dataFinal: Filter } {
  const { dataInicial, dataFinal } = periodo(column)
  return {
    dataInicial: { ...dataInicial, default: (exercicio) => `${exercicio}-01-01` },
    dataFinal: { ...dataFinal, default: (exercicio) => `${exercicio}-12-31` },
  }
}
