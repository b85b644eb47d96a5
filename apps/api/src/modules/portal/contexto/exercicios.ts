// The fiscal years of an entity, and the one a visitor lands on.
import type { FastifyInstance } from 'fastify'
import { chosenBy, entidadeOf, exercicioPadrao } from '../../../contexto/contexto.ts'
import { arrayOf, exercicio } from './shapes.ts'
import { contextoQuery, integerParam, numbersIn, snapshotRoute } from './snapshot-route.ts'

export default async function exercicios(app: FastifyInstance): Promise<void> {
  snapshotRoute(
    app,
    '/api/exercicios/entidade/:id',
    {
      summary: 'Exercícios de uma entidade',
      params: { type: 'object', properties: { id: integerParam('Entidade') } },
      answer: arrayOf(exercicio),
    },
    (snapshot, request) => {
      const { id } = entidadeOf(snapshot, numbersIn(request, ['id']).id)
      return { key: String(id), value: () => snapshot.exercicios.get(id) ?? [] }
    },
  )

  snapshotRoute(
    app,
    '/api/exercicios/padrao',
    {
      summary: 'Exercício em que o portal abre',
      answer: exercicio,
      querystring: { type: 'object', properties: { entidade: contextoQuery.properties.entidade } },
    },
    (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      const padrao = exercicioPadrao(snapshot, id)
      return { key: String(id), value: () => snapshot.exercicios.get(id)?.find((each) => each.exercicio === padrao) }
    },
  )
}
