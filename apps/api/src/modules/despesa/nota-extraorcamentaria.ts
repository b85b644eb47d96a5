// One extra-budget note and its items.
import type { FastifyInstance } from 'fastify'
import { notaExtraorcamentaria as list } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { notFound } from '@portal/kit/errors'
import { decimal, integer, money, price, text } from '@portal/kit/fields'
import { jsonRows } from '../../list/read/json-rows.ts'
import { readKeys, type Keys } from '../../list/ask/key-query.ts'
import { loadListSource } from '../../list/sql/list-source.ts'
import { readOne } from '../../list/read/reader.ts'
import { documented } from '../../docs/documented.ts'
import { callSchema } from '../../list/ask/schema.ts'
import { parseSql } from '../../list/sql/sql-template.ts'
import { openView } from '../../list/sql/view.ts'
import { readSql } from '../../sql.ts'

const itensSql = parseSql(readSql('nota-extraorcamentaria-itens.sql', import.meta.url))

const ITEM = {
  item: text('Item'),
  ordem: integer('Ordem'),
  idNotaExtra: text('Nº Nota'),
  especificacao: text('Especificação'),
  quantidade: decimal('Quantidade'),
  unidadeItem: text('Unidade'),
  valorUnitario: price('Valor Unitário'),
  valorTotal: money('Sub Total'),
}
const CHAVE: Keys = { required: { noExtraorcamentario: integer('Nº Nota Extraorçamentária') } }

export default async function notaExtraorcamentaria(app: FastifyInstance): Promise<void> {
  const source = loadListSource(list)

  const detalhes = callSchema(list.area, 'Notas extraorçamentárias: uma nota', CHAVE.required, list.fields, false)
  app.get('/api/nota-extraorcamentaria/detalhes', documented(detalhes), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const equals = readKeys(request, reply, CHAVE)
    const compute = async (): Promise<Buffer> => {
      const nota = await readOne(app.pool, { view: openView(list, source, contexto.parametros), contexto, filters: {}, equals })
      if (!nota) throw notFound('Nota extraorçamentária não encontrada.')
      return nota
    }
    const key = `nota-extraorcamentaria/detalhes ${contexto.entidade} ${contexto.exercicio} ${JSON.stringify(equals)}`
    return app.answers.answer(request, reply, { version: contexto.version, key, compute })
  })

  const itens = callSchema(list.area, 'Notas extraorçamentárias: itens de uma nota', CHAVE.required, ITEM, true)
  app.get('/api/nota-extraorcamentaria/itens', documented(itens), async (request, reply) => {
    const { entidade, exercicio, version } = await app.contextoOf(request)
    const keys = { entidade, exercicio, ...readKeys(request, reply, CHAVE) }
    const compute = (): Promise<Buffer> => jsonRows(app.pool, itensSql, keys)
    return app.answers.answer(request, reply, { version, key: `nota-extraorcamentaria/itens ${JSON.stringify(keys)}`, compute })
  })
}
