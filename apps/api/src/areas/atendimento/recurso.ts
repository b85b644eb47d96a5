// Decides when an appeal may be opened: within some days after a response, or when the response is late; once per
// process, and at most two in a row.
import type { Regra } from '@portal/atendimento/regra'
import { prazoDe } from '@portal/atendimento/prazo'

export const MAX_INSTANCIA = 2

export interface Andamento {
  situacao: string
  instancia: number
  /** yyyy-mm-dd. */
  prazo: string
  encerrado: string | null
  recursos: number
}

export const isAtrasado = ({ encerrado, prazo }: Pick<Andamento, 'encerrado' | 'prazo'>, hoje: string): boolean =>
  encerrado === null && hoje > prazo

/** Returns the last day to appeal, or undefined when there is nothing to appeal against. */
export function prazoDoRecurso(
  { situacao, instancia, encerrado, recursos }: Andamento,
  regra: Regra,
): string | undefined {
  if (encerrado === null || recursos > 0 || instancia >= MAX_INSTANCIA || situacao === 'Cancelado') return undefined
  const last = prazoDe(encerrado, regra.recursoDias, regra)
  return regra.hoje <= last ? last : undefined
}

export function permiteRecurso(andamento: Andamento, regra: Regra): boolean {
  if (andamento.recursos > 0 || andamento.instancia >= MAX_INSTANCIA) return false
  return isAtrasado(andamento, regra.hoje) || prazoDoRecurso(andamento, regra) !== undefined
}
