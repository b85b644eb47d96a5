// Determines the entity and year of a request, with their parameters and version of the data.
import type { FastifyRequest } from 'fastify'
import type { Entidade } from '@portal/catalog/contexto'
import { badRequest, notFound, type Violation } from '@portal/kit/errors'
import type { Parametros } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import type { Snapshot } from './snapshot.ts'

export interface RequestContexto {
  entidade: number
  exercicio: number
  entidadeDados: Entidade
  parametros: Parametros
  /**
   * Returns the version of these areas in this entity and year, which changes with every load of them, and with a
   * change of the parameters.
   */
  versionOf: (areas: readonly string[]) => string
  /** Like `versionOf`, for data read from every entity and year. */
  versionEverywhere: (areas: readonly string[]) => string
}

export interface Chosen {
  entidade?: number
  exercicio?: number
}

const NUMBER = /^\d{1,9}$/

export const isNumber = (value: unknown): value is string => typeof value === 'string' && NUMBER.test(value)

export const notANumber = (field: string): Violation => ({ field, message: 'deve ser um número inteiro' })

/**
 * Returns what the request names: from the query string, then from other parts of its address, then from the headers.
 */
export function chosenBy(request: FastifyRequest, said: Chosen = {}): Chosen {
  const query = request.query as Record<string, unknown>
  const chosen: Chosen = {}
  const violations: Violation[] = []
  for (const field of ['entidade', 'exercicio'] as const) {
    const value = query[field] ?? said[field]?.toString() ?? request.headers[field]
    if (value === undefined) continue
    if (isNumber(value)) chosen[field] = Number(value)
    else violations.push(notANumber(field))
  }
  if (violations.length > 0) throw badRequest(violations)
  return chosen
}

export function entidadeOf(snapshot: Snapshot, entidade?: number): Entidade {
  const id = entidade ?? snapshot.padrao?.entidade
  const found = id === undefined ? undefined : snapshot.entidades.get(id)
  if (!found) throw notFound(id === undefined ? 'Nenhuma entidade publicada.' : `Entidade ${id} não encontrada.`)
  return found
}

/** Returns the default year of an entity: the last open one, else the last one. */
export function exercicioPadrao(snapshot: Snapshot, entidade: number): number {
  const exercicios = snapshot.exercicios.get(entidade) ?? []
  const chosen = exercicios.find(({ aberto }) => aberto) ?? exercicios[0]
  if (!chosen) throw notFound(texts.entidadeSemExercicio)
  return chosen.exercicio
}

export function contextoFrom(snapshot: Snapshot, { entidade, exercicio }: Chosen): RequestContexto {
  const { id } = entidadeOf(snapshot, entidade)
  const year = exercicio ?? exercicioPadrao(snapshot, id)
  const contexto = snapshot.contextos.get(`${id}/${year}`)
  if (!contexto) throw notFound(`Exercício ${year} não encontrado para a entidade ${id}.`)
  return contexto
}
