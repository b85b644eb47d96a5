// The numbered parameters and the menu of an entity and year.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextoFrom } from '../../../contexto/contexto.ts'
import { parametroRows, yearKey, type Snapshot } from '../../../contexto/snapshot.ts'
import { arrayOf, menuItem, parametro } from './shapes.ts'
import { integerParam, numbersIn, snapshotRoute } from './snapshot-route.ts'

const params = { type: 'object', properties: { entidade: integerParam('Entidade'), exercicio: integerParam('Exercício') } }

function chosenByPath(snapshot: Snapshot, request: FastifyRequest): { entidade: number; exercicio: number; key: string } {
  const { entidade, exercicio } = contextoFrom(snapshot, numbersIn(request, ['entidade', 'exercicio']))
  return { entidade, exercicio, key: yearKey({ entidade, exercicio }) }
}

export default async function parametros(app: FastifyInstance): Promise<void> {
  const menu = { summary: 'Menu do portal', params, answer: arrayOf(menuItem) }
  snapshotRoute(app, '/parametros/menu/:entidade/:exercicio', menu, (snapshot, request) => {
    const { key } = chosenByPath(snapshot, request)
    return { key, value: () => snapshot.menus.get(key) ?? [] }
  })

  const all = { summary: 'Parâmetros da entidade', params, answer: arrayOf(parametro) }
  snapshotRoute(app, '/parametros/:entidade/:exercicio', all, (snapshot, request) => {
    const { key, entidade, exercicio } = chosenByPath(snapshot, request)
    return { key, value: () => parametroRows(entidade, exercicio, snapshot.parametros.get(key) ?? {}) }
  })
}
