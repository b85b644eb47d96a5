// A call about the rows that the filters of a list keep, such as their lowest price: asked as the totals of the list are.
import type { FastifyInstance } from 'fastify'
import type { Fields } from '@portal/kit/fields'
import { areasOf, type List } from '@portal/kit/list'
import { documented } from '../docs/documented.ts'
import { addressOf } from '../door/address.ts'
import { nameIgnored } from './ignored.ts'
import { parseQueryString } from './query-string.ts'
import { canonicalKey, readQuery } from './request.ts'
import { callSchema, listQuerystring } from './schema.ts'
import { readRows } from './rows.ts'
import { loadListSource } from './source.ts'
import type { Scope } from './scope.ts'
import { filtered } from './sql.ts'
import { openView } from './view.ts'

interface AskedOfKept {
  path: string
  summary: string
  fields: Fields
  /** Reads the rows kept from the relation `linhas`. */
  sql: string
}

export function serveKept(app: FastifyInstance, list: List, { path, summary, fields, sql }: AskedOfKept): void {
  const source = loadListSource(list)
  const schema = { ...callSchema(list.area, summary, {}, fields, true), querystring: listQuerystring(list, 'totals') }
  app.get(path, documented(schema), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { parametros } = contexto
    const view = openView(list, source, parametros)
    const query = readQuery(view, parseQueryString(request.url), 'totals')
    nameIgnored(reply, query.ignored)
    if (query.person !== undefined) await app.guesses.ask(addressOf(request.raw, app.config.trustedProxies), query.person)
    const scope: Scope = { view, contexto, filters: query.filters }
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(areasOf(list)),
      key: canonicalKey(path, contexto, query, 'totals'),
      personal: query.person !== undefined,
      compute: () => readRows(app.reader, { query: (binds) => `with linhas as (\n${filtered(scope, binds)}\n)\n${sql}`, fields, parametros, varies: true }),
    })
  })
}
