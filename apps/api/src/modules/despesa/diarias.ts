// The calls beside the list of travel allowances: objectives, allowances without quantity, attachments.
import type { FastifyInstance } from 'fastify'
import { diarias as list } from '@portal/catalog/despesa/diarias'
import { integer, text } from '@portal/kit/fields'
import { compileRelation } from '../../list/sql/compile.ts'
import type { Scope } from '../../list/sql/relation.ts'
import { nameIgnored } from '../../list/ask/ignored.ts'
import { jsonRows } from '../../list/read/json-rows.ts'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { loadListSource } from '../../list/sql/list-source.ts'
import { parseQueryString } from '../../list/ask/query-string.ts'
import { canonicalKey, readQuery } from '../../list/ask/query.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema, listQuerystring } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { openView } from '../../list/sql/view.ts'
import { readSql } from '../../sql.ts'
import { ARQUIVO } from '../portal/arquivos/anexos.ts'

const objetivosSql = parseSql(readSql('objetivos-diaria.sql', import.meta.url))
const semQuantidadeSql = parseSql(readSql('diarias-sem-quantidade.sql', import.meta.url))
const arquivosSql = parseSql(readSql('diarias-arquivos.sql', import.meta.url))

const OBJETIVO = { id: integer('Código'), descricao: text('Descrição') }
const EMPENHO = {
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  unidadeOrcamentaria: text('Unidade Orçamentária'),
  empenho: integer('Nº do Empenho'),
  displayEmpenho: text('Empenho'),
}
const CHAVE: Keys = {
  required: { empenho: integer('Nº do Empenho'), noLiquidacao: integer('Nº da Liquidação') },
  optional: { unidadeOrcamentaria: text('Unidade Orçamentária') },
}

export default async function diarias(app: FastifyInstance): Promise<void> {
  const source = loadListSource(list)

  const objetivos = callSchema(list.area, 'Diárias: tipos de objetivo', {}, OBJETIVO, true)
  app.get('/api/diarias/objetivos-diaria', documented(objetivos), async (request, reply) => {
    const { entidade, version } = await app.contextoOf(request)
    readKeys(request, reply, { required: {} })
    const compute = (): Promise<Buffer> => jsonRows(app.pool, objetivosSql, { entidade })
    return app.answers.answer(request, reply, { version, key: `objetivos-diaria ${entidade}`, compute })
  })

  const semQuantidade = {
    ...callSchema(list.area, 'Diárias: empenhos de diárias sem quantidade', {}, EMPENHO, true),
    querystring: listQuerystring(list, 'totals'),
  }
  app.get('/api/diarias/diariasWithoutQuantidade', documented(semQuantidade), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const view = openView(list, source, contexto.parametros)
    const query = readQuery(view, parseQueryString(request.url), 'totals')
    nameIgnored(reply, query.ignored)
    const scope: Scope = { view, contexto, filters: query.filters }
    const compute = (): Promise<Buffer> =>
      jsonRows(app.pool, semQuantidadeSql, {}, (binds) => `with diarias as (\n${compileRelation(scope, binds)}\n)\n`)
    const key = canonicalKey('/api/diarias/diariasWithoutQuantidade', contexto, query, 'totals')
    return app.answers.answer(request, reply, { version: contexto.version, key, compute })
  })

  const arquivos = callSchema(list.area, 'Diárias: arquivos de uma diária', { ...CHAVE.required, ...CHAVE.optional }, ARQUIVO, true)
  app.get('/api/diarias/arquivos', documented(arquivos), async (request, reply) => {
    const { entidade, exercicio, version } = await app.contextoOf(request)
    const keys = { entidade, exercicio, ...readKeys(request, reply, CHAVE) }
    const compute = (): Promise<Buffer> => jsonRows(app.pool, arquivosSql, keys)
    return app.answers.answer(request, reply, { version, key: `diarias/arquivos ${JSON.stringify(keys)}`, compute })
  })
}
