// One figure of a level, year beside year: its rows, their totals and the file.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { despesaPorAnos as listOf } from '@portal/catalog/despesa/despesa-por-anos'
import { documented } from '../../docs/documented.ts'
import { callSchema, listQuerystring, listSchema } from '../../list/ask/schema.ts'
import { openAnswers, readSource, type Asked } from '../../list/whole.ts'

const source = readSource('despesa-por-anos.sql', import.meta.url)
const sample = listOf({ exercicio: 2026 })

export default async function despesaPorAnos(app: FastifyInstance): Promise<void> {
  const answers = openAnswers(app, source, { everyYear: true })
  /** The years name the columns. */
  const ask = async (request: FastifyRequest): Promise<Pick<Asked, 'contexto' | 'list'>> => {
    const contexto = await app.contextoOf(request)
    return { contexto, list: listOf(contexto) }
  }
  const { api, title, area, fields } = sample
  const rows = { ...callSchema(area, title, {}, fields, true), querystring: listQuerystring(sample, 'totals') }
  app.get(api.list, documented(rows), async (request, reply) => answers.rows({ request, reply, ...(await ask(request)) }))
  app.get(api.totals ?? '', documented(listSchema(sample, 'totals')), async (request, reply) => answers.totals({ request, reply, ...(await ask(request)) }))
  const report = { ...documented(listSchema(sample, 'report')), exposeHeadRoute: false }
  app.get(api.report, report, async (request, reply) => answers.report({ request, reply, ...(await ask(request)) }))
}
