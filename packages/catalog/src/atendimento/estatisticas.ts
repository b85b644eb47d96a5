// The numbers of the e-SIC: how many asked, how many were answered, how long it took and who asks.
export interface PedidosDoMes {
  /** 1 to 12. */
  mes: number
  pedidos: number
  atendidos: number
  cancelados: number
  indeferidos: number
}

export interface TempoMedio {
  /** Days from request to answer; absent when nothing was answered. */
  media?: number
  /** Requests answered or refused, over which the average is taken. */
  respondidos: number
  dentroDoPrazo: number
}

export interface Grupo {
  label: string
  value: number
}

/** The parts of /api/estatisticas/{parte} that are label and value. */
export const GRUPOS = ['processos-por-genero', 'processos-por-idade', 'processos-por-escolaridade'] as const
