// Calls the API directly, so that tests compare what a screen shows with the API's response.
import type { MenuItem, ParametroValor } from '@portal/catalog/contexto'
import { lists } from '@portal/catalog/areas'
import { withQuery, type Query } from '@portal/kit/link'
import { DEFAULT_PAGE_SIZE, initialSort, type Contexto, type List, type Page, type Row } from '@portal/kit/list'
import { flatten } from '@portal/kit/nested'
import { parametrosFrom, type Parametros } from '@portal/kit/parametros'
import { apiURL } from '../environment.ts'

/** Timeout of a call: a missing response fails with its name, instead of at the timeout of the whole test. */
const PATIENCE_MS = 60_000

export async function ask<T>(path: string, query: Query = {}): Promise<T> {
  const answer = await fetch(`${apiURL}${withQuery(path, query)}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** Returns the list's default filters. */
const defaultsOf = ({ filters }: List, { exercicio }: Contexto): Query =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      name,
      filter.asked === 'clients' ? undefined : filter.default?.(exercicio),
    ]),
  )

/**
 * Returns a page of the list as its screen requests it: with the list's own order and filters, unless `query` has
 * others.
 */
export async function askPage(list: List, contexto: Contexto, query: Query = {}): Promise<Page> {
  const { property, direction } = initialSort(list)
  const usual = { page: 0, size: DEFAULT_PAGE_SIZE, sort: `${property},${direction}`, ...defaultsOf(list, contexto) }
  const page = await ask<Page>(list.api.list, { ...contexto, ...usual, ...query })
  return { ...page, content: page.content.map((row) => flatten(row)) }
}

/** Returns the rows of the list, up to 2000. */
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

/** Returns the list of the catalog at a path. */
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
