// Every list of the catalog gets its endpoints here: a page, its totals, its report.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lists } from '@portal/catalog/areas'
import { notFound } from '@portal/kit/errors'
import type { List } from '@portal/kit/list'
import type { RequestContexto } from '../contexto/contexto.ts'
import { internalHeaders } from '../door/internal.ts'
import { yearKey } from '../contexto/snapshot.ts'
import type { Scope } from './sql/relation.ts'
import { chosenIn, clientNames } from './ask/client-names.ts'
import { Counts } from './read/counts.ts'
import { nameIgnored } from './ask/ignored.ts'
import { loadListSource, type ListSource } from './sql/list-source.ts'
import { parseQueryString } from './ask/query-string.ts'
import { canonicalKey, readQuery, type ListQuery, type Purpose } from './ask/query.ts'
import { readOne, readPage, readTotals } from './read/reader.ts'
import { formats } from './report/formats.ts'
import { sendReport } from './export/report-route.ts'
import type { OptionLabel } from './export/report-source.ts'
import { documented } from '../docs/documented.ts'
import { followed } from '../door/followed.ts'
import { listSchema } from './ask/schema.ts'
import { Semaphore } from './export/semaphore.ts'
import { openView } from './sql/view.ts'

interface Asked {
  contexto: RequestContexto
  scope: Scope
  query: ListQuery
  /** Of the data the answer derives from. */
  version: string
  key: string
  countKey: string
}

export default async function listRoutes(app: FastifyInstance): Promise<void> {
  const counts = new Counts()
  const exporter = { pool: app.exportPool, counts, places: new Semaphore(app.exportPool.options.max ?? 1), formats }

  /** The entities of a list that covers them all: those published with that year, and the one asked. */
  function covered({ acrossEntities }: List, { entidade, exercicio, parametros }: RequestContexto): number[] | undefined {
    if (!acrossEntities?.(parametros)) return undefined
    const { entidades = new Map(), contextos = new Map() } = app.contextos.current ?? {}
    const others = [...entidades.values()].filter(({ id, habilitadoPortal }) => id !== entidade && habilitadoPortal === 'S')
    return [entidade, ...others.map(({ id }) => id).filter((id) => contextos.has(yearKey({ entidade: id, exercicio })))]
  }

  async function ask(list: List, source: ListSource, request: FastifyRequest, reply: FastifyReply, purpose: Purpose): Promise<Asked> {
    const sent = parseQueryString(request.url)
    const contexto = await app.contextoOf(request, chosenIn(clientNames(list), sent))
    const view = openView(list, source, contexto.parametros)
    const query = readQuery(view, sent, purpose)
    nameIgnored(reply, query.ignored)
    const isOfOne = Object.keys(query.filters).some((name) => view.filters[name]?.ofEntity)
    const entidades = isOfOne ? undefined : covered(list, contexto)
    const scope: Scope = {
      view,
      contexto,
      filters: query.filters,
      ...(query.lookup && { equals: query.lookup }),
      ...(query.search && { search: query.search.node }),
      ...(entidades && { entidades }),
    }
    const ofOne = list.live ? contexto.liveVersion : contexto.version
    const version = entidades ? (app.contextos.current?.version ?? ofOne) : ofOne
    return {
      contexto,
      scope,
      query,
      version,
      key: canonicalKey(list.api.list, contexto, query, purpose),
      countKey: `${version} ${canonicalKey(list.api.list, contexto, query, 'totals')}`,
    }
  }

  const optionLabel: OptionLabel = async (from, value, { entidade, exercicio }) => {
    const headers = { ...internalHeaders, entidade: String(entidade), exercicio: String(exercicio) }
    const response = await app.inject({ url: `${app.prefix}${from}`, headers })
    if (response.statusCode !== 200) return undefined
    return response.json<{ id: number; descricao: string }[]>().find(({ id }) => String(id) === value)?.descricao
  }

  for (const list of lists) {
    const source = loadListSource(list)

    app.get(list.api.list, documented(listSchema(list, 'list')), async (request, reply) => {
      const { version, scope, query, key, countKey } = await ask(list, source, request, reply, 'list')
      const compute = async (): Promise<Buffer> => {
        if (!query.lookup) return readPage(app.pool, counts, countKey, scope, query)
        const row = await readOne(app.pool, scope)
        if (!row) throw notFound('Registro não encontrado.')
        return row
      }
      return app.answers.answer(request, reply, { version, key, compute })
    })

    if (list.api.totals !== undefined) {
      app.get(list.api.totals, documented(listSchema(list, 'totals')), async (request, reply) => {
        const { version, scope, key, countKey } = await ask(list, source, request, reply, 'totals')
        const compute = (): Promise<Buffer> => readTotals(app.pool, counts, countKey, scope)
        return app.answers.answer(request, reply, { version, key: `totais ${key}`, compute })
      })
    }

    app.get(list.api.report, { ...documented(listSchema(list, 'report')), ...followed, exposeHeadRoute: false }, async (request, reply) => {
      const { query, contexto, scope, countKey } = await ask(list, source, request, reply, 'report')
      const exportType = query.exportType ?? 'csv'
      return sendReport(exporter, request, reply, { contexto, scope, query, countKey, exportType, optionLabel })
    })
  }
}
