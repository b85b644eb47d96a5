// The evaluation of the plan: the tree as clients read it, nested; the same as a flat array; and its last level with its totals and files.
import type { FastifyInstance } from 'fastify'
import { AVALIACAO_PATH, avaliacaoPpa as tree, programasDoPpa as leaves } from '@portal/catalog/planejamento/avaliacao-ppa'
import { documented } from '../../openapi/documented.ts'
import { listQuerystring } from '../../lists/schema.ts'
import { openAnswers, readSource, serveWhole } from '../../lists/unpaged.ts'
import { nestPpa, PPA_SCHEMA } from './ppa-nested.ts'

const source = readSource('avaliacao-ppa.sql', import.meta.url)
const nested = { ...tree, api: { ...tree.api, list: AVALIACAO_PATH } }

export default async function avaliacaoPpa(app: FastifyInstance): Promise<void> {
  const answers = openAnswers(app, source)
  app.get(AVALIACAO_PATH, documented({ ...PPA_SCHEMA, querystring: listQuerystring(nested, 'totals') }), async (request, reply) =>
    answers.rows({ request, reply, list: nested, contexto: await app.contextoOf(request) }, nestPpa))
  serveWhole(app, { list: tree, source, summary: 'Avaliação do PPA: a árvore, em ordem de código' })
  serveWhole(app, { list: leaves, source, summary: 'Avaliação do PPA: uma linha por programa' })
}
