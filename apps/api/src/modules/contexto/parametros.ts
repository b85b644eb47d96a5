// The numbered parameters and the menu of an entity and year.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextoFrom } from '../../contexto.ts'
import { parametroRows, yearKey, type Snapshot } from '../../snapshot.ts'
import { integerParam, numbersIn, snapshotRoute } from './snapshot-route.ts'

const params = { type: 'object', properties: { entidade: integerParam('Entidade'), exercicio: integerParam('Exercício') } }

function chosenByPath(snapshot: Snapshot, request: FastifyRequest): { entidade: number; exercicio: number; key: string } {
  const { entidade, exercicio } = contextoFrom(snapshot, numbersIn(request, ['entidade', 'exercicio']))
  return { entidade, exercicio, key: yearKey({ entidade, exercicio }) }
}

export default async function parametros(app: FastifyInstance): Promise<void> {
  snapshotRoute(app, '/parametros/menu/:entidade/:exercicio', { summary: 'Menu do portal', params }, (snapshot, request) => {
    const { key } = chosenByPath(snapshot, request)
    return { key, value: () => snapshot.menus.get(key) ?? [] }
  })

  snapshotRoute(app, '/parametros/:entidade/:exercicio', { summary: 'Parâmetros da entidade', params }, (snapshot, request) => {
    const { key, entidade, exercicio } = chosenByPath(snapshot, request)
    return { key, value: () => parametroRows(entidade, exercicio, snapshot.parametros.get(key) ?? {}) }
  })
}
