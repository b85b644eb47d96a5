// What the server fetches so that a list is painted whole in the first HTML, under the same paths the screen asks for.
import { notFound } from '@portal/kit/errors'
import type { Contexto, List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosFrom } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import { answersOf, type Dados, type FetchJson, type RouteArgs } from '../../route-module.ts'
import { lastUpdateCall, listCall, optionsCall, readState, totalsCall, valuesAbove } from './list-state.ts'

/** Folded filters ask for their options when unfolded, unless one is in use. */
const optionCallsOf = (
  filters: List['filters'],
  inUse: Readonly<Record<string, string>>,
  contexto: Contexto,
): string[] =>
  Object.entries(filters).flatMap(([name, { group, ...filter }]) => {
    const isShown = group === undefined || inUse[name] !== undefined
    if (!isShown || filter.of !== 'choice' || !('from' in filter.options)) return []
    return [optionsCall(filter.options.from, contexto, valuesAbove(filters, name, inUse))]
  })

/** One record and what hangs from it: without the record, the page itself is not found. */
export async function fetchRecord(
  path: string | undefined,
  morePaths: readonly (string | undefined)[],
  fetchJson: FetchJson,
): Promise<Dados> {
  if (path === undefined) throw notFound(texts.naoEncontrado)
  const [record, rest] = await Promise.all([
    fetchJson(path),
    answersOf(
      morePaths.filter((more) => more !== undefined),
      fetchJson,
    ),
  ])
  return { ...rest, [path]: record }
}

export function listPaths(declared: List, { url, contexto: { entidade, exercicio, parametros } }: RouteArgs): string[] {
  const list = openList(declared, parametrosFrom(parametros))
  const contexto = { entidade: entidade.id, exercicio }
  const state = readState(list, url.searchParams, exercicio)
  return [
    ...[listCall(list, state, contexto), totalsCall(list, state, contexto)].filter((call) => call !== undefined),
    lastUpdateCall(list, contexto),
    ...optionCallsOf(list.filters, state.filters, contexto),
  ]
}

/** A list, or the one of several that an address means. */
type ListOf = List | ((args: RouteArgs) => List)

export const loadList =
  (list: ListOf, morePaths: (args: RouteArgs) => string[] = () => []) =>
  (args: RouteArgs & { fetchJson: FetchJson }): Promise<Dados> =>
    answersOf([...listPaths(typeof list === 'function' ? list(args) : list, args), ...morePaths(args)], args.fetchJson)
