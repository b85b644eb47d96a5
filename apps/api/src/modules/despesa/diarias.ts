// Which commitments have travel allowances without a quantity, among those the filters of the list keep.
import type { FastifyInstance } from 'fastify'
import { diarias as list } from '@portal/catalog/despesa/diarias'
import { code, integer } from '@portal/kit/fields'
import { documented } from '../../docs/documented.ts'
import { nameIgnored } from '../../list/ask/ignored.ts'
import { parseQueryString } from '../../list/ask/query-string.ts'
import { canonicalKey, readQuery } from '../../list/ask/query.ts'
import { callSchema, listQuerystring } from '../../list/ask/schema.ts'
import { readRows } from '../../list/read/rows.ts'
import { compileRelation } from '../../list/sql/compile.ts'
import { loadListSource } from '../../list/sql/list-source.ts'
import type { Scope } from '../../list/sql/relation.ts'
import { openView } from '../../list/sql/view.ts'
import { readSql } from '../../sql.ts'

const PATH = '/api/diarias/diariasWithoutQuantidade'
const sql = readSql('diarias-sem-quantidade.sql', import.meta.url)

const EMPENHO = {
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Nº do Empenho'),
  displayEmpenho: code('Empenho'),
}

export default async function diarias(app: FastifyInstance): Promise<void> {
  const source = loadListSource(list)
  const described = callSchema(list.area, 'Diárias: empenhos de diárias sem quantidade', {}, EMPENHO, true)
  app.get(PATH, documented({ ...described, querystring: listQuerystring(list, 'totals') }), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const { parametros } = contexto
    const view = openView(list, source, parametros)
    const query = readQuery(view, parseQueryString(request.url), 'totals')
    nameIgnored(reply, query.ignored)
    const scope: Scope = { view, contexto, filters: query.filters }
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(['despesa']),
      key: canonicalKey(PATH, contexto, query, 'totals'),
      compute: () =>
        readRows(app.pool, { query: (binds) => `with diarias as (\n${compileRelation(scope, binds)}\n)\n${sql}`, fields: EMPENHO, parametros, varies: true }),
    })
  })
}
