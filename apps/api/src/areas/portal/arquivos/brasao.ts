// Serves the crest of an entity, also while the portal is in maintenance, since the maintenance page shows it.
import type { FastifyInstance } from 'fastify'
import { notFound } from '@portal/kit/errors'
import { entidadeOf } from '../../../contexto/contexto.ts'
import { arquivo as file } from '../contexto/shapes.ts'
import { integerParam, numbersIn } from '../../../contexto/parameters.ts'
import { fileRoute } from './send-file.ts'

const params = { type: 'object', properties: { id: integerParam('Entidade') } }

export default async function brasao(app: FastifyInstance): Promise<void> {
  fileRoute(
    app,
    '/api/entidades/:id/brasao',
    { summary: 'Brasão da entidade', params, answer: file },
    async (request) => {
      const snapshot = await app.contextos.fresh()
      const { id } = entidadeOf(snapshot, numbersIn(request, ['id']).id)
      const arquivo = snapshot.brasoes.get(id)
      if (arquivo === undefined) throw notFound(`A entidade ${id} não tem brasão.`)
      return arquivo
    },
  )
}
