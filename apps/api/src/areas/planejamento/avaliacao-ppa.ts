// Returns the evaluation of the PPA as existing clients read it: the rows of its tree, nested.
import type { FastifyInstance } from 'fastify'
import { AVALIACAO_PATH, avaliacaoPpa as tree } from '@portal/catalog/planejamento/avaliacao-ppa'
import { documented } from '../../openapi/documented.ts'
import { listQuerystring } from '../../lists/schema.ts'
import { loadListSource } from '../../lists/source.ts'
import { openAnswers } from '../../lists/unpaged.ts'
import { nestPpa, PPA_SCHEMA } from './ppa-nested.ts'

const nested = { ...tree, api: { ...tree.api, list: AVALIACAO_PATH } }

export default async function avaliacaoPpa(app: FastifyInstance): Promise<void> {
  const answers = openAnswers(app, loadListSource(tree))
  app.get(
    AVALIACAO_PATH,
    documented({ ...PPA_SCHEMA, querystring: listQuerystring(nested, 'totals') }),
    async (request, reply) =>
      answers.rows({ request, reply, list: nested, contexto: await app.contextoOf(request) }, nestPpa),
  )
}
