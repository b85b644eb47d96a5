// Builds the API calls of a declared record from the parameters of the address.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery, type Query } from '@portal/kit/link'
import { MAX_PAGE_SIZE, type Page, type Row } from '@portal/kit/list'
import { parametrosOf } from '@portal/kit/parametros'
import { readInteger } from '@portal/kit/read-filter'
import { keysOf, openOf, type DeclaredRecord, type Files, type Hanging, type Many, type Part } from '@portal/kit/record'
import { keyNames } from '@portal/kit/record-link'
import type { Dados } from '../../route-module.ts'
import { isOfEveryYear, knownCall, untilOf } from './known.tsx'
import { readKey, type RecordKey } from './record-key.ts'

export const MODAL = 'modal'
export const ACTIVE = 'active'
/** Number of rows shown of a list that belongs to a record; a link leads to the rest. */
const SOME_ROWS = 20

/**
 * Returns undefined when a name is missing or an integer parameter is not one: such an address names no record, so
 * nothing is requested.
 */
export function keyIn(
  { link }: DeclaredRecord,
  params: URLSearchParams,
  contexto: ContextoInicial,
): RecordKey | undefined {
  const { required, optional } = link
  const key = readKey(Object.keys(required), params, contexto, Object.keys(optional))
  const isRead = ([name, kind]: [string, string]): boolean =>
    kind !== 'integer' || key?.[name] === undefined || 'value' in readInteger(String(key[name]).trim())
  return key && Object.entries({ ...required, ...optional }).every(isRead) ? key : undefined
}

export const openParts = (
  { parts }: DeclaredRecord,
  contexto: Pick<ContextoInicial, 'parametros' | 'semDados'>,
): [name: string, part: Part][] => openOf(parts, parametrosOf(contexto))

/** Returns undefined when part of its key is unknown. */
export function calledPart(
  record: DeclaredRecord,
  part: Many | Files,
  key: RecordKey,
  more: Query = {},
): string | undefined {
  const keys = keysOf(record, part)
  const known: Query = { ...more, ...key }
  if (Object.keys(keys.required).some((name) => known[name] === undefined)) return undefined
  const asked = Object.fromEntries(keyNames(keys).map((name) => [name, known[name]]))
  const size = part.kind === 'many' && part.paged ? { size: MAX_PAGE_SIZE } : {}
  return withQuery(part.api, { entidade: key.entidade, exercicio: key.exercicio, ...asked, ...size })
}

const narrowed = ({ where }: Hanging, row: Row): Query =>
  Object.fromEntries(Object.entries(where).map(([filter, field]) => [filter, row[field]]))

const hangingCall = (part: Hanging, { entidade, exercicio }: RecordKey, row: Row): string =>
  withQuery(part.list.api.list, { entidade, exercicio, ...narrowed(part, row), size: SOME_ROWS })

/**
 * Returns the address of the whole list. The list's default filters are cleared in it, so that it shows the same rows.
 */
export function hangingAddress(part: Hanging, row: Row): string {
  const usual = Object.entries(part.list.filters).filter(
    ([name, filter]) => filter.default && part.where[name] === undefined,
  )
  return `${withQuery(part.list.path, narrowed(part, row))}${usual.map(([name]) => `&${name}=`).join('')}`
}

/** Returns the part the address opens in a dialog, if the entity publishes it. */
export function openModal(
  record: DeclaredRecord,
  params: URLSearchParams,
  contexto: ContextoInicial,
): [name: string, part: Part] | undefined {
  return openParts(record, contexto).find(([name, part]) => part.modal && params.get(MODAL) === name)
}

/**
 * Returns the key parameters of a part that are not in the record's key; the row that opened the part supplies them.
 */
export function moreKeys(record: DeclaredRecord, part: Many | Files): string[] {
  const own = keyNames(keysOf(record))
  return keyNames(keysOf(record, part)).filter((name) => !own.includes(name))
}

/**
 * Returns the extra key parameters of a part opened in a dialog. A part in the page is requested with the record's key
 * alone, whatever else the address holds.
 */
const askedMore = (record: DeclaredRecord, part: Many | Files, params: URLSearchParams): Query =>
  part.modal ? Object.fromEntries(moreKeys(record, part).map((name) => [name, params.get(name) ?? undefined])) : {}

/** Returns the call that fetches a part of this row; undefined when part of its key is unknown. */
export const callOfPart = (
  record: DeclaredRecord,
  part: Part,
  key: RecordKey,
  row: Row,
  params: URLSearchParams,
): string | undefined =>
  part.kind === 'list' ? hangingCall(part, key, row) : calledPart(record, part, key, askedMore(record, part, params))

/** Returns the parts listed in another's `beside`, of those the entity publishes. */
export const besideIn = (
  record: DeclaredRecord,
  part: Part,
  contexto: Pick<ContextoInicial, 'parametros'>,
): [name: string, part: Part][] =>
  part.kind === 'many' && part.beside ? openParts(record, contexto).filter(([name]) => part.beside?.includes(name)) : []

/** Returns the parts visible in the first paint (all, or the active tab) and the parts beside them. */
function partsInSight(record: DeclaredRecord, params: URLSearchParams, contexto: ContextoInicial): ReadonlySet<Part> {
  const inPlace = openParts(record, contexto).filter(([, part]) => !part.modal)
  const active = inPlace.find(([name]) => name === params.get(ACTIVE)) ?? inPlace[0]
  const inSight = record.tabs ? inPlace.filter((part) => part === active) : inPlace
  const beside = inSight.flatMap(([, part]) => besideIn(record, part, contexto))
  return new Set([...inSight, ...beside].map(([, part]) => part))
}

export function firstCalls(
  record: DeclaredRecord,
  key: RecordKey,
  params: URLSearchParams,
  contexto: ContextoInicial,
): string[] {
  const modal = openModal(record, params, contexto)?.[1]
  return [...partsInSight(record, params, contexto), ...(modal ? [modal] : [])].flatMap((part) =>
    part.kind === 'list' ? [] : (calledPart(record, part, key, askedMore(record, part, params)) ?? []),
  )
}

export const firstHanging = (
  record: DeclaredRecord,
  key: RecordKey,
  row: Row,
  params: URLSearchParams,
  contexto: ContextoInicial,
): string[] =>
  [...partsInSight(record, params, contexto)].flatMap((part) =>
    part.kind === 'list' ? [hangingCall(part, key, row)] : [],
  )

const isEmpty = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length === 0 : (answer as Page | undefined)?.content?.length === 0

/** Returns the calls that say what is known of the tables of parts that came without rows, and of what is summed. */
export function knownCalls(
  record: DeclaredRecord,
  key: RecordKey,
  row: Row,
  params: URLSearchParams,
  inicial: ContextoInicial,
  dados: Dados,
): string[] {
  const contexto = { entidade: inicial.entidade.id, exercicio: inicial.exercicio }
  const empty = [...partsInSight(record, params, inicial)].flatMap((part) => {
    const call = callOfPart(record, part, key, row, params)
    return part.known && call !== undefined && isEmpty(dados[call]) ? [knownCall(part.known, contexto)] : []
  })
  const summed = record.sections.flatMap((section) => {
    const until = untilOf(section.until, row)
    return until ? [knownCall(until, contexto, isOfEveryYear(record))] : []
  })
  return [...new Set([...empty, ...summed])]
}
