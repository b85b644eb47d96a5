// Fetches on the server what a list needs to be complete in the first HTML, under the same paths the screen requests.
import { notFound } from '@portal/kit/errors'
import type { Contexto, List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosOf } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import { answersOf, type Dados, type FetchJson, type RouteArgs } from '../../route-module.ts'
import { lastUpdateCall, listCall, optionsCall, readState, totalsCall, valuesAbove } from './list-state.ts'

/**
 * Returns the calls for options. Filters in a closed group request theirs when it is opened, unless one of them is in
 * use.
 */
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

/** Fetches a record and its related calls. A missing record makes the page itself not found. */
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

export function listPaths(declared: List, { url, contexto: inicial }: RouteArgs): string[] {
  const { entidade, exercicio } = inicial
  const list = openList(declared, parametrosOf(inicial))
  const contexto = { entidade: entidade.id, exercicio }
  const state = readState(list, url.searchParams, exercicio)
  return [
    ...[listCall(list, state, contexto), totalsCall(list, state, contexto)].filter((call) => call !== undefined),
    lastUpdateCall(list, contexto),
    ...optionCallsOf(list.filters, state.filters, contexto),
  ]
}

/** A list, or a function that picks one from the address. */
type ListOf = List | ((args: RouteArgs) => List)

export const loadList =
  (list: ListOf, morePaths: (args: RouteArgs) => string[] = () => []) =>
  (args: RouteArgs & { fetchJson: FetchJson }): Promise<Dados> =>
    answersOf([...listPaths(typeof list === 'function' ? list(args) : list, args), ...morePaths(args)], args.fetchJson)
