// Serves a list that is returned whole, such as a tree: the same declaration, validation and files as any list, without
// pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '@portal/kit/errors'
import type { List, Row, Whole } from '@portal/kit/list'
import type { Runner } from '@portal/db/pool'
import { NAO_PUBLICADO } from './closed.ts'
import type { RequestContexto } from '../contexto/contexto.ts'
import { areasOf } from './areas.ts'
import { planWhole } from './plan.ts'
import type { Scope } from './scope.ts'
import { CountCache } from './count-cache.ts'
import { loadListSource, type ListSource } from './source.ts'
import { clientNames, understood } from './clients.ts'
import { nameIgnored, parseQueryString } from './query-string.ts'
import { readRequest, type ListRequest, type Purpose } from './request.ts'
import { readDirectly, readTotals } from './read.ts'
import { sendReport } from './export/report-route.ts'
import { documented } from '../openapi/documented.ts'
import { listSchema, wholeSchema } from './schema.ts'

/** A safety limit, far above the number of rows of any budget. */
const MAX_ROWS = 50_000

export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  list: List
  contexto: RequestContexto
  /** The format, where the path itself names it. */
  exportType?: string
}

export interface Answers {
  /**
   * Returns the rows, or what `shape` makes of them; with `shape`, `list` must have another address, which is the cache
   * key.
   */
  rows: (asked: Asked, shape?: (rows: Row[]) => unknown) => Promise<FastifyReply>
  totals: (asked: Asked) => Promise<FastifyReply>
  report: (asked: Asked) => Promise<FastifyReply>
}

function versionOf(source: ListSource, { list, contexto }: Asked): string {
  const areas = areasOf(list, source)
  return list.whole?.everyYear ? contexto.versionEverywhere(areas) : contexto.versionOf(areas)
}

function open(source: ListSource, asked: Asked, purpose: Purpose): ListRequest {
  const { request, reply, list, contexto, exportType } = asked
  const sent = parseQueryString(request.url)
  const also = exportType === undefined ? sent : new Map([...sent, ['exportType', [exportType]]])
  const names = clientNames(list)
  const chosen = { contexto, named: contexto }
  const version = versionOf(source, asked)
  const read = readRequest({ list, source, names }, understood(names, also), chosen, purpose, undefined, version)
  nameIgnored(reply, read.query.ignored)
  return read
}

async function readRows(runner: Runner, scope: Scope): Promise<Buffer> {
  const { content } = await readDirectly(runner, scope, planWhole(scope, MAX_ROWS))
  return Buffer.from(content)
}

/** The same list with the values bound for its totals, under an address of its own, since that is the cache key. */
const addedUp = (list: List, fixed: NonNullable<Whole['addedUp']>): List => ({
  ...list,
  api: { ...list.api, list: `${list.api.list}/somas` },
  fixed: { ...list.fixed, ...fixed },
})

/** Registers the endpoints of a list that is returned whole: its rows, its totals and its file. */
export function serveWhole(app: FastifyInstance, list: List, source = loadListSource(list)): void {
  const { title, api, whole: { summary = title, files, instead = {}, of = () => list, addedUp: bound } = {} } = list
  const answers = openAnswers(app, source)
  const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked> => {
    const contexto = await app.contextoOf(request)
    return { request, reply, contexto, list: of(contexto) }
  }
  const others = Object.entries(instead).map(([name, other]) => ({
    name,
    list: other,
    answers: openAnswers(app, loadListSource(other)),
  }))

  app.get(api.list, documented(wholeSchema(list, summary)), async (request, reply) => {
    const asked = await ask(request, reply)
    const sent = parseQueryString(request.url)
    const other = others.find(({ name }) => sent.has(name))
    return other ? other.answers.rows({ ...asked, list: other.list }) : answers.rows(asked)
  })
  app.get(api.report, { ...documented(listSchema(list, 'report')), exposeHeadRoute: false }, async (request, reply) => {
    const asked = await ask(request, reply)
    if (files && !files(asked.contexto.parametros)) throw notFound(NAO_PUBLICADO)
    return answers.report(bound ? { ...asked, list: { ...asked.list, totals: [] } } : asked)
  })
  if (api.totals === undefined) return
  app.get(api.totals, documented(listSchema(list, 'totals')), async (request, reply) => {
    const asked = await ask(request, reply)
    return answers.totals(bound ? { ...asked, list: addedUp(asked.list, bound) } : asked)
  })
}

export function openAnswers(app: FastifyInstance, source: ListSource): Answers {
  const counts = new CountCache()
  return {
    rows: (asked, shape) => {
      const { scope, key, version } = open(source, asked, 'totals')
      const compute = async (): Promise<Buffer | string> => {
        const rows = await readRows(app.reader, scope)
        return shape ? JSON.stringify(shape(JSON.parse(rows.toString()) as Row[])) : rows
      }
      return app.answers.answer(asked.request, asked.reply, { version, key, compute })
    },
    totals: (asked) => {
      const { scope, key, countKey, version } = open(source, asked, 'totals')
      const compute = (): Promise<Buffer> => readTotals(app.reader, counts, countKey, scope)
      return app.answers.answer(asked.request, asked.reply, { version, key: `totais ${key}`, compute })
    },
    report: (asked) => {
      const { scope, query, countKey } = open(source, asked, 'report')
      const { request, reply, contexto } = asked
      const optionLabel = async (): Promise<undefined> => undefined
      return sendReport(app.exporter, request, reply, {
        contexto,
        scope,
        query,
        counts,
        countKey,
        exportType: query.exportType ?? 'csv',
        optionLabel,
      })
    },
  }
}
