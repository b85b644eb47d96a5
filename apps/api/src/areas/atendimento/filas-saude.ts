// Serves the health queues: who waits in one, and the place of the holder of a card. The whole card number is required,
// and look-ups share the limiter of CPFs, so that nobody can try numbers until one is found.
import type { FastifyInstance } from 'fastify'
import { FILAS, filasSaude } from '@portal/catalog/atendimento/filas-saude'
import { PACIENTE } from '@portal/catalog/atendimento/fila-saude'
import { cleanDocumento, isCns } from '@portal/kit/cpf-cnpj'
import { badRequest } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import { mensagens } from '@portal/kit/validacao'
import { callSource } from '../../calls/call-source.ts'
import { addressOf } from '../../http/address.ts'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { callSchema } from '../../lists/schema.ts'
import { filled, readRows } from '../../lists/rows.ts'
import { parseSql } from '../../lists/sql-template.ts'
import { readSql } from '../../lib/sql.ts'
import { contextoQuery, integerParam, numbersIn } from '../../contexto/parameters.ts'

const { f_fila_codigo, f_fila_nome, f_posicao } = filasSaude.fields as Required<typeof filasSaude.fields>
const LUGAR = { f_fila_codigo, f_fila_nome, f_posicao, ...PACIENTE } as typeof PACIENTE

const pacientes = callSource({ area: 'atendimento', name: 'fila-saude-pacientes' }, ['f_fila_codigo'])
const doCartao = parseSql(readSql('fila-do-cns.sql', import.meta.url))

const described = (summary: string, fields: typeof PACIENTE, params: JsonSchema) =>
  documented({
    ...callSchema('atendimento', summary, {}, fields, true),
    querystring: contextoQuery,
    params: { type: 'object', properties: params },
  })

export default async function filas(app: FastifyInstance): Promise<void> {
  app.get(
    `${FILAS}/:idFila`,
    described('Filas da saúde: quem espera em uma fila', PACIENTE, { idFila: integerParam('Fila') }),
    async (request, reply) => {
      const { idFila } = numbersIn(request, ['idFila'])
      const contexto = await app.contextoOf(request)
      const { entidade, exercicio, parametros } = contexto
      return app.answers.answer(request, reply, {
        version: contexto.versionOf(['atendimento']),
        key: `${FILAS}/:idFila ${JSON.stringify([entidade, exercicio, idFila])}`,
        compute: () =>
          readRows(app.reader, {
            query: filled(pacientes, { entidade, f_fila_codigo: idFila }),
            fields: PACIENTE,
            parametros,
          }),
      })
    },
  )

  const cartao = {
    cns: { type: 'string', description: 'Número inteiro do cartão nacional de saúde, com ou sem espaços.' },
  }
  app.get(
    `${FILAS}/cns/:cns`,
    described('Filas da saúde: o lugar de quem tem o cartão', LUGAR, cartao),
    async (request, reply) => {
      const cns = cleanDocumento((request.params as { cns: string }).cns)
      if (!isCns(cns)) throw badRequest([{ field: 'cns', message: mensagens.invalido('CNS') }])
      const { entidade, parametros } = await app.contextoOf(request)
      const address = addressOf(request.raw, app.config.trustedProxies)
      const asked = await app.cpfLimiter.ask(address, cns)
      const rows = await readRows(app.reader, { query: filled(doCartao, { entidade, cns }), fields: LUGAR, parametros })
      if ((JSON.parse(rows) as Row[]).length > 0) await asked.found()
      return reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8').send(rows)
    },
  )
}
