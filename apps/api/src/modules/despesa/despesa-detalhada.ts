// The budget in detail: the tree as a flat array ordered by code, and the rows of any one of its levels.
import type { FastifyInstance } from 'fastify'
import { despesaDetalhada as tree, despesaDetalhadaPorNivel as byLevel } from '@portal/catalog/despesa/despesa-detalhada'
import type { List } from '@portal/kit/list'
import { documented, type JsonSchema } from '../../docs/documented.ts'
import { callSchema, listQuerystring, listSchema } from '../../list/ask/schema.ts'
import { openAnswers, readSource } from './despesa-por-nivel-answers.ts'

const treeSource = readSource('despesa-detalhada.sql')
const levelSource = readSource('despesa-por-nivel.sql')

const rowsSchema = (list: List, summary: string): JsonSchema => ({
  ...callSchema(list.area, summary, {}, list.fields, true),
  querystring: listQuerystring(list, 'totals'),
})

export default async function despesaDetalhada(app: FastifyInstance): Promise<void> {
  const wholes = [
    { list: tree, answers: openAnswers(app, treeSource), summary: 'Despesa detalhada: a árvore, em ordem de código' },
    { list: byLevel, answers: openAnswers(app, levelSource), summary: 'Despesa detalhada: uma linha por código do nível' },
  ]
  for (const { list, answers, summary } of wholes) {
    app.get(list.api.list, documented(rowsSchema(list, summary)), async (request, reply) =>
      answers.rows({ request, reply, list, contexto: await app.contextoOf(request) }))
    const report = { ...documented(listSchema(list, 'report')), exposeHeadRoute: false }
    app.get(list.api.report, report, async (request, reply) =>
      answers.report({ request, reply, list, contexto: await app.contextoOf(request) }))
    if (list.api.totals === undefined) continue
    app.get(list.api.totals, documented(listSchema(list, 'totals')), async (request, reply) =>
      answers.totals({ request, reply, list, contexto: await app.contextoOf(request) }))
  }
}
