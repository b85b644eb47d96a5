// The addresses of the calls of the story of the year. Kept apart from its declarations, so that the first screen loads
// only the addresses.
import { writeBase, type Base } from '@portal/kit/base'
import { BASE, withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'

export const HISTORIA = {
  ano: '/api/historia/ano',
  meses: '/api/historia/meses',
  entradas: '/api/historia/entradas',
  saidas: '/api/historia/saidas',
} as const

export type Parte = keyof typeof HISTORIA

/** The basis that changes the rows of a part; the others carry the values of every basis. */
const MUDA: Readonly<Partial<Record<Parte, Base>>> = { entradas: 'bruto', saidas: 'posicao' }

export const historiaCall = (parte: Parte, { entidade, exercicio }: Contexto, bases: readonly Base[] = []): string =>
  withQuery(HISTORIA[parte], {
    entidade,
    exercicio,
    [BASE]: writeBase(bases.filter((base) => base === MUDA[parte])),
  })

export const historiaCalls = (contexto: Contexto, bases: readonly Base[]): string[] =>
  (Object.keys(HISTORIA) as Parte[]).map((parte) => historiaCall(parte, contexto, bases))
