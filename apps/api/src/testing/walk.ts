// How a contract test walks a list: every row as the database holds it, and every page as a client reads it.
import type { FastifyInstance } from 'fastify'
import { isCpf } from '@portal/kit/cpf-cnpj'
import type { List, Page, Row } from '@portal/kit/list'
import { literals } from '../list/sql/binds.ts'
import { compileRelation } from '../list/sql/compile.ts'
import { loadListSource } from '../list/sql/list-source.ts'
import type { Runner } from '../list/read/reader.ts'
import { openView } from '../list/sql/view.ts'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from './sample.ts'

export type Query = Readonly<Record<string, string | number>>
export type RawRow = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Every parameter of the sample's entity is open, so a list that may cover both entities does. */
const entidadesOf = ({ acrossEntities }: List) => (acrossEntities ? { entidades: [ENTIDADE, OUTRA_ENTIDADE] } : {})

/** The query of a list over the sample, with nothing filtered. */
export function plainSql(list: List): string {
  const view = openView(list, loadListSource(list), { get: () => 'S' })
  return compileRelation({ view, contexto: { entidade: ENTIDADE, exercicio: EXERCICIO }, filters: {}, ...entidadesOf(list) }, literals)
}

/** What hangs from the rows, by the key of each. */
export async function hangingRows(runner: Runner, list: List, among: string): Promise<Map<string, RawRow[]>> {
  const template = loadListSource(list).among.get(among)
  const { entidades = [ENTIDADE] } = entidadesOf(list)
  const found = new Map<string, RawRow[]>()
  for (const entidade of entidades) {
    const values: Record<string, number> = { entidade, exercicio: EXERCICIO }
    const { rows } = await runner.query<RawRow>(template?.render((name) => String(values[name] ?? 'null')) ?? '')
    for (const row of rows) found.set(keyOf(list, row), [...(found.get(keyOf(list, row)) ?? []), row])
  }
  return found
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
