// Serves the rows of a call as a file, like those of any list. For calls that return a short table.
import type { FastifyInstance } from 'fastify'
import { fileOf, type CallFile } from '@portal/kit/call'
import { notFound } from '@portal/kit/errors'
import type { List } from '@portal/kit/list'
import { isOpen } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import { documented } from '../openapi/documented.ts'
import { listSchema } from '../lists/schema.ts'
import { plainSource } from '../lists/source.ts'
import type { SqlTemplate } from '../lists/sql-template.ts'
import { openAnswers } from '../lists/unpaged.ts'
import { NAO_PUBLICADO } from '../lists/closed.ts'
import type { CallToAnswer } from './register-call.ts'

function listOf(call: CallToAnswer, { title, totals = [] }: CallFile): List {
  const { area, path, summary, fields, fixed, everyYear } = call
  const names = Object.keys(fields)
  const [first = ''] = names
  return {
    area,
    title,
    path,
    description: summary,
    api: { list: path, report: fileOf(path) },
    key: [first],
    fields,
    filters: {},
    columns: names,
    sort: { by: [first], initial: `${first} asc` },
    totals,
    ...(fixed && { fixed }),
    ...(everyYear && { whole: { everyYear } }),
    table: '',
    empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
  }
}

export function serveFile(app: FastifyInstance, call: CallToAnswer, file: CallFile, template: SqlTemplate): void {
  const list = listOf(call, file)
  const answers = openAnswers(app, plainSource(template))
  app.get(
    list.api.report,
    { ...documented(listSchema(list, 'report')), exposeHeadRoute: false },
    async (request, reply) => {
      const contexto = await app.contextoOf(request)
      if (!isOpen(call, contexto.parametros)) throw notFound(NAO_PUBLICADO)
      return answers.report({ request, reply, list, contexto })
    },
  )
}
