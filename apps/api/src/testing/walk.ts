// Helpers of contract tests to walk a list: all rows as the database holds them, and all pages as a client reads them.
import type { FastifyInstance } from 'fastify'
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import { isCpf } from '@portal/kit/cpf-cnpj'
import { isNumeric, type Kind } from '@portal/kit/fields'
import type { Contexto, List, Page, Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import type { Runner } from '@portal/db/pool'
import { clientNames } from '../lists/clients.ts'
import { literals } from '../lists/binds.ts'
import { filtered } from '../lists/sql.ts'
import { loadListSource } from '../lists/source.ts'
import { openView } from '../lists/view.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from './sample.ts'

export type Query = Readonly<Record<string, string | number>>
export type RawRow = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Returns the entities a list covers in the sample: all parameters are open, so a list that may cover both entities
 * does.
 */
const partsOf = ({ covers }: List): Contexto[] =>
  (covers?.entities ? [ENTIDADE, OUTRA_ENTIDADE] : [ENTIDADE]).map((entidade) => ({ entidade, exercicio: EXERCICIO }))

/** Returns the query of a list over the sample, without filters. */
export function plainSql(list: List): string {
  const view = openView(list, loadListSource(list), everythingOpen)
  return filtered(
    { view, contexto: { entidade: ENTIDADE, exercicio: EXERCICIO }, filters: {}, parts: partsOf(list) },
    literals,
  )
}

/** Returns a function that gives the child rows of a row. */
export async function hangingRows(runner: Runner, list: List, among: string): Promise<(row: RawRow) => RawRow[]> {
  const hanging = loadListSource(list).among.get(among)
  if (!hanging) throw new Error(`${list.path} has nothing called ${among}`)
  const whose = (row: RawRow): string => hanging.key.map((name) => String(row[name])).join('/')
  const found = new Map<string, RawRow[]>()
  for (const { entidade, exercicio } of partsOf(list)) {
    const values: Record<string, number> = { entidade, exercicio }
    const { rows } = await runner.query<RawRow>(hanging.render((name) => String(values[name] ?? 'null')))
    for (const row of rows) found.set(whose(row), [...(found.get(whose(row)) ?? []), row])
  }
  return (row) => found.get(whose(row)) ?? []
}

export const rawRows = async (runner: Runner, list: List): Promise<RawRow[]> =>
  (await runner.query<RawRow>(plainSql(list))).rows

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ entidade: String(ENTIDADE), exercicio: String(EXERCICIO) })
  for (const [name, value] of Object.entries(query)) search.append(name, String(value))
  return `${path}?${search}`
}

export async function get<T>(app: FastifyInstance, path: string, query: Query = {}): Promise<T> {
  const response = await app.inject(address(path, query))
  if (response.statusCode !== 200)
    throw new Error(`${address(path, query)} answered ${response.statusCode}: ${response.body}`)
  return response.json<T>()
}

/** Returns rows with the fields of the declaration, without those only for existing clients. */
export function declaredRows(list: List, rows: readonly Row[]): Row[] {
  const forClients = new Set(Object.keys(clientNames(list).keys ?? {}))
  return rows.map((row) => Object.fromEntries(Object.entries(flatten(row)).filter(([name]) => !forClients.has(name))))
}

/** Small and odd, so that a list of the sample has many pages and the last one is not full. */
export const PAGE_SIZE = 37

/** Reads all pages of the list; rows have the fields of the declaration. */
export async function walkPages(app: FastifyInstance, list: List, query: Query = {}, size = PAGE_SIZE): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; ; page++) {
    const { content, last } = await get<Page>(app, list.api.list, { ...query, page, size })
    rows.push(...declaredRows(list, content))
    if (last) return rows
  }
}

export const keyOf = (list: List, row: RawRow): string => list.key.map((name) => String(row[name])).join('/')

/** Returns every whole CPF, with or without punctuation, that a text contains. */
export const cpfsIn = (text: string): string[] =>
  (text.match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? []).filter(isCpf)

/** True for numbers that the database returns as exact text. */
export const isAmount = (kind: Kind): boolean => isNumeric(kind) && kind !== 'integer'

/** Converts to cents, so that sums are exact. */
export const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
/** Returns how many rows state each total that not all of them state. */
export const statedByFew = ({ totals }: List, rows: readonly Row[]): Record<string, number> =>
  Object.fromEntries(
    totals.flatMap((name) => {
      const stated = rows.filter((row) => row[name] !== undefined && row[name] !== null).length
      return stated > 0 && stated < rows.length ? [[name, stated]] : []
    }),
  )

export const sumCents = (rows: readonly RawRow[], name: string): number =>
  rows.reduce((sum, row) => sum + cents(row[name]), 0)
