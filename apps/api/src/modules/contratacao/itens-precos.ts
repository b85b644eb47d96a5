// The lowest, the median and the highest unit price of the items that the filters of the list keep.
import type { FastifyInstance } from 'fastify'
import { itensLicitados as list } from '@portal/catalog/contratacao/itens-licitados'
import { integer, price } from '@portal/kit/fields'
import { areasOf } from '@portal/kit/list'
import { documented } from '../../docs/documented.ts'
import { addressOf } from '../../door/address.ts'
import { nameIgnored } from '../../list/ask/ignored.ts'
import { parseQueryString } from '../../list/ask/query-string.ts'
import { canonicalKey, readQuery } from '../../list/ask/query.ts'
import { callSchema, listQuerystring } from '../../list/ask/schema.ts'
import { readRows } from '../../list/read/rows.ts'
import { compileRelation } from '../../list/sql/compile.ts'
import { loadListSource } from '../../list/sql/list-source.ts'
import type { Scope } from '../../list/sql/relation.ts'
import { openView } from '../../list/sql/view.ts'

const PATH = '/api/itens-licitados/precos'

const PRECOS = { itens: integer('Itens'), menor: price('Menor preço'), mediana: price('Preço do meio'), maior: price('Maior preço') }

const sql = `select count(*) as itens, min("valorUnitario") as menor, percentile_disc(0.5) within group (order by "valorUnitario") as mediana,
  max("valorUnitario") as maior from itens`

export default async function itensPrecos(app: FastifyInstance): Promise<void> {
  const source = loadListSource(list)
  const described = callSchema(list.area, 'Itens e preços: o menor, o do meio e o maior', {}, PRECOS, true)
  app.get(PATH, documented({ ...described, querystring: listQuerystring(list, 'totals') }), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { parametros } = contexto
    const view = openView(list, source, parametros)
    const query = readQuery(view, parseQueryString(request.url), 'totals')
    nameIgnored(reply, query.ignored)
    if (query.person !== undefined) app.guesses.ask(addressOf(request.raw, app.config.trustedProxies), query.person)
    const scope: Scope = { view, contexto, filters: query.filters }
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(areasOf(list)),
      key: canonicalKey(PATH, contexto, query, 'totals'),
      personal: query.person !== undefined,
      compute: () =>
        readRows(app.pool, { query: (binds) => `with itens as (\n${compileRelation(scope, binds)}\n)\n${sql}`, fields: PRECOS, parametros, varies: true }),
    })
  })
}
