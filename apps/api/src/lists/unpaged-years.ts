// A list answered whole whose columns are years: its rows, their totals and the file, the years named by the context.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Contexto, List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { documented } from '../openapi/documented.ts'
import { callSchema, listQuerystring, listSchema } from './schema.ts'
import type { ListSource } from './source.ts'
import { openAnswers, type Asked } from './unpaged.ts'

export function serveYears(app: FastifyInstance, listOf: (contexto: Pick<Contexto, 'exercicio'> & { readonly parametros?: Parametros }) => List, source: ListSource): void {
  const answers = openAnswers(app, source, { everyYear: true })
  const ask = async (request: FastifyRequest): Promise<Pick<Asked, 'contexto' | 'list'>> => {
    const contexto = await app.contextoOf(request)
    return { contexto, list: listOf(contexto) }
  }
  const sample = listOf({ exercicio: 2026 })
  const { api, title, area, fields } = sample
  const rows = { ...callSchema(area, title, {}, fields, true), querystring: listQuerystring(sample, 'totals') }
  app.get(api.list, documented(rows), async (request, reply) => answers.rows({ request, reply, ...(await ask(request)) }))
  app.get(api.totals ?? '', documented(listSchema(sample, 'totals')), async (request, reply) => answers.totals({ request, reply, ...(await ask(request)) }))
  const report = { ...documented(listSchema(sample, 'report')), exposeHeadRoute: false }
  app.get(api.report, report, async (request, reply) => answers.report({ request, reply, ...(await ask(request)) }))
}
