// Serves a call that aggregates the filtered rows of a list, such as their lowest price. It takes the same query
// parameters as the totals of the list.
import type { FastifyInstance } from 'fastify'
import type { Fields } from '@portal/kit/fields'
import type { List } from '@portal/kit/list'
import { documented } from '../openapi/documented.ts'
import { addressOf } from '../http/address.ts'
import type { Parameters } from './binds.ts'
import { clientNames, understood } from './clients.ts'
import { nameIgnored, parseQueryString } from './query-string.ts'
import { readRequest } from './request.ts'
import { callSchema, listQuerystring } from './schema.ts'
import { readRows } from './rows.ts'
import { loadListSource } from './source.ts'
import { filtered } from './sql.ts'

interface RequestForKept {
  path: string
  summary: string
  fields: Fields
  /** Query over the relation `linhas`, which holds the filtered rows. */
  sql: string
}

export function serveCached(app: FastifyInstance, list: List, { path, summary, fields, sql }: RequestForKept): void {
  const source = loadListSource(list)
  const schema = { ...callSchema(list.area, summary, {}, fields, true), querystring: listQuerystring(list, 'totals') }
  app.get(path, documented(schema), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const names = clientNames(list)
    const asked = understood(names, parseQueryString(request.url))
    const { scope, query, key, version } = readRequest(
      { list, source, names },
      asked,
      { contexto, named: contexto },
      'totals',
    )
    nameIgnored(reply, query.ignored)
    if (query.person !== undefined)
      await app.cpfLimiter.ask(addressOf(request.raw, app.config.trustedProxies), query.person)
    const sqlOf = (binds: Parameters): string => `with linhas as (\n${filtered(scope, binds)}\n)\n${sql}`
    return app.answers.answer(request, reply, {
      version,
      key: `${path} ${key}`,
      personal: query.person !== undefined,
      compute: () => readRows(app.reader, { query: sqlOf, fields, parametros: contexto.parametros, varies: true }),
    })
  })
}
