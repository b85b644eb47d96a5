// Reads and writes in the address which request is open over the list of requests.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { escolhaFromQuery } from '@portal/catalog/pagina'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'

export interface AskedProcesso {
  entidade: number
  exercicio: number
  processo: string
  tipo: string
}

/**
 * Returns the request in the address. Its entity and year are those of the address, even if the list behind it has to
 * show others.
 */
export function askedProcesso(
  params: URLSearchParams,
  { entidade, exercicio }: Pick<ContextoInicial, 'entidade' | 'exercicio'>,
): AskedProcesso | undefined {
  const [processo, tipo] = [params.get('processo') ?? '', params.get('tipo') ?? '']
  return /^\d{1,9}$/.test(processo) && tipo !== ''
    ? { entidade: entidade.id, exercicio, ...escolhaFromQuery(params), processo, tipo }
    : undefined
}

export const processoCall = ({ entidade, exercicio, processo, tipo }: AskedProcesso): string =>
  withQuery('/api/processos', { entidade, exercicio, numero: processo, tipo })

/** Returns the list's address with one row open over it. */
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
