// The API as a witness: what a screen shows is compared with what was answered to anyone who asks.
import type { MenuItem, ParametroValor } from '@portal/catalog/contexto'
import { lists } from '@portal/catalog/areas'
import { withQuery, type Query } from '@portal/kit/link'
import { DEFAULT_PAGE_SIZE, initialSort, type Contexto, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { parametrosFrom, type Parametros } from '@portal/kit/parametros'
import { apiURL } from '../environment.ts'

/** An answer that never comes is named, not waited for until the test runs out of time. */
const PATIENCE_MS = 60_000

export async function ask<T>(path: string, query: Query = {}): Promise<T> {
  const answer = await fetch(`${apiURL}${withQuery(path, query)}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** What the list is filtered by before the visitor says anything. */
const defaultsOf = ({ filters }: List, { exercicio }: Contexto): Query =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter.asked === 'clients' ? undefined : filter.default?.(exercicio),
    ]),
  )

/** A page of the list as its screen asks for it: with the list's own order and filters unless told. */
export async function askPage(list: List, contexto: Contexto, query: Query = {}): Promise<Page> {
  const { property, direction } = initialSort(list)
  const usual = { page: 0, size: DEFAULT_PAGE_SIZE, sort: `${property},${direction}`, ...defaultsOf(list, contexto) }
  const page = await ask<Page>(list.api.list, { ...contexto, ...usual, ...query })
  return { ...page, content: page.content.map((row) => flatten(row)) }
}

/** Every row of the list. */
export const askRows = async (list: List, contexto: Contexto): Promise<Row[]> =>
  (await askPage(list, contexto, { size: 2000 })).content

export const askTotals = (list: List, contexto: Contexto, query: Query = {}): Promise<Row> =>
  ask<Row>(list.api.totals ?? '', { ...contexto, ...defaultsOf(list, contexto), ...query })

export const askMenu = ({ entidade, exercicio }: Contexto): Promise<MenuItem[]> =>
  ask(`/parametros/menu/${entidade}/${exercicio}`)

export async function askParametros({ entidade, exercicio }: Contexto): Promise<Parametros> {
  const rows = await ask<ParametroValor[]>(`/parametros/${entidade}/${exercicio}`)
  return parametrosFrom(Object.fromEntries(rows.map(({ id, valor }) => [id.parametro, valor])))
}

/** The list a screen of its own was built around. */
export function listAt(path: string): List {
  const found = lists.find((list) => list.path === path)
  if (!found) throw new Error(`the catalog has no list at ${path}`)
  return found
}

export function first<T>(items: readonly T[], what: string): T {
  const [item] = items
  if (item === undefined) throw new Error(`the demo city has no ${what}`)
  return item
}
