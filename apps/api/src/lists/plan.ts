// Every choice the engine makes about a question, as data, with its reason: `sql.ts` writes what a plan says and
// chooses nothing. A page is read in one of two ways: directly, or by finding the keys of its rows first and then the
// rows of those keys.
import { MAX_PAGE_SIZE, PAGE_SIZES, type Contexto } from '@portal/kit/list'
import { partsOf, type Scope } from './scope.ts'
import type { Sort } from './view.ts'
import type { Place } from './where.ts'

/** How many rows, from which on. */
export interface Slice {
  offset: number
  limit: number
  /**
   * Where PostgreSQL stops looking: a number written in the text and the same for all pages near it, so that one plan
   * serves them.
   */
  stop: number
  /**
   * The usual sizes are written in the text too; any other is a parameter, so that nobody makes a statement for each
   * number.
   */
  isUsual: boolean
}

/** The keys of a page: those of each part, and of each place in it, in order from its own index, merged. */
export interface KeysPlan extends Slice {
  sort: readonly Sort[]
  from: 'start' | 'end'
  places: readonly Place[]
  /** Whether a connection keeps the plan PostgreSQL made, or plans anew for the values asked. */
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

/** From this row on it pays to know the count before the page: the end may be nearer than the start. */
const FAR = 1_000
/** Pages of up to so many rows share a plan. */
const SMALLEST_STOP = 16
const USUAL_SIZES: ReadonlySet<number> = new Set([...PAGE_SIZES, MAX_PAGE_SIZE])

export const countsFirst = ({ page, size }: PageAsked): boolean => page * size >= FAR

const sliceOf = (offset: number, limit: number): Slice => ({
  offset,
  limit,
  stop: 2 ** Math.ceil(Math.log2(Math.max(offset + limit, SMALLEST_STOP))),
  isUsual: USUAL_SIZES.has(limit),
})

/** Values decide how rows are best found, so only a question without them may keep its plan. */
const isWithoutValues = ({ filters, search }: Scope): boolean =>
  Object.keys(filters).length === 0 && search === undefined

/** A filter that looks in two places makes a page of the first of each: each has its own index. */
const placesOf = ({ view, filters }: Scope): readonly Place[] =>
  Object.keys(filters).some((name) => view.filters[name]?.orAmong !== undefined) ? ['row', 'children'] : ['row']

/**
 * Without an index for each order, all rows are read to find the first: what is worked out beside each is better asked
 * of the page alone.
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

/** `total` is how many rows there are, where that is known. */
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

/** A list answered whole is an opening page with room for all its rows. */
export const planWhole = (scope: Scope, limit: number): DirectPlan => ({
  rows: 'direct',
  why: 'all rows at once',
  sort: scope.view.initialSort,
  kept: isWithoutValues(scope),
  ...sliceOf(0, limit),
})

/**
 * The first rows that meet one more condition, in the order the list opens with; nothing where all that meet it are no
 * dearer.
 */
export function planFirst(scope: Scope, limit: number): KeysPlan | undefined {
  const places = placesOf(scope)
  return places.length === 1
    ? undefined
    : { sort: scope.view.initialSort, from: 'start', places, kept: false, ...sliceOf(0, limit) }
}

/** The rows of keys found: only the entities and years that are on the page are read, and the plan of one is kept. */
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

/** Sums made beforehand answer what names only the columns they were made by, in one entity and year. */
export function planCount({ view: { source }, parts }: Scope, asked: readonly string[]): CountPlan {
  const { sums } = source
  if (!sums) return { from: 'rows', why: 'no sums are made beforehand' }
  if (parts) return { from: 'rows', why: 'several entities or years' }
  const missing = asked.find((name) => !sums.columns.includes(name))
  return missing === undefined
    ? { from: 'sums', why: 'made by every column asked about' }
    : { from: 'rows', why: `the sums say nothing of ${missing}` }
}
