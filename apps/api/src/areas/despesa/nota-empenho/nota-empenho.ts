// GET /empenhos/nota-empenho: returns the commitment note as a PDF to print.
import type { FastifyInstance } from 'fastify'
import { empenho as record } from '@portal/catalog/despesa/empenho'
import { EMPENHO, ITEM } from '@portal/catalog/despesa/empenho-detalhe'
import { abaItens } from '@portal/catalog/parametros'
import { notFound } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import { keysOf } from '@portal/kit/record'
import type { Runner } from '@portal/db/pool'
import type { RequestContexto } from '../../../contexto/contexto.ts'
import { documented } from '../../../openapi/documented.ts'
import { callSchema } from '../../../lists/schema.ts'
import { contentDisposition } from '../../portal/arquivos/send-file.ts'
import { callSource } from '../../../calls/call-source.ts'
import { readKeys } from '../../../lists/key-query.ts'
import { filled, readFirst, readRows } from '../../../lists/rows.ts'
import { findEmpenho, readEmpenhoKey, type EmpenhoFound } from '../empenho-chave.ts'
import type { NotaEmpenho } from './documento.ts'

const PDF = 'application/pdf'
const DOCUMENTO = new URL('./documento.ts', import.meta.url)

const empenhoSql = callSource({ area: 'despesa', name: 'empenho' }, ['unidadeOrcamentaria', 'empenho'])
const itensSql = callSource({ area: 'despesa', name: 'empenho-itens' }, [
  'unidadeOrcamentaria',
  'empenho',
  'ordemItemEmpenho',
])

async function readNota(
  runner: Runner,
  { parametros, entidadeDados }: RequestContexto,
  values: EmpenhoFound,
): Promise<NotaEmpenho> {
  const empenho = await readFirst(runner, { query: filled(empenhoSql, values), fields: EMPENHO, parametros })
  if (empenho === undefined) throw notFound('Empenho não encontrado.')
  const itens = abaItens(parametros)
    ? await readRows(runner, { query: filled(itensSql, values), fields: ITEM, parametros })
    : undefined
  return {
    entidade: entidadeDados,
    empenho: JSON.parse(empenho) as Row,
    itens: itens === undefined ? undefined : (JSON.parse(itens) as Row[]),
  }
}

export default async function notaEmpenho(app: FastifyInstance): Promise<void> {
  const keys = keysOf(record)
  const described = callSchema(
    'despesa',
    'Empenhos: a nota de empenho, em PDF',
    { ...keys.required, ...keys.optional },
    {},
    false,
  )
  const schema = {
    ...described,
    response: {
      200: { description: 'O documento.', content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } },
    },
  }
  app.get('/empenhos/nota-empenho', documented(schema), async (request, reply) => {
    const contexto = await app.contextoOf(request)
    const found = await findEmpenho(app.reader, readEmpenhoKey(contexto, readKeys(request, reply, keys)), {
      anyUnit: true,
    })
    const name = `nota-de-empenho-${found.empenho}-${found.exercicio}.pdf`
    // Chromium's own viewer refuses a sandboxed PDF, and this PDF runs no scripts.
    reply.removeHeader('content-security-policy')
    reply.header('content-disposition', contentDisposition(name, PDF))
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(['despesa', 'contratacao']),
      key: `nota-empenho ${JSON.stringify(found)}`,
      contentType: PDF,
      compute: async () => app.threads.whole({ module: DOCUMENTO, input: await readNota(app.reader, contexto, found) }),
    })
  })
}
