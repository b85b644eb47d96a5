// Where the first screen asks for the story of the year: apart from what it means, so that asking costs the page no
// more than the address.
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
