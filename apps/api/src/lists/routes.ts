// Registers the endpoints of every list of the catalog: a page, or all its rows where it is returned whole; its totals;
// its report.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagedLists, wholeLists } from '@portal/catalog/areas'
import type { ClientNames } from '@portal/kit/client-names'
import { notFound } from '@portal/kit/errors'
import type { List } from '@portal/kit/list'
import { chosenBy, contextoFrom, type RequestContexto } from '../contexto/contexto.ts'
import { addressOf } from '../http/address.ts'
import { internalHeaders } from '../http/internal.ts'
import { NAO_PUBLICADO } from './closed.ts'
import type { Scope } from './scope.ts'
import { chosenIn, clientNames, understood } from './clients.ts'
import { CountCache } from './count-cache.ts'
import { loadListSource, type ListSource } from './source.ts'
import { nameIgnored, parseQueryString } from './query-string.ts'
import { readRequest, type ListRequest, type Purpose } from './request.ts'
import { countRows, readOne, readPage, readTotals } from './read.ts'
import { sendReport } from './export/report-route.ts'
import type { OptionLabel } from './export/report-source.ts'
import { documented } from '../openapi/documented.ts'
import { followed } from '../http/followed.ts'
import { listSchema } from './schema.ts'
import { serveWhole } from './unpaged.ts'

/** A list to serve. `source` and `names` are given only where they are not the usual ones of the catalog. */
export interface Declared {
  list: List
  source?: ListSource
  names?: ClientNames
}

interface Options {
  declared?: readonly Declared[]
}

/** Serves the lists of the catalog, unless other lists are given. */
export default async function listRoutes(app: FastifyInstance, { declared }: Options = {}): Promise<void> {
  servePaged(app, declared ?? pagedLists.map((list) => ({ list })))
  for (const list of declared ? [] : wholeLists) serveWhole(app, list)
}

function servePaged(app: FastifyInstance, declared: readonly Declared[]): void {
  const counts = new CountCache()

  async function ask(
    of: Required<Declared>,
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: Purpose,
  ): Promise<ListRequest & { contexto: RequestContexto }> {
    const asked = understood(of.names, parseQueryString(request.url))
    const snapshot = await app.contextos.fresh()
    const named = chosenBy(request, chosenIn(of.names, asked))
    const contexto = contextoFrom(snapshot, named)
    const read = readRequest(of, asked, { contexto, named }, purpose, snapshot)
    nameIgnored(reply, read.query.ignored)
    if (read.query.person !== undefined) await askForPerson(request, read.query.person, read.countKey, read.scope)
    return { ...read, contexto }
  }

  async function askForPerson(request: FastifyRequest, person: string, countKey: string, scope: Scope): Promise<void> {
    const address = addressOf(request.raw, app.config.trustedProxies)
    const asked = await app.cpfLimiter.ask(address, person)
    const { count } = await counts.get(countKey, () => countRows(app.reader, scope))
    if (count > 0) await asked.found()
  }

  const optionLabel: OptionLabel = async (from, value, { entidade, exercicio }) => {
    const headers = { ...internalHeaders, entidade: String(entidade), exercicio: String(exercicio) }
    const response = await app.inject({ url: `${app.prefix}${from}`, headers })
    if (response.statusCode !== 200) return undefined
    return response.json<{ id: number; descricao: string }[]>().find(({ id }) => String(id) === value)?.descricao
  }

  for (const { list, source = loadListSource(list), names = clientNames(list) } of declared) {
    const of = { list, source, names }
    const addressesOf = (call: 'list' | 'report'): string[] => [
      list.api[call],
      ...Object.entries(names.addresses ?? {}).flatMap(([address, same]) => (same === call ? [address] : [])),
    ]

    for (const address of addressesOf('list'))
      app.get(address, documented(listSchema(list, 'list')), async (request, reply) => {
        const { contexto, version, scope, query, key, countKey } = await ask(of, request, reply, 'list')
        if (query.lookup && list.open?.when?.(contexto.parametros) === false) throw notFound(NAO_PUBLICADO)
        const compute = async (): Promise<Buffer> => {
          if (!query.lookup) return readPage(app.reader, counts, countKey, scope, query)
          const row = await readOne(app.reader, scope)
          if (!row) throw notFound('Registro não encontrado.')
          return row
        }
        return app.answers.answer(request, reply, { version, key, personal: query.person !== undefined, compute })
      })

    if (list.api.totals !== undefined) {
      app.get(list.api.totals, documented(listSchema(list, 'totals')), async (request, reply) => {
        const { version, scope, query, key, countKey } = await ask(of, request, reply, 'totals')
        const compute = (): Promise<Buffer> => readTotals(app.reader, counts, countKey, scope)
        return app.answers.answer(request, reply, {
          version,
          key: `totais ${key}`,
          personal: query.person !== undefined,
          compute,
        })
      })
    }

    for (const address of addressesOf('report'))
      app.get(
        address,
        { ...documented(listSchema(list, 'report')), ...followed, exposeHeadRoute: false },
        async (request, reply) => {
          const { query, contexto, scope, reach, countKey } = await ask(of, request, reply, 'report')
          const exportType = query.exportType ?? 'csv'
          return sendReport(app.exporter, request, reply, {
            contexto,
            scope,
            query,
            reach,
            counts,
            countKey,
            exportType,
            optionLabel,
          })
        },
      )
  }
}
