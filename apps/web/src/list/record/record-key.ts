// Which record an address speaks of: the entity and year in force, and the parameters that name it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import { useSearchParams } from 'react-router'
import { useContexto } from '../../shell/context/contexto.tsx'
import { namesAnother } from '../../shell/context/escolha.ts'

export type RecordKey = Readonly<Record<string, string | number>>

/** Undefined when the address leaves any of the names unsaid, or speaks of another entity or year. */
export function readKey(
  names: readonly string[],
  params: URLSearchParams,
  contexto: ContextoInicial,
): RecordKey | undefined {
  if (namesAnother(params, contexto)) return undefined
  const { entidade, exercicio } = contexto
  const key: Record<string, string | number> = { entidade: entidade.id, exercicio }
  for (const name of names) {
    const value = params.get(name)
    if (!value) return undefined
    key[name] = value
  }
  return key
}

export function useRecordKey(names: readonly string[]): RecordKey | undefined {
  const contexto = useContexto()
  const [params] = useSearchParams()
  return readKey(names, params, contexto)
}

export const recordCall = (path: string, key: RecordKey | undefined): string | undefined => key && withQuery(path, key)
