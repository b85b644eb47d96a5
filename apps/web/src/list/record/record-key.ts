// Reads the key of a record from the address: the current entity and year, and the parameters that name it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import type { DeclaredRecord } from '@portal/kit/record'
import type { RouteArgs } from '../../route-module.ts'
import { namesAnother } from '../../api/escolha.ts'

/** Returns the path parameters that the record's own path has a placeholder for. */
export const namedInPath = (
  { link }: Pick<DeclaredRecord, 'link'>,
  params: RouteArgs['params'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value !== undefined && link.path.includes(`:${name}`) ? [[name, value]] : [],
    ),
  )

/** Returns the parameters of the address, both of its path and of its query string. */
export const namedIn = (
  record: Pick<DeclaredRecord, 'link'>,
  search: URLSearchParams,
  params: RouteArgs['params'],
): URLSearchParams => new URLSearchParams([...search, ...Object.entries(namedInPath(record, params))])

export type RecordKey = Readonly<Record<string, string | number>>

/** Returns undefined when a required name is missing, or when the address names another entity or year. */
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
