// Types of the statistics of the e-SIC: number of requests and responses, response time and profile of requesters.
export interface PedidosDoMes {
  /** 1 to 12. */
  mes: number
  pedidos: number
  atendidos: number
  cancelados: number
  indeferidos: number
}

export interface TempoMedio {
  /** Average days from request to response; absent when nothing was answered. */
  media?: number
  /** Number of requests answered or refused, over which the average is taken. */
  respondidos: number
  dentroDoPrazo: number
}

export interface Grupo {
  label: string
  value: number
}

/** The statistics at /api/estatisticas/{parte} that are arrays of label and value. */
export const GRUPOS = ['processos-por-genero', 'processos-por-idade', 'processos-por-escolaridade'] as const
