// The commitment note, ready to print.
import type { FastifyInstance } from 'fastify'
import { EMPENHO, ITEM } from '@portal/catalog/despesa/empenho-detalhe'
import { abaItens } from '@portal/catalog/parametros'
import { notFound } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import type { RequestContexto } from '../../../contexto/contexto.ts'
import type { Runner } from '../../../list/read/reader.ts'
import { documented } from '../../../docs/documented.ts'
import { callSchema } from '../../../list/ask/schema.ts'
import { contentDisposition } from '../../portal/arquivos/send-file.ts'
import { findEmpenho, keyFields, readEmpenhoKey, type EmpenhoFound } from '../empenho-chave.ts'
import { detalheSql, itensSql } from '../empenho-detalhe.ts'
import { readFirst, readRows } from '../../../list/read/plain-rows.ts'
import { writeNotaEmpenho, type NotaEmpenho } from './documento.ts'

const PDF = 'application/pdf'

async function readNota(runner: Runner, { parametros, entidadeDados }: RequestContexto, values: EmpenhoFound): Promise<NotaEmpenho> {
  const empenho = await readFirst(runner, { template: detalheSql, fields: EMPENHO, parametros, values })
  if (empenho === undefined) throw notFound('Empenho não encontrado.')
  const itens = abaItens(parametros) ? await readRows(runner, { template: itensSql, fields: ITEM, parametros, values }) : undefined
  return { entidade: entidadeDados, empenho: JSON.parse(empenho) as Row, itens: itens && (JSON.parse(itens.content) as Row[]) }
}

export default async function notaEmpenho(app: FastifyInstance): Promise<void> {
  const described = callSchema('despesa', 'Empenhos: a nota de empenho, em PDF', keyFields(), {}, false)
  const schema = {
    ...described,
    response: { 200: { description: 'O documento.', content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } } },
  }
  app.get('/empenhos/nota-empenho', documented(schema), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const found = await findEmpenho(app.pool, readEmpenhoKey(request, reply, contexto), { anyUnit: true })
    const name = `nota-de-empenho-${found.empenho}-${found.exercicio}.pdf`
    // Chromium's own viewer refuses a sandboxed PDF, which runs nothing of ours anyway.
    reply.removeHeader('content-security-policy')
    reply.header('content-disposition', contentDisposition(name, PDF))
    return app.answers.answer(request, reply, {
      version: contexto.version,
      key: `nota-empenho ${JSON.stringify(found)}`,
      contentType: PDF,
      compute: async () => writeNotaEmpenho(await readNota(app.pool, contexto, found)),
    })
  })
}
