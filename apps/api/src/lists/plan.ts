// Decides how each query is executed and returns the plan as data, with its reason; `sql.ts` only writes what a plan
// says. A page is read in one of two ways: directly, or by first finding the keys of its rows and then reading the rows
// of those keys.
import { MAX_PAGE_SIZE, PAGE_SIZES, type Contexto } from '@portal/kit/list'
import { partsOf, type Scope } from './scope.ts'
import type { Sort } from './view.ts'
import type { Place } from './where.ts'

/** The rows to return: `limit` of them, after skipping `offset`. */
export interface Slice {
  offset: number
  limit: number
  /**
   * Inner limit where PostgreSQL stops looking. It is written in the text and is the same for all nearby pages, so that
   * they share one plan.
   */
  stop: number
  /**
   * Whether the size is one of the usual ones, which are written in the text too. Any other is a parameter, so that
   * clients cannot create a prepared statement per size.
   */
  isUsual: boolean
}

/**
 * How to find the keys of a page: read those of each entity and year, and of each place, in order from their own index,
 * then merge them.
 */
export interface KeysPlan extends Slice {
  sort: readonly Sort[]
  from: 'start' | 'end'
  places: readonly Place[]
  /** Whether the statement is prepared, or planned again for its values each time. */
  kept: boolean
}

export type PagePlan =
  | { rows: 'none'; why: string }
  | ({ rows: 'direct'; why: string; sort: readonly Sort[]; kept: boolean } & Slice)
  | { rows: 'by-key'; why: string; keys: KeysPlan }

export type DirectPlan = Extract<PagePlan, { rows: 'direct' }>

export interface CountPlan {
  from: 'rows' | 'sums'
  why: string
}

export interface PageAsked {
  page: number
  size: number
  sort: readonly Sort[]
}

/** From this offset on the count is read before the page, since the end may be nearer than the start. */
const FAR = 1_000
/** Smallest inner limit: pages up to this row share a plan. */
const SMALLEST_STOP = 16
const USUAL_SIZES: ReadonlySet<number> = new Set([...PAGE_SIZES, MAX_PAGE_SIZE])

export const countsFirst = ({ page, size }: PageAsked): boolean => page * size >= FAR

const sliceOf = (offset: number, limit: number): Slice => ({
  offset,
  limit,
  stop: 2 ** Math.ceil(Math.log2(Math.max(offset + limit, SMALLEST_STOP))),
  isUsual: USUAL_SIZES.has(limit),
})

/** The best plan depends on the values of filters, so only a query without filters is prepared. */
const isWithoutValues = ({ filters, search }: Scope): boolean =>
  Object.keys(filters).length === 0 && search === undefined

/** A filter that looks in two places reads the first rows of each, since each has its own index. */
const placesOf = ({ view, filters }: Scope): readonly Place[] =>
  Object.keys(filters).some((name) => view.filters[name]?.orAmong !== undefined) ? ['row', 'children'] : ['row']

/**
 * Without an index for each order, all rows are read to find the first ones. Columns computed in a lateral join are
 * then cheaper to read for the keys of the page alone.
 */
const worksBesideRowsItSorts = ({ view: { list, source } }: Scope): boolean =>
  list.large !== true && source.worksBesideRows

function whyByKey(scope: Scope, offset: number, places: readonly Place[]): string | undefined {
  if (partsOf(scope).length > 1)
    return 'several entities or years: the first keys of each come from its own index, and are merged'
  if (places.length > 1)
    return 'found in the row or in its child rows: the first keys of each place come from its own index, and are merged'
  if (!isWithoutValues(scope))
    return 'filtered: the keys are planned for the values asked, their rows by a plan that is kept'
  if (offset > 0) return 'not the first page: the keys before it are passed over without their rows'
  if (worksBesideRowsItSorts(scope))
    return 'sorted in memory: what is worked out beside each row is worked out for those of the page'
  return undefined
}

/** Plans a page. `total` is the number of rows, where it is known. */
export function planPage(scope: Scope, { page, size, sort }: PageAsked, total?: number): PagePlan {
  const offset = page * size
  if (total !== undefined && offset >= total) return { rows: 'none', why: 'past the end' }
  const kept = isWithoutValues(scope)
  const places = placesOf(scope)
  const why = whyByKey(scope, offset, places)
  if (why === undefined)
    return { rows: 'direct', why: 'opens: one statement, whose plan is kept', sort, kept, ...sliceOf(0, size) }
  const limit = total === undefined ? size : Math.min(size, total - offset)
  const fromEnd = total === undefined ? Infinity : total - offset - limit
  const keys = { sort, places, kept }
  if (fromEnd >= offset) return { rows: 'by-key', why, keys: { ...keys, from: 'start', ...sliceOf(offset, size) } }
  return {
    rows: 'by-key',
    why: `${why}; from the end, which is nearer`,
    keys: { ...keys, from: 'end', ...sliceOf(fromEnd, limit) },
  }
}

/** Plans a list that is returned whole, as an opening page with room for all its rows. */
export const planWhole = (scope: Scope, limit: number): DirectPlan => ({
  rows: 'direct',
  why: 'all rows at once',
  sort: scope.view.initialSort,
  kept: isWithoutValues(scope),
  ...sliceOf(0, limit),
})

/**
 * Plans the first rows that meet one more condition, in the initial order of the list. Returns undefined where reading
 * all rows that meet it costs no more.
 */
export function planFirst(scope: Scope, limit: number): KeysPlan | undefined {
  const places = placesOf(scope)
  return places.length === 1
    ? undefined
    : { sort: scope.view.initialSort, from: 'start', places, kept: false, ...sliceOf(0, limit) }
}

/**
 * Plans the reading of rows by their keys: reads only the entities and years that occur among the keys. The statement
 * is prepared where there is just one.
 */
export function planRows(
  scope: Scope,
  found: (name: keyof Contexto) => ReadonlySet<number> | undefined,
): { parts: readonly Contexto[]; kept: boolean } {
  const all = partsOf(scope)
  const isRead = (name: keyof Contexto) => {
    const differs = new Set(all.map((part) => part[name])).size > 1
    const values = differs ? found(name) : undefined
    return (part: Contexto): boolean => values?.has(part[name]) ?? true
  }
  const parts = all.filter(isRead('entidade')).filter(isRead('exercicio'))
  return { parts, kept: parts.length === 1 }
}

/**
 * Plans a count. Precomputed sums can be used where the query names only columns they are grouped by, in one entity and
 * year.
 */
export function planCount({ view: { source }, parts }: Scope, asked: readonly string[]): CountPlan {
  const { sums } = source
  if (!sums) return { from: 'rows', why: 'no sums are made beforehand' }
  if (parts) return { from: 'rows', why: 'several entities or years' }
  const missing = asked.find((name) => !sums.columns.includes(name))
  return missing === undefined
    ? { from: 'sums', why: 'made by every column asked about' }
    : { from: 'rows', why: `the sums say nothing of ${missing}` }
}
