// Validates a request to a list and turns it into one value. Refuses what cannot be answered, with the reasons, and
// names unknown parameters. Everything after it (plan, SQL, rows, cache) uses this value and never the request.
import type { ClientNames } from '@portal/kit/client-names'
import { badRequest, type Violation } from '@portal/kit/errors'
import { missingFilters } from '@portal/kit/filters'
import {
  DEFAULT_PAGE_SIZE,
  EXPORT_TYPES,
  MAX_PAGE_SIZE,
  type Contexto,
  type ExportType,
  type List,
} from '@portal/kit/list'
import { readFilter, readInteger, readKey, type Reading } from '@portal/kit/read-filter'
import { mensagens } from '@portal/kit/validacao'
import type { Snapshot } from '../contexto/snapshot.ts'
import { areasOf } from './areas.ts'
import { AS_NOT_SENT } from './as-not-sent.ts'
import type { Search, Understood } from './clients.ts'
import { partsAsked, type PartsAsked } from './parts.ts'
import { peopleAsked, UM_CPF } from './people.ts'
import type { PageAsked } from './plan.ts'
import type { FilterValue, FilterValues, Scope } from './scope.ts'
import type { ListSource } from './source.ts'
import { openView, type ListView, type Sort } from './view.ts'

export interface ListQuery extends PageAsked {
  filters: FilterValues
  /** Field values that identify one row, where all the parameters of the list's lookup were sent. */
  lookup: Readonly<Record<string, string>> | undefined
  exportType: ExportType | undefined
  /** Whether a csv has only the header line and the rows, with nothing around them. */
  bare: boolean
  search: Search | undefined
  /** The CPF of the person, where the request names one. */
  person: string | undefined
  /** Names of the parameters sent that this list does not have. */
  ignored: readonly string[]
}

export type Purpose = 'list' | 'totals' | 'report'

const CONTEXTO = ['entidade', 'exercicio']
const MAX_CONTEXTO = 999_999_999
const OWN: Record<Purpose, readonly string[]> = {
  list: ['page', 'size', 'sort'],
  totals: [],
  report: ['sort', 'exportType', 'cabecalho'],
}

export function readQuery(view: ListView, { sent, search }: Understood, purpose: Purpose): ListQuery {
  const violations: Violation[] = []
  const fail = (field: string, message: string): void => void violations.push({ field, message })
  const own = new Set(OWN[purpose])
  const lookupNames = purpose === 'list' ? Object.keys(view.list.lookup ?? {}) : []
  const hasLookup = lookupNames.length > 0 && lookupNames.every((name) => (sent.get(name)?.[0] ?? '').trim() !== '')
  const takesSearch = Object.keys(view.clientNames.search).length > 0
  const optional = [...(takesSearch ? ['search'] : []), ...(hasLookup ? lookupNames : [])]
  const alsoContexto = Object.keys(view.clientNames.contexto ?? {})
  const known = new Set([...CONTEXTO, ...alsoContexto, ...own, ...optional, ...Object.keys(view.filters)])

  const one = (name: string): string | undefined => {
    const values = sent.get(name)
    if (values && values.length > 1) fail(name, 'Parâmetro repetido.')
    return values?.[0]
  }
  const accept = (name: string, reading: Reading): string | undefined => {
    if ('value' in reading) return reading.value
    fail(name, reading.fault)
    return undefined
  }
  const integer = (name: string, initial: number, max?: number): number => {
    const typed = own.has(name) ? (one(name) ?? '') : ''
    return typed === '' || typed === AS_NOT_SENT[name]
      ? initial
      : Number(accept(name, readInteger(typed, max)) ?? initial)
  }

  CONTEXTO.forEach(one)
  for (const name of alsoContexto) accept(name, readInteger(one(name) ?? '0', MAX_CONTEXTO))
  const page = integer('page', 0)
  const size = integer('size', DEFAULT_PAGE_SIZE, Number.MAX_SAFE_INTEGER) || DEFAULT_PAGE_SIZE

  const filters: Record<string, FilterValue> = {}
  for (const [name, filter] of Object.entries(view.filters)) {
    if (hasLookup && lookupNames.includes(name)) continue
    const typed = one(name)
    const value = typed === undefined ? undefined : accept(name, readFilter(filter, typed))
    if (typed !== undefined && value !== undefined) filters[name] = { value, typed: typed.trim() }
  }

  const faulty = new Set(violations.map(({ field }) => field))
  for (const [name, { label }] of hasLookup ? [] : missingFilters(view.filters, filters)) {
    if (!faulty.has(name)) fail(name, mensagens.obrigatorio(label))
  }

  const readField = (name: string, field: string): string | undefined =>
    accept(name, readKey(view.list.fields[field], one(name) ?? ''))
  const query: Omit<ListQuery, 'person'> = {
    page,
    size: Math.min(size, MAX_PAGE_SIZE),
    sort: own.has('sort') ? readSort(view, sent.get('sort') ?? [], fail) : [],
    filters,
    lookup: hasLookup ? readLookup(view, lookupNames, readField) : undefined,
    search: takesSearch && one('search') !== undefined ? readSearch(search) : undefined,
    exportType: own.has('exportType') ? readExportType(one('exportType'), fail) : undefined,
    bare: own.has('cabecalho') && readBare(one('cabecalho'), one('exportType'), fail),
    ignored: [...sent.keys()].filter((name) => !known.has(name)),
  }
  const people = peopleAsked(view, query)
  for (const { field } of people.slice(1)) fail(field, UM_CPF)
  if (violations.length > 0) throw badRequest(violations)
  return { ...query, person: people[0]?.document }
}

