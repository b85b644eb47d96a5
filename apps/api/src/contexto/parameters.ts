// Documents the context parameters and path numbers of a call, and reads the path numbers.
import type { FastifyRequest } from 'fastify'
import { badRequest } from '@portal/kit/errors'
import { named } from '../openapi/documented.ts'
import { isNumber, notANumber } from './contexto.ts'

export const integerParam = (description: string): object => ({ type: 'integer', description })

export const contextoQuery = {
  type: 'object',
  properties: {
    entidade: named('entidade', {
      type: 'integer',
      description: 'Entidade; também aceita no cabeçalho “entidade”. Sem ela, a entidade padrão.',
    }),
    exercicio: named('exercicio', {
      type: 'integer',
      description: 'Ano; também aceito no cabeçalho “exercicio”. Sem ele, o último ano aberto.',
    }),
  },
} as const

/** Returns numbers of the path, or refuses with a 400 that names the wrong ones. */
export function numbersIn<const K extends string>(request: FastifyRequest, names: readonly K[]): Record<K, number> {
  const params = request.params as Record<string, string>
  const wrong = names.filter((name) => !isNumber(params[name]))
  if (wrong.length > 0) throw badRequest(wrong.map(notANumber))
  return Object.fromEntries(names.map((name) => [name, Number(params[name])])) as Record<K, number>
}
