// Declares a list. Its endpoints, exports, screen and tests are derived from the declaration and the `.sql` beside it.
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

/** Returns the address that a row links to. */
export interface Open {
  (row: Row, contexto: Contexto): string
  /** While this gate is closed, there is no link. */
  readonly when?: Gate
}

/** Returns the address that a cell links to, or undefined where it has no link. */
export interface OpenCell {
  (row: Row, contexto: Contexto): string | undefined
  readonly when?: Gate
}

/** Makes a link that exists only while the gate is open. */
export const onlyWhen = <O extends (row: Row, contexto: Contexto) => string | undefined>(
  when: Gate,
  open: O,
): O & { readonly when: Gate } =>
  Object.assign((row: Row, contexto: Contexto) => open(row, contexto), { when }) as O & { readonly when: Gate }

/** What the rows belong to: an entity in a year, an entity in any year, or the portal as a whole. */
export type ListScope = 'year' | 'entity' | 'portal'

export interface Covers {
  /** While this gate is open, the list covers every entity of the portal, in the chosen year. */
  readonly entities?: Gate
  /** Set where a request that does not name the entity, or the year, gets all of them. */
  readonly unnamed?: true
}

export interface Card<N extends string = string> {
  /** The column, or two columns, that name the row to a person; a number alone names nothing. */
  readonly title: N | readonly [N, N]
  /** The amount shown in large type: the first of these that is not zero, or else the first. */
  readonly figures?: readonly N[]
}

/** How the search of the portal finds rows of the list. */
export interface Hit<N extends string = string> {
  /** Name of the words filter it uses. */
  readonly by: string
  /** Fields that distinguish a row, besides its name. */
  readonly about: readonly N[]
  /** Returns the address of the row's document, where the row is one or was found in one. */
  readonly file?: (row: Row) => string | undefined
  /** Whether the search offers the list, where it has no page in the menu. */
  readonly when?: Gate
}

/** The context that the columns of a list may depend on, where the columns are years. */
export type OfYear = Pick<Contexto, 'exercicio'> & { readonly parametros?: Parametros }

/** How a list is returned whole: all its rows in one array without pages, such as a tree. */
export interface Whole {
  /** Describes the rows in one line of the API documentation, where the title does not. */
  readonly summary?: string
  /** Set where it also reads other years, so that a load of any year makes a new version of the response. */
  readonly everyYear?: true
  /** Values bound only for the totals: of a tree, only the leaves are summed. Its file then has no totals. */
  readonly addedUp?: Readonly<Record<string, Fixed>>
  /** While this gate is closed, the list has no files. */
  readonly files?: Gate
  /** Returns the same list with its columns named for the year of the context. */
  readonly of?: (contexto: OfYear) => List
  /** Query parameter → another list, whose rows the same address returns, since existing clients request them so. */
  readonly instead?: Readonly<Record<string, List>>
}

export interface List {
  /** Folder of the catalog with the declaration and its `.sql`. */
  readonly area: string
  readonly title: string
  readonly path: string
  /** Describes the list in one plain sentence. */
  readonly description: string
  /** An entity in a year by default; the `.sql` binds `:entidade` and `:exercicio` accordingly. */
  readonly scope?: ListScope
  /**
   * The entities and years it covers beyond its scope. The key must then distinguish the entity and year of each row.
   */
  readonly covers?: Covers
  /** Set where a state capital has tens of thousands of rows, so that each filter and sort needs an index. */
  readonly large?: true
  readonly api: { readonly list: string; readonly totals?: string; readonly report: string }
  readonly key: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  readonly filters: Readonly<Record<string, Filter>>
  readonly columns: readonly string[]
  readonly sort: { readonly by: readonly string[]; readonly initial: `${string} ${Direction}` }
  readonly totals: readonly string[]
  /** Fields that distinguish a row, read aloud with the link that opens it. */
  readonly rowName?: readonly string[]
  /** How a row is shown on a narrow screen. */
  readonly card?: Card
  readonly hit?: Hit
  /** Set where all rows are returned at once instead of in pages. */
  readonly whole?: Whole
  /** The link of a row. */
  readonly open?: Open
  /** Links of single cells, by field. */
  readonly links?: Readonly<Record<string, OpenCell | undefined>>
  /** Query parameters that together turn the list call into a call for one row: parameter → field. */
  readonly lookup?: Readonly<Record<string, string>>
  /** The table whose last update the screen shows. */
  readonly table: string
  /** The texts of the specification for no results: with a filter, and without. */
  readonly empty: { readonly filtered: string; readonly unfiltered: string }
  /** Name of the list whose `.sql` it shares, where it is a variant of that list. */
  readonly sql?: string
  /**
   * Suffix of a second `.sql`, `<name>-<this>.sql`, with precomputed sums of the rows. It answers counts that use only
   * its columns.
   */
  readonly sums?: string
  /** Values that the visitor cannot choose: bound in the `.sql`, or those of filters, which are then not offered. */
  readonly fixed?: Readonly<Record<string, Fixed>>
}

/** Properties that have a default in `defineList`, since most lists have them alike. */
type Usual = 'area' | 'api' | 'sort' | 'totals' | 'empty'

/** A list whose names are all checked against its fields by the compiler. */
export interface ListDeclaration<F extends Readonly<Record<string, Field>>, N = keyof F & string> extends Omit<
  List,
  Usual
> {
  readonly fields: F
  readonly key: readonly (N & string)[]
  readonly columns: readonly (N & string)[]
  /** Address of the rows, from which those of the totals and the report follow; all three where one of them differs. */
  readonly api?: string | List['api']
  /** Can be sorted by all its columns by default, except documents, since they are masked. */
  readonly sort: { readonly by?: readonly (N & string)[]; readonly initial: `${N & string} ${Direction}` }
  /** Sums its columns of money by default. */
  readonly totals?: readonly (N & string)[]
  readonly empty?: List['empty']
  readonly rowName?: readonly (N & string)[]
  readonly card?: Card<N & string>
  readonly hit?: Hit<N & string>
  readonly links?: Readonly<Partial<Record<N & string, OpenCell>>>
  readonly lookup?: Readonly<Record<string, N & string>>
}

const NOTHING: List['empty'] = { filtered: texts.semRegistros, unfiltered: texts.semRegistros }

/** Returns the addresses of the calls of a list; there is one for totals only if something is summed. */
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

/** Returns the filters that a request may set. */
export const chosenFilters = ({ filters, fixed = {} }: List): [name: string, filter: Filter][] =>
  Object.entries(filters).filter(([name]) => !Object.hasOwn(fixed, name))

/** Whether the visitor must fill in a filter before the list sends a request. */
export const asksFirst = (list: List): boolean =>
  chosenFilters(list).some(([, filter]) => filter.required === true && filter.default === undefined)

/** Returns the name of the `.ts` and `.sql` files, from the path: '/compras-direta-itens' → 'compras-direta-itens'. */
export const listName = (list: List): string => list.path.slice(1).replaceAll('/', '-')

/** Returns the columns that name a row to a person. */
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

/** The page format that clients already read (Spring's). */
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
