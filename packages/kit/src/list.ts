// One list, declared once: from this and a `.sql` beside it come the endpoints, the exports, the screen and the tests.
import type { Field } from './fields.ts'
import type { Filter } from './filters.ts'
import type { Fixed, Gate, Parametros } from './parametros.ts'
import type { Row } from './row.ts'
import { texts } from './texts.ts'

export type { Row, Value } from './row.ts'

export interface Contexto {
  readonly entidade: number
  readonly exercicio: number
}

export type Direction = 'asc' | 'desc'

/** The address something of a row leads to. */
export interface Open {
  (row: Row, contexto: Contexto): string
  /** Closed, it leads nowhere. */
  readonly when?: Gate
}

/** The same for a cell, which may lead nowhere in some rows. */
export interface OpenCell {
  (row: Row, contexto: Contexto): string | undefined
  readonly when?: Gate
}

/** A way that exists only while the gate is open. */
export const onlyWhen = <O extends (row: Row, contexto: Contexto) => string | undefined>(
  when: Gate,
  open: O,
): O & { readonly when: Gate } =>
  Object.assign((row: Row, contexto: Contexto) => open(row, contexto), { when }) as O & { readonly when: Gate }

/** What its rows belong to: an entity in a year, an entity whatever the year, or the portal as a whole. */
export type ListScope = 'year' | 'entity' | 'portal'

export interface Covers {
  /** Open, every entity of the portal, in the year asked. */
  readonly entities?: Gate
  /** Every entity and every year that the question leaves unnamed. */
  readonly unnamed?: true
}

export interface Card<N extends string = string> {
  /** The column that names the row to a person, or the two that do it together: a number names nothing by itself. */
  readonly title: N | readonly [N, N]
  /** The figure that matters, shown large: the first of these that is not zero, or else the first. */
  readonly figures?: readonly N[]
}

/** How the search of the portal finds its rows. */
export interface Hit<N extends string = string> {
  /** The filter of words it asks. */
  readonly by: string
  /** What tells a row beside its name. */
  readonly about: readonly N[]
  /** The address of its document, where a row is one or was found in one. */
  readonly file?: (row: Row) => string | undefined
  /** Whether it is offered, where it is no page of the menu. */
  readonly when?: Gate
}

/** What the columns of a list may depend on, where they are years. */
export type OfYear = Pick<Contexto, 'exercicio'> & { readonly parametros?: Parametros }

/** How a list is answered whole: all its rows at once, in an array without pages, as a tree is read. */
export interface Whole {
  /** What its rows are, in a line of the documentation, where the title does not say it. */
  readonly summary?: string
  /** It reads other years too: a load of any of them makes a new answer. */
  readonly everyYear?: true
  /** Values bound for the totals alone: of a tree, only the last rows are added up. Its file then has no totals. */
  readonly addedUp?: Readonly<Record<string, Fixed>>
  /** Closed, there are no files of it. */
  readonly files?: Gate
  /** The same list as the year asked names its columns. */
  readonly of?: (contexto: OfYear) => List
  /** A parameter with which the same address answers the rows of another list, as existing clients ask it. */
  readonly instead?: Readonly<Record<string, List>>
}

export interface List {
  /** The folder of the catalog the declaration and its `.sql` live in. */
  readonly area: string
  readonly title: string
  readonly path: string
  /** One plain sentence that says what this list is. */
  readonly description: string
  /** An entity in a year where nothing is said; the `.sql` binds `:entidade` and `:exercicio` accordingly. */
  readonly scope?: ListScope
  /** What it reaches beyond its scope, each row of its own entity and year; the key then tells them apart. */
  readonly covers?: Covers
  /** A state capital has tens of thousands of rows of it: it owes an index to each of its filters and sorts. */
  readonly large?: true
  readonly api: { readonly list: string; readonly totals?: string; readonly report: string }
  readonly key: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  readonly filters: Readonly<Record<string, Filter>>
  readonly columns: readonly string[]
  readonly sort: { readonly by: readonly string[]; readonly initial: `${string} ${Direction}` }
  readonly totals: readonly string[]
  /** What tells a row from the others, for whoever hears the link that opens it. */
  readonly rowName?: readonly string[]
  /** How a row is told on a narrow screen. */
  readonly card?: Card
  readonly hit?: Hit
  /** Answered whole, and not by pages. */
  readonly whole?: Whole
  /** Where a row leads. */
  readonly open?: Open
  /** Where a cell leads by itself, by its field. */
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  /** Query parameters that, all present, turn the list call into the call for one row: parameter → field. */
  readonly lookup?: Readonly<Record<string, string>>
  /** The table whose last update it shows. */
  readonly table: string
  /** What the specification says when nothing was found: with a filter, and without. */
  readonly empty: { readonly filtered: string; readonly unfiltered: string }
  /** The `.sql` it shares with the list it is a variant of, by that list's name. */
  readonly sql?: string
  /**
   * A second `.sql`, `<name>-<this>.sql`, with its rows added up beforehand: they answer a count that asks no more than
   * they know.
   */
  readonly sums?: string
  /** What the visitor does not choose: values bound to the `.sql`, or of a filter that is then not offered. */
  readonly fixed?: Readonly<Record<string, Fixed>>
}

