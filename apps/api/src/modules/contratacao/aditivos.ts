// The addenda of a contract, one of them, and its files.
import type { FastifyInstance } from 'fastify'
import { ADITIVO } from '@portal/catalog/contratacao/aditivo'
import { notFound } from '@portal/kit/errors'
import { integer } from '@portal/kit/fields'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { readFirst, readRows } from '../../list/read/plain-rows.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { readSql } from '../../sql.ts'
import { anexosRoute } from '../portal/arquivos/anexos.ts'

const AREA = 'contratacao'
const aditivosSql = parseSql(readSql('aditivos.sql', import.meta.url))

const CONTRATO = { required: { contrato: integer('Nº do Contrato') } } satisfies Keys
const CHAVE = { required: { numero: integer('Nº do Contrato'), sequencia: integer('Sequência') } } satisfies Keys

export default async function aditivos(app: FastifyInstance): Promise<void> {
  const doContrato = callSchema(AREA, 'Aditivos: os de um contrato', CONTRATO.required, ADITIVO, true)
  app.get('/api/aditivos', documented(doContrato), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const { contrato: numero } = readKeys(request, reply, CONTRATO)
    const values = { entidade, exercicio, numero }
    const compute = async (): Promise<string> =>
      (await readRows(app.pool, { template: aditivosSql, fields: ADITIVO, parametros, values })).content
    return app.answers.answer(request, reply, { version, key: `aditivos ${JSON.stringify(values)}`, compute })
  })

  const detalhes = callSchema(AREA, 'Aditivos: um aditivo', CHAVE.required, ADITIVO, false)
  app.get('/api/aditivos/detalhes', documented(detalhes), async (request, reply) => {
    const { entidade, exercicio, parametros, version } = await app.contextoOf(request)
    const values = { entidade, exercicio, ...readKeys(request, reply, CHAVE) }
    const compute = async (): Promise<string> => {
      const found = await readFirst(app.pool, { template: aditivosSql, fields: ADITIVO, parametros, values })
      if (found === undefined) throw notFound('Aditivo não encontrado.')
      return found
    }
    return app.answers.answer(request, reply, { version, key: `aditivos/detalhes ${JSON.stringify(values)}`, compute })
  })

  anexosRoute(app, '/api/aditivos/arquivos', {
    area: AREA,
    summary: 'Aditivos: arquivos de um aditivo',
    origem: 'aditivo',
    keys: CHAVE,
    chaveOf: ({ exercicio }, { numero, sequencia }) => [exercicio, numero, sequencia],
  })
}
