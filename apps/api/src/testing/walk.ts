// How a contract test walks a list: every row as the database holds it, and every page as a client reads it.
import type { FastifyInstance } from 'fastify'
import { isCpf } from '@portal/kit/cpf-cnpj'
import type { List, Page, Row } from '@portal/kit/list'
import { loadListSource } from '../list/list-source.ts'
import type { Runner } from '../list/reader.ts'
import { ENTIDADE, EXERCICIO } from './sample.ts'

export type Query = Readonly<Record<string, string | number>>
export type RawRow = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The query of a list over the sample, with nothing filtered. */
export function plainSql(list: List): string {
  const values: Record<string, number> = { entidade: ENTIDADE, exercicio: EXERCICIO }
  return loadListSource(list).render((name) => (name in values ? String(values[name]) : 'null'))
}

export const rawRows = async (runner: Runner, list: List): Promise<RawRow[]> => (await runner.query<RawRow>(plainSql(list))).rows

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ entidade: String(ENTIDADE), exercicio: String(EXERCICIO) })
  for (const [name, value] of Object.entries(query)) search.append(name, String(value))
  return `${path}?${search}`
}

export async function get<T>(app: FastifyInstance, path: string, query: Query = {}): Promise<T> {
  const response = await app.inject(address(path, query))
  if (response.statusCode !== 200) throw new Error(`${address(path, query)} answered ${response.statusCode}: ${response.body}`)
  return response.json<T>()
}

/** Every page of the list, one after another. */
export async function walkPages(app: FastifyInstance, list: List, query: Query = {}, size = 37): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; ; page++) {
    const { content, last } = await get<Page>(app, list.api.list, { ...query, page, size })
    rows.push(...content)
    if (last) return rows
  }
}

export const keyOf = (list: List, row: RawRow): string => list.key.map((name) => String(row[name])).join('/')

/** Every whole CPF, bare or formatted, that a text lets out. */
export const cpfsIn = (text: string): string[] => (text.match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? []).filter(isCpf)

/** Cents, so that sums are exact. */
export const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
export const sumCents = (rows: readonly RawRow[], name: string): number => rows.reduce((sum, row) => sum + cents(row[name]), 0)
