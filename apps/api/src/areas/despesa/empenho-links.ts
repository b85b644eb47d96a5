// Returns the bid, the contract and the supplier a commitment leads to, for clients that follow them.
import type { FastifyInstance } from 'fastify'
import { empenho as record } from '@portal/catalog/despesa/empenho'
import { EMPENHO } from '@portal/catalog/despesa/empenho-detalhe'
import { LINK, linksDoEmpenho } from '@portal/catalog/despesa/empenho-links'
import { notFound } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import { keysOf } from '@portal/kit/record'
import { callSource } from '../../calls/call-source.ts'
import { documented } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'
import { callSchema } from '../../lists/schema.ts'
import { filled, readFirst } from '../../lists/rows.ts'
import { findEmpenho, readEmpenhoKey } from './empenho-chave.ts'

const source = callSource({ area: 'despesa', name: 'empenho' }, ['unidadeOrcamentaria', 'empenho'])

export default async function empenhoLinks(app: FastifyInstance): Promise<void> {
  const keys = keysOf(record)
  const schema = callSchema(
    'despesa',
    'Empenhos: a licitação, o contrato e o fornecedor',
    { ...keys.required, ...keys.optional },
    LINK,
    true,
  )
  app.get('/empenhos/detalhe/links', documented(schema), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const found = await findEmpenho(app.reader, readEmpenhoKey(contexto, readKeys(request, reply, keys)))
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(['despesa', 'contratacao']),
      key: `empenho-links ${JSON.stringify(found)}`,
      compute: async () => {
        const row = await readFirst(app.reader, {
          query: filled(source, found),
          fields: EMPENHO,
          parametros: contexto.parametros,
        })
        if (row === undefined) throw notFound(record.notFound)
        return JSON.stringify(linksDoEmpenho(JSON.parse(row) as Row))
      },
    })
  })
}
