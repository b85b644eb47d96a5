// Reads a list's state (filters, sort, page and size) from the query string and writes it back; the address is the only
// state.
import { choicesAbove, missingFilters } from '@portal/kit/filters'
import type { Contexto, Direction, ExportType, List } from '@portal/kit/list'
import { DEFAULT_PAGE_SIZE, initialSort, PAGE_SIZES, scopeOf } from '@portal/kit/list'
import type { Draft } from '../filters/filter-values.ts'
import { readDraft } from '../filters/filter-values.ts'

export interface Sort {
  property: string
  direction: Direction
}

export interface ListState {
  filters: Readonly<Record<string, string>>
  sort: Sort
  page: number
  size: number
}

/** Reads the filters. One absent from the address takes its default; one present but empty was cleared on purpose. */
export function readFilters(list: List, params: URLSearchParams, exercicio: number): Draft {
  return readDraft(
    list.filters,
    (name) => askedOf(list, params, name) ?? usualOf(list, params, name, exercicio) ?? null,
  )
}

/** Returns the default of a filter, or undefined if the address sets another filter that excludes it. */
function usualOf(list: List, params: URLSearchParams, name: string, exercicio: number): string | undefined {
  const isTaken = Object.entries(list.filters).some(
    ([other, { excludes }]) => excludes?.includes(name) && askedOf(list, params, other),
  )
  return isTaken ? undefined : list.filters[name]?.default?.(exercicio)
}

/** Returns a filter's value in the address, under its name or its alias. */
export const askedOf = ({ filters }: List, params: URLSearchParams, name: string): string | null =>
  params.get(name) ?? params.get(filters[name]?.alias ?? name)

function readSort(list: List, text: string | null): Sort {
  const [property = '', direction = ''] = (text ?? '').split(',')
  const asked = direction.toLowerCase()
  if (!list.sort.by.includes(property)) return initialSort(list)
  return { property, direction: asked === 'desc' ? 'desc' : 'asc' }
}

export function readState(list: List, params: URLSearchParams, exercicio: number): ListState {
  const page = params.get('page') ?? ''
  const size = Number(params.get('size'))
  return {
    filters: readFilters(list, params, exercicio).filters,
    sort: readSort(list, params.get('sort')),
    page: /^\d{1,9}$/.test(page) ? Number(page) : 0,
    size: PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_PAGE_SIZE,
  }
}

const writeSort = ({ property, direction }: Sort): string => `${property},${direction}`

/** Returns the entity, the year and the filters as query parameters, in the order they are declared. */
export function filterParams(
  list: List,
  filters: ListState['filters'],
  { entidade, exercicio }: Contexto,
): URLSearchParams {
  const params = new URLSearchParams({ entidade: String(entidade), exercicio: String(exercicio) })
  for (const name of Object.keys(list.filters)) {
    const value = filters[name]
    if (value !== undefined) params.set(name, value)
  }
  return params
}

/**
 * Returns the query string of a link to this state. The default sort, page and size are left out; a cleared default
 * filter is written empty, so that it stays cleared.
 */
export function searchOf(list: List, state: ListState, contexto: Contexto): string {
  const params = filterParams(list, state.filters, contexto)
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.default && state.filters[name] === undefined) params.set(name, '')
  }
  if (writeSort(state.sort) !== writeSort(initialSort(list))) params.set('sort', writeSort(state.sort))
  if (state.page > 0) params.set('page', String(state.page))
  if (state.size !== DEFAULT_PAGE_SIZE) params.set('size', String(state.size))
  return `?${params}`
}

const isWhole = ({ filters }: List, state: ListState): boolean => missingFilters(filters, state.filters).length === 0

/** Returns the call for the rows; undefined while a required filter is empty. */
export function listCall(list: List, state: ListState, contexto: Contexto): string | undefined {
  if (!isWhole(list, state)) return undefined
  const params = filterParams(list, state.filters, contexto)
  params.set('page', String(state.page))
  params.set('size', String(state.size))
  params.set('sort', writeSort(state.sort))
  return `${list.api.list}?${params}`
}

export const totalsCall = (list: List, state: ListState, contexto: Contexto): string | undefined =>
  list.api.totals && list.totals.length > 0 && isWhole(list, state)
    ? `${list.api.totals}?${filterParams(list, state.filters, contexto)}`
    : undefined

export function reportCall(list: List, state: ListState, contexto: Contexto, exportType: ExportType): string {
  const params = filterParams(list, state.filters, contexto)
  params.set('sort', writeSort(state.sort))
  params.set('exportType', exportType)
  return `${list.api.report}?${params}`
}

/** Returns the call for the last update. A list that belongs to no entity takes the most recent load of any entity. */
export const lastUpdateCall = (list: List, { entidade, exercicio }: Contexto): string =>
  `/api/ultimas-atualizacoes/by-table?${new URLSearchParams({
    table: list.table,
    column: 'data',
    filtrarEntidade: String(scopeOf(list) !== 'portal'),
    entidade: String(entidade),
    exercicio: String(exercicio),
  })}`

type Values = Readonly<Record<string, string | undefined>>

/** Returns the values of the choices above one, the nearest first. */
export const valuesAbove = (filters: List['filters'], name: string, values: Values): [name: string, value: string][] =>
  choicesAbove(filters, name).flatMap((above): [string, string][] => (values[above] ? [[above, values[above]]] : []))

/** Returns the call for a choice's options, narrowed by the values chosen above it. */
export function optionsCall(
  from: string,
  { entidade, exercicio }: Contexto,
  above: readonly [name: string, value: string][] = [],
): string {
  return `${from}?${new URLSearchParams([['entidade', String(entidade)], ['exercicio', String(exercicio)], ...above])}`
}

/** Reverses an ascending order of the same column; otherwise sorts ascending. Goes to the first page. */
export function toggleSort(state: ListState, property: string): ListState {
  const turned = state.sort.property === property && state.sort.direction === 'asc'
  return { ...state, page: 0, sort: { property, direction: turned ? 'desc' : 'asc' } }
}

export const withFilters = (state: ListState, filters: ListState['filters']): ListState => ({
  ...state,
  page: 0,
  filters,
})

/** Resets one filter to its default, or removes it if it has none. */
export function withoutFilter(state: ListState, name: string, usual?: string): ListState {
  const { [name]: _removed, ...filters } = state.filters
  return withFilters(state, usual === undefined ? filters : { ...filters, [name]: usual })
}

export const withSize = (state: ListState, size: number): ListState => ({ ...state, page: 0, size })

/**
 * Returns the state 'Limpar' goes to: the list's initial one, except for the page size and the filters shown as tabs,
 * which are kept.
 */
export function clearedState(list: List, { size, filters }: ListState, exercicio: number): ListState {
  const kept = Object.entries(filters).filter(([name]) => list.filters[name]?.asked === 'tabs')
  const opened = readState(list, new URLSearchParams(), exercicio)
  return { ...opened, filters: { ...opened.filters, ...Object.fromEntries(kept) }, size }
}
