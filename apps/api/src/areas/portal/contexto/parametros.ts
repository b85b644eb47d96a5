// Serves the numbered parameters and the menu of an entity and year.
import type { FastifyRequest } from 'fastify'
import { contextoFrom } from '../../../contexto/contexto.ts'
import { parametroRows, yearKey, type Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, menuItem, parametro } from './shapes.ts'
import { integerParam, numbersIn } from '../../../contexto/parameters.ts'
import type { SnapshotCall } from './snapshot-route.ts'

const params = {
  type: 'object',
  properties: { entidade: integerParam('Entidade'), exercicio: integerParam('Exercício') },
}

function chosenByPath(
  snapshot: Snapshot,
  request: FastifyRequest,
): { entidade: number; exercicio: number; key: string } {
  const { entidade, exercicio } = contextoFrom(snapshot, numbersIn(request, ['entidade', 'exercicio']))
  return { entidade, exercicio, key: yearKey({ entidade, exercicio }) }
}

export const parametros: readonly SnapshotCall[] = [
  {
    path: '/parametros/menu/:entidade/:exercicio',
    summary: 'Menu do portal',
    params,
    answer: arrayOf(menuItem),
    show: (snapshot, request) => {
      const { key } = chosenByPath(snapshot, request)
      return { key, value: () => snapshot.menus.get(key) ?? [] }
    },
  },
  {
    path: '/parametros/:entidade/:exercicio',
    summary: 'Parâmetros da entidade',
    params,
    answer: arrayOf(parametro),
    show: (snapshot, request) => {
      const { key, entidade, exercicio } = chosenByPath(snapshot, request)
      return { key, value: () => parametroRows(entidade, exercicio, snapshot.parametros.get(key) ?? {}) }
    },
  },
]
