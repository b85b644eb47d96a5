// One list query, validated at the door: what cannot be answered is refused with its reasons, what is unknown is named.
import { badRequest, type Violation } from '@portal/kit/errors'
import { missingFilters } from '@portal/kit/filters'
import { DEFAULT_PAGE_SIZE, EXPORT_TYPES, MAX_PAGE_SIZE, type Contexto, type ExportType } from '@portal/kit/list'
import { readFilter, readInteger, readKey, type Reading } from '@portal/kit/read-filter'
import { mensagens } from '@portal/kit/validacao'
import { AS_NOT_SENT } from './as-not-sent.ts'
import { inOwnWords } from './clients.ts'
import type { Sent } from './query-string.ts'
import { peopleAsked, UM_CPF } from './people.ts'
import { parseRsql, type RsqlNode } from './rsql.ts'
import type { ListView, Sort } from './view.ts'

export interface FilterValue {
  /** As the database compares it. */
  value: string
  /** As the visitor wrote it. */
  typed: string
}

export type FilterValues = Readonly<Record<string, FilterValue>>

/** An expression as it was sent, and as it is understood. */
export interface Search {
  text: string
  node: RsqlNode
}

export interface ListQuery {
  page: number
  size: number
  sort: readonly Sort[]
  filters: FilterValues
  /** Field values that name one row, when all the parameters of the list's lookup came. */
  lookup: Readonly<Record<string, string>> | undefined
  exportType: ExportType | undefined
  /** The header line and the rows, and nothing around them. */
  bare: boolean
  search: Search | undefined
  /** The whole document of a person, when the question is by one. */
  person: string | undefined
  /** Parameters sent that mean nothing here. */
  ignored: readonly string[]
}

export type Purpose = 'list' | 'totals' | 'report'

const CONTEXTO = ['entidade', 'exercicio']
const MAX_CONTEXTO = 999_999_999
const OWN: Record<Purpose, readonly string[]> = { list: ['page', 'size', 'sort'], totals: [], report: ['sort', 'exportType', 'cabecalho'] }

export function readQuery(view: ListView, asSent: Sent, purpose: Purpose): ListQuery {
  const sent = inOwnWords(view.clientNames, asSent)
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
    return typed === '' || typed === AS_NOT_SENT[name] ? initial : Number(accept(name, readInteger(typed, max)) ?? initial)
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
    search: takesSearch ? readSearch(view, one('search')?.trim()) : undefined,
    exportType: own.has('exportType') ? readExportType(one('exportType'), fail) : undefined,
    bare: own.has('cabecalho') && readBare(one('cabecalho'), one('exportType'), fail),
    ignored: [...sent.keys()].filter((name) => !known.has(name)),
  }
  const people = peopleAsked(view, query)
  for (const { field } of people.slice(1)) fail(field, UM_CPF)
  if (violations.length > 0) throw badRequest(violations)
  return { ...query, person: people[0]?.document }
}

function readSort(view: ListView, sent: readonly string[], fail: (field: string, message: string) => void): readonly Sort[] {
  const sorts = new Map<string, Sort>()
  for (const text of sent.filter((value) => value !== '')) {
    const [said = '', direction = 'asc', ...rest] = text.split(',').map((part) => part.trim())
    const { sorts: others } = view.clientNames
    const property = Object.hasOwn(others, said) && !view.sortable.includes(said) ? (others[said] ?? said) : said
    const lower = direction.toLowerCase()
    if (view.list.fields[property]?.kind === 'documento') fail('sort', 'Não se ordena por documento: a ordem diria os dígitos que a máscara esconde.')
    else if (!view.sortable.includes(property)) fail('sort', `Não se ordena por este campo. Use: ${view.sortable.join(', ')}.`)
    else if ((lower !== 'asc' && lower !== 'desc') || rest.length > 0) fail('sort', 'Escreva campo,ASC ou campo,DESC.')
    else if (!sorts.has(property)) sorts.set(property, { property, direction: lower, ...(said !== property && { said }) })
  }
  return sorts.size > 0 ? [...sorts.values()] : view.initialSort
}

const readSearch = (view: ListView, text: string | undefined): Search | undefined =>
  text ? { text, node: parseRsql(text, { fields: view.clientNames.search }) } : undefined

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

function readExportType(typed: string | undefined, fail: (field: string, message: string) => void): ExportType | undefined {
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

/** The same question always in the same words: the identity of an answer. */
export function canonicalKey(path: string, contexto: Contexto, query: ListQuery, purpose: Purpose): string {
  const pairs: [string, string][] = Object.entries(query.filters).map(([name, { value }]) => [name, value])
  for (const [name, value] of Object.entries(query.lookup ?? {})) pairs.push([`.${name}`, value])
  if (purpose === 'list' && !query.lookup) {
    pairs.push(['page', String(query.page)], ['size', String(query.size)])
    pairs.push(['sort', query.sort.map(({ property, said = property, direction }) => `${said},${direction}`).join(';')])
  }
  if (query.search) pairs.push(['search', query.search.text])
  pairs.push(['entidade', String(contexto.entidade)], ['exercicio', String(contexto.exercicio)])
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
