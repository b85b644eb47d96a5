// What the server fetches so that a list is painted whole in the first HTML, under the same paths the screen asks for.
import { notFound } from '@portal/kit/errors'
import type { Filter } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import { answersOf, type Dados, type FetchJson, type RouteArgs } from '../route-module.ts'
import { lastUpdateCall, listCall, optionsCall, readState, totalsCall } from './list-state.ts'
import { openList } from './open-list.ts'

/** Folded filters ask for their options when unfolded, unless one is in use. */
const optionCallsOf = (filters: Readonly<Record<string, Filter>>, inUse: Readonly<Record<string, string>>): string[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'choice' && 'from' in filter.options && (filter.group === undefined || inUse[name] !== undefined) ? [filter.options.from] : [],
  )

/** One record and what hangs from it: without the record, the page itself is not found. */
export async function fetchRecord(
  path: string | undefined,
  morePaths: readonly (string | undefined)[],
  fetchJson: FetchJson,
): Promise<Dados> {
  if (path === undefined) throw notFound(texts.naoEncontrado)
  const [record, rest] = await Promise.all([fetchJson(path), answersOf(morePaths.filter((more) => more !== undefined), fetchJson)])
  return { ...rest, [path]: record }
}

export function listPaths(declared: List, { url, contexto: { entidade, exercicio, parametros } }: RouteArgs): string[] {
  const list = openList(declared, parametrosFrom(parametros))
  const contexto = { entidade: entidade.id, exercicio }
  const state = readState(list, url.searchParams, exercicio)
  const totals = totalsCall(list, state, contexto)
  return [
    listCall(list, state, contexto),
    ...(totals ? [totals] : []),
    lastUpdateCall(list, contexto),
    ...optionCallsOf(list.filters, state.filters).map((from) => optionsCall(from, contexto)),
  ]
}

export const loadList =
  (list: List, morePaths: (args: RouteArgs) => string[] = () => []) =>
  (args: RouteArgs & { fetchJson: FetchJson }): Promise<Dados> =>
    answersOf([...listPaths(list, args), ...morePaths(args)], args.fetchJson)