/** What most lists say alike, and say by saying nothing. */
type Usual = 'area' | 'api' | 'sort' | 'totals' | 'empty'

/** The same list, with every name checked against the fields it speaks of. */
export interface ListDeclaration<F extends Readonly<Record<string, Field>>, N = keyof F & string> extends Omit<
  List,
  Usual
> {
  readonly fields: F
  readonly key: readonly (N & string)[]
  readonly columns: readonly (N & string)[]
  /** The address of its rows, under which the totals and the report have theirs; all three where one is elsewhere. */
  readonly api?: string | List['api']
  /** Ordered by any of its columns but documents, which are masked, unless said. */
  readonly sort: { readonly by?: readonly (N & string)[]; readonly initial: `${N & string} ${Direction}` }
  /** Its columns of money are added up, unless said. */
  readonly totals?: readonly (N & string)[]
  readonly empty?: List['empty']
  readonly rowName?: readonly (N & string)[]
  readonly card?: Card<N & string>
  readonly hit?: Hit<N & string>
  readonly links?: Readonly<Partial<Record<N & string, OpenCell>>>
  readonly lookup?: Readonly<Record<string, N & string>>
}

const NOTHING: List['empty'] = { filtered: texts.semRegistros, unfiltered: texts.semRegistros }

/** The calls of a list, by the address of its rows: its totals are asked where something is added up. */
const callsAt = (list: string, totals: readonly string[]): List['api'] => ({
  list,
  ...(totals.length > 0 && { totals: `${list}/total` }),
  report: `${list}/report`,
})

export function defineList<const F extends Readonly<Record<string, Field>>>(
  list: ListDeclaration<F> & Pick<List, 'area'>,
): List {
  const { path, fields, columns, api = `/api${path}`, sort, empty = NOTHING } = list
  const { totals = columns.filter((name) => fields[name]?.kind === 'money') } = list
  return {
    ...list,
    api: typeof api === 'string' ? callsAt(api, totals) : api,
    sort: { by: columns.filter((name) => fields[name]?.kind !== 'documento'), ...sort },
    totals,
    empty,
  }
}

/** The filters a question may choose. */
export const chosenFilters = ({ filters, fixed = {} }: List): [name: string, filter: Filter][] =>
  Object.entries(filters).filter(([name]) => !Object.hasOwn(fixed, name))

/** Whether it answers nothing before something is asked of it. */
export const asksFirst = (list: List): boolean =>
  chosenFilters(list).some(([, filter]) => filter.required === true && filter.default === undefined)

/** The name of the file pair, taken from the address: '/compras-direta-itens' → 'compras-direta-itens'. */
export const listName = (list: List): string => list.path.slice(1).replaceAll('/', '-')

/** The columns that name a row of it to a person. */
export const titleOf = ({ card, columns }: Pick<List, 'card' | 'columns'>): readonly string[] =>
  [card?.title ?? columns.slice(0, 1)].flat()

export const scopeOf = ({ scope = 'year' }: Pick<List, 'scope'>): ListScope => scope

export function initialSort({ sort }: Pick<List, 'sort'>): { property: string; direction: Direction } {
  const [property, direction] = sort.initial.split(' ') as [string, Direction]
  return { property, direction }
}

export const PAGE_SIZES = [10, 20, 30, 50] as const
export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 2000
export const EXPORT_TYPES = ['html', 'xls', 'pdf', 'txt', 'csv', 'ods', 'json'] as const
export type ExportType = (typeof EXPORT_TYPES)[number]

export interface SortOrder {
  direction: 'ASC' | 'DESC'
  property: string
  ascending: boolean
  descending: boolean
  ignoreCase: boolean
  nullHandling: 'NATIVE'
}

/** The page clients already read (Spring's). */
export interface Page<T = Row> {
  content: T[]
  number: number
  size: number
  sort: SortOrder[]
  first: boolean
  last: boolean
  totalPages: number
  totalElements: number
  numberOfElements: number
  empty: boolean
  pageable: { pageNumber: number; pageSize: number; offset: number; paged: true; unpaged: false; sort: SortOrder[] }
}
