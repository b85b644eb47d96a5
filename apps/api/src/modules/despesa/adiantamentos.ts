// One accounting of an advance by its number, and its files.
import type { FastifyInstance } from 'fastify'
import { adiantamento as list } from '@portal/catalog/despesa/adiantamento'
import { notFound } from '@portal/kit/errors'
import { integer } from '@portal/kit/fields'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { loadListSource } from '../../list/sql/list-source.ts'
import { readOne } from '../../list/read/reader.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { openView } from '../../list/sql/view.ts'
import { anexosRoute } from '../portal/arquivos/anexos.ts'

const CHAVE: Keys = { required: { prestacaoContas: integer('Prestação de Contas') } }

export default async function adiantamentos(app: FastifyInstance): Promise<void> {
  const source = loadListSource(list)

  const detalhe = callSchema(list.area, 'Adiantamentos: uma prestação de contas', CHAVE.required, list.fields, false)
  app.get('/api/adiantamentos/prestacao-contas', documented(detalhe), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const equals = readKeys(request, reply, CHAVE)
    const compute = async (): Promise<Buffer> => {
      const row = await readOne(app.pool, { view: openView(list, source, contexto.parametros), contexto, filters: {}, equals })
      if (!row) throw notFound('Prestação de contas não encontrada.')
      return row
    }
    const key = `adiantamentos/prestacao-contas ${contexto.entidade} ${contexto.exercicio} ${equals.prestacaoContas}`
    return app.answers.answer(request, reply, { version: contexto.version, key, compute })
  })

  anexosRoute(app, '/api/adiantamentos/arquivos', {
    area: list.area,
    summary: 'Adiantamentos: arquivos de uma prestação de contas',
    origem: 'adiantamento',
    keys: CHAVE,
    chaveOf: ({ exercicio }, { prestacaoContas }) => [exercicio, prestacaoContas],
  })
}
