// Short arrays, whole, such as trees: the same declarations, validation and exports as the lists, without pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '@portal/kit/errors'
import type { List, Row } from '@portal/kit/list'
import type { Gate } from '@portal/kit/parametros'
import type { Runner } from '@portal/db/pool'
import { NAO_PUBLICADO } from './closed.ts'
import type { RequestContexto } from '../contexto/contexto.ts'
import { areasOf } from './areas.ts'
import { planWhole } from './plan.ts'
import type { Scope } from './scope.ts'
import { CountCache } from './count-cache.ts'
import { plainSource, type ListSource } from './source.ts'
import { clientNames, understood } from './clients.ts'
import { nameIgnored, parseQueryString } from './query-string.ts'
import { readRequest, type ListRequest, type Purpose } from './request.ts'
import { readDirectly, readTotals } from './read.ts'
import { sendReport } from './export/report-route.ts'
import { parseSql } from './sql-template.ts'
import { readSql } from '../lib/sql.ts'
import { documented, type JsonSchema } from '../openapi/documented.ts'
import { callSchema, listQuerystring, listSchema } from './schema.ts'

/** Far above what any budget has, and a stop all the same. */
const MAX_ROWS = 50_000

export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  list: List
  contexto: RequestContexto
  /** Where the path itself says the format. */
  exportType?: string
}

export interface Answers {
  /** `shape` makes of the rows what clients read in their place; `list` then says another address. */
  rows: (asked: Asked, shape?: (rows: Row[]) => unknown) => Promise<FastifyReply>
  totals: (asked: Asked) => Promise<FastifyReply>
  report: (asked: Asked) => Promise<FastifyReply>
}

/** The `.sql` beside the module that asks. */
export const readSource = (file: string, beside: string): ListSource => plainSource(parseSql(readSql(file, beside)))

interface OpenOptions {
  /** It reads other years too: a load of any of them makes a new answer. */
  everyYear?: boolean | undefined
}

function versionOf(source: ListSource, { list, contexto }: Asked, { everyYear = false }: OpenOptions): string {
  const areas = areasOf(list, source)
  return everyYear ? contexto.versionEverywhere(areas) : contexto.versionOf(areas)
}

function open(source: ListSource, asked: Asked, purpose: Purpose, options: OpenOptions): ListRequest {
  const { request, reply, list, contexto, exportType } = asked
  const sent = parseQueryString(request.url)
  const also = exportType === undefined ? sent : new Map([...sent, ['exportType', [exportType]]])
  const names = clientNames(list)
  const read = readRequest({ list, source, names }, understood(names, also), { contexto, named: contexto }, purpose, undefined, versionOf(source, asked, options))
  nameIgnored(reply, read.query.ignored)
  return read
}

async function readRows(runner: Runner, scope: Scope): Promise<Buffer> {
  const { content } = await readDirectly(runner, scope, planWhole(scope, MAX_ROWS))
  return Buffer.from(content)
}

const rowsSchema = (list: List, summary: string): JsonSchema => ({
  ...callSchema(list.area, summary, {}, list.fields, true),
  querystring: listQuerystring(list, 'totals'),
})

export interface Whole extends OpenOptions {
  list: List
  source: ListSource
  /** What its rows are, in a line of the documentation. */
  summary: string
  /** What is summed, where it is not the rows as they are shown: of a tree, its last ones. Its file then has no totals. */
  totals?: List
  /** Closed, there are no files of it. */
  exports?: Gate
  /** Where one address answers two questions, the other answer; nothing when it was not asked. */
  instead?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
}

/** The rows, the totals and the file of a list that is answered whole. */
export function serveWhole(app: FastifyInstance, { list, source, summary, totals = list, instead, everyYear, exports }: Whole): void {
  const filed = totals === list ? list : { ...list, totals: [] }
  const answers = openAnswers(app, source, { everyYear })
  app.get(list.api.list, documented(rowsSchema(list, summary)), async (request, reply) =>
    (await instead?.(request, reply)) ?? answers.rows({ request, reply, list, contexto: await app.contextoOf(request) }))
  app.get(list.api.report, { ...documented(listSchema(list, 'report')), exposeHeadRoute: false }, async (request, reply) => {
    const contexto = await app.contextoOf(request)
    if (exports && !exports(contexto.parametros)) throw notFound(NAO_PUBLICADO)
    return answers.report({ request, reply, list: filed, contexto })
  })
  if (list.api.totals === undefined) return
  app.get(list.api.totals, documented(listSchema(list, 'totals')), async (request, reply) =>
    answers.totals({ request, reply, list: totals, contexto: await app.contextoOf(request) }))
}

export function openAnswers(app: FastifyInstance, source: ListSource, options: OpenOptions = {}): Answers {
  const counts = new CountCache()
  return {
    rows: (asked, shape) => {
      const { scope, key, version } = open(source, asked, 'totals', options)
      const compute = async (): Promise<Buffer | string> => {
        const rows = await readRows(app.reader, scope)
        return shape ? JSON.stringify(shape(JSON.parse(rows.toString()) as Row[])) : rows
      }
      return app.answers.answer(asked.request, asked.reply, { version, key, compute })
    },
    totals: (asked) => {
      const { scope, key, countKey, version } = open(source, asked, 'totals', options)
      const compute = (): Promise<Buffer> => readTotals(app.reader, counts, countKey, scope)
      return app.answers.answer(asked.request, asked.reply, { version, key: `totais ${key}`, compute })
    },
    report: (asked) => {
      const { scope, query, countKey } = open(source, asked, 'report', options)
      const { request, reply, contexto } = asked
      const optionLabel = async (): Promise<undefined> => undefined
      return sendReport(app.exporter, request, reply, { contexto, scope, query, counts, countKey, exportType: query.exportType ?? 'csv', optionLabel })
    },
  }
}
