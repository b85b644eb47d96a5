// Which request is open over the list of requests: the address says it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'

export interface AskedProcesso {
  processo: string
  tipo: string
}

export function askedProcesso(params: URLSearchParams): AskedProcesso | undefined {
  const [processo, tipo] = [params.get('processo') ?? '', params.get('tipo') ?? '']
  return /^\d{1,9}$/.test(processo) && tipo !== '' ? { processo, tipo } : undefined
}

export const processoCall = ({ processo, tipo }: AskedProcesso, { entidade, exercicio }: ContextoInicial): string =>
  withQuery('/api/processos', { entidade: entidade.id, exercicio, numero: processo, tipo })

/** The list as it is, with one row open over it. */
export function withProcesso(params: URLSearchParams, { processo, usuario }: Row): URLSearchParams {
  const there = new URLSearchParams(params)
  there.set('processo', String(processo))
  there.set('tipo', String(usuario))
  return there
}

export function withoutProcesso(params: URLSearchParams): URLSearchParams {
  const there = new URLSearchParams(params)
  there.delete('processo')
  there.delete('tipo')
  return there
}