function readSort(
  view: ListView,
  sent: readonly string[],
  fail: (field: string, message: string) => void,
): readonly Sort[] {
  const sorts = new Map<string, Sort>()
  for (const text of sent.filter((value) => value !== '')) {
    const [said = '', direction = 'asc', ...rest] = text.split(',').map((part) => part.trim())
    const { sorts: others } = view.clientNames
    const property = Object.hasOwn(others, said) && !view.sortable.includes(said) ? (others[said] ?? said) : said
    const lower = direction.toLowerCase()
    if (view.list.fields[property]?.kind === 'documento')
      fail('sort', 'Não se ordena por documento: a ordem diria os dígitos que a máscara esconde.')
    else if (!view.sortable.includes(property))
      fail('sort', `Não se ordena por este campo. Use: ${view.sortable.join(', ')}.`)
    else if ((lower !== 'asc' && lower !== 'desc') || rest.length > 0) fail('sort', 'Escreva campo,ASC ou campo,DESC.')
    else if (!sorts.has(property))
      sorts.set(property, { property, direction: lower, ...(said !== property && { said }) })
  }
  return sorts.size > 0 ? [...sorts.values()] : view.initialSort
}

function readSearch(search: Understood['search']): Search | undefined {
  if (search && 'fault' in search) throw search.fault
  return search?.read
}

function readLookup(
  view: ListView,
  names: readonly string[],
  read: (name: string, field: string) => string | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => {
      const field = view.list.lookup?.[name] ?? name
      return [field, read(name, field) ?? '']
    }),
  )
}

function readExportType(
  typed: string | undefined,
  fail: (field: string, message: string) => void,
): ExportType | undefined {
  const wanted = typed?.toLowerCase()
  const found = EXPORT_TYPES.find((type) => type === wanted)
  if (!found) fail('exportType', `Escolha um formato: ${EXPORT_TYPES.join(', ')}.`)
  return found
}

function readBare(typed = '', exportType: string | undefined, fail: (field: string, message: string) => void): boolean {
  if (!['', 'S', 'N'].includes(typed)) fail('cabecalho', 'Use S ou N.')
  else if (typed === 'N' && exportType?.toLowerCase() !== 'csv') fail('cabecalho', 'Só o csv vem sem cabeçalho.')
  return typed === 'N'
}

/** Returns the same text for the same query, whatever its page and order: the cache key of a count. */
export function canonicalKey(path: string, contexto: Contexto, { filters, lookup = {}, search }: ListQuery): string {
  const pairs: [string, string][] = Object.entries(filters).map(([name, { value }]) => [name, value])
  for (const [name, value] of Object.entries(lookup)) pairs.push([`.${name}`, value])
  if (search) pairs.push(['search', search.text])
  pairs.push(['entidade', String(contexto.entidade)], ['exercicio', String(contexto.exercicio)])
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** Returns the part of the cache key that tells the page and its order. */
export function pageKey({ page, size, sort }: PageAsked): string {
  const orders = sort.map(({ property, said = property, direction }) => `${said},${direction}`)
  return `&page=${page}&size=${size}&sort=${encodeURIComponent(orders.join(';'))}`
}

/** A list, its `.sql` and the names older clients use. */
export interface Asked {
  list: List
  source: ListSource
  names?: ClientNames
}

export interface ListRequest {
  scope: Scope
  query: ListQuery
  /** The entity and year that all the rows have in common. */
  reach: Partial<Contexto>
  /** Version of the data that the response is derived from. */
  version: string
  /** Cache keys of the response and of the count of its rows. */
  key: string
  countKey: string
}

type Named = Pick<PartsAsked, 'contexto' | 'named'>

/**
 * Reads a request. `known` is the version where the caller knows it; otherwise it is that of every entity and year
 * read.
 */
export function readRequest(
  { list, source, names }: Asked,
  understood: Understood,
  { contexto, named }: Named,
  purpose: Purpose,
  snapshot?: Snapshot,
  known?: string,
): ListRequest {
  const view = openView(list, source, contexto.parametros, names)
  const query = readQuery(view, understood, purpose)
  const asks = (word: 'ofEntity' | 'ofYear'): boolean =>
    Object.keys(query.filters).some((name) => view.filters[name]?.[word])
  const asked = { contexto, named, isOfOne: asks('ofEntity'), isOfAnotherYear: asks('ofYear') }
  const { parts, reach, unnamed, version } = partsAsked(list, areasOf(list, source), asked, snapshot)
  const scope: Scope = {
    view,
    contexto,
    filters: query.filters,
    ...(query.lookup && { equals: query.lookup }),
    ...(query.search && { search: query.search.node }),
    ...(parts && { parts }),
  }
  const identity = `${unnamed}${canonicalKey(list.api.list, contexto, query)}`
  return {
    scope,
    query,
    reach,
    version: known ?? version,
    key: purpose === 'list' && !query.lookup ? `${identity}${pageKey(query)}` : identity,
    countKey: `${known ?? version} ${identity}`,
  }
}
