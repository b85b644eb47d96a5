// The addresses of the calls of the story of the year. Kept apart from its declarations, so that the first screen loads
// only the addresses.
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'

export const HISTORIA = {
  ano: '/api/historia/ano',
  meses: '/api/historia/meses',
  entradas: '/api/historia/entradas',
  saidas: '/api/historia/saidas',
} as const

export type Parte = keyof typeof HISTORIA

export const historiaCall = (parte: Parte, { entidade, exercicio }: Contexto): string =>
  withQuery(HISTORIA[parte], { entidade, exercicio })

export const historiaCalls = (contexto: Contexto): string[] =>
  (Object.keys(HISTORIA) as Parte[]).map((parte) => historiaCall(parte, contexto))
