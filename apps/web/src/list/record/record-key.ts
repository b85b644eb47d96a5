// Which record an address speaks of: the entity and year in force, and the parameters that name it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import type { DeclaredRecord } from '@portal/kit/record'
import type { RouteArgs } from '../../route-module.ts'
import { namesAnother } from '../../api/escolha.ts'

/** What the path of the address says of a record whose own path has a place for it. */
export const namedInPath = (
  { link }: Pick<DeclaredRecord, 'link'>,
  params: RouteArgs['params'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value !== undefined && link.path.includes(`:${name}`) ? [[name, value]] : [],
    ),
  )

/** What the address names, in its path and after it. */
export const namedIn = (
  record: Pick<DeclaredRecord, 'link'>,
  search: URLSearchParams,
  params: RouteArgs['params'],
): URLSearchParams => new URLSearchParams([...search, ...Object.entries(namedInPath(record, params))])

export type RecordKey = Readonly<Record<string, string | number>>

/**
 * Undefined when the address leaves any of the names unsaid that are not optional, or speaks of another entity or year.
 */
export function readKey(
  names: readonly string[],
  params: URLSearchParams,
  contexto: ContextoInicial,
  optional: readonly string[] = [],
): RecordKey | undefined {
  if (namesAnother(params, contexto)) return undefined
  const { entidade, exercicio } = contexto
  const key: Record<string, string | number> = { entidade: entidade.id, exercicio }
  for (const name of names) {
    const value = params.get(name)
    if (!value) return undefined
    key[name] = value
  }
  for (const name of optional) {
    const value = params.get(name)
    if (value) key[name] = value
  }
  return key
}

export const recordCall = (path: string, key: RecordKey | undefined): string | undefined => key && withQuery(path, key)
