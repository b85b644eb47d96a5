// Serves a bid at the address existing clients use: entity, year, kind and number in the path.
import type { FastifyInstance } from 'fastify'
import { licitacao } from '@portal/catalog/contratacao/licitacao'
import { callSource } from '../../calls/call-source.ts'
import { answerCall } from '../../calls/register-call.ts'
import { declaredCalls, filledBy } from '../../calls/routes.ts'
import { contextoFrom } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { readKeys } from '../../lists/key-query.ts'
import { areasRead } from '../../lists/areas.ts'
import { callSchema } from '../../lists/schema.ts'
import { integerParam, numbersIn } from '../../contexto/parameters.ts'

const PATH = '/api/licitacoes/:entidade/:exercicio/:tipoLicitacao/:licitacao'
const NAMES = ['entidade', 'exercicio', 'tipoLicitacao', 'licitacao'] as const

export default async function licitacaoPorCaminho(app: FastifyInstance): Promise<void> {
  const call = declaredCalls.find(({ path }) => path === licitacao.api)
  if (!call) throw new Error(`nothing answers ${licitacao.api}`)
  const template = callSource(call.sql, filledBy(call))
  const areas = areasRead(call.area, [template.text])
  const params = {
    type: 'object',
    properties: {
      entidade: integerParam('Entidade'),
      exercicio: integerParam('Ano da licitação'),
      tipoLicitacao: integerParam('Código da modalidade'),
      licitacao: integerParam('Código da licitação'),
    },
  }
  const described = callSchema(
    licitacao.area,
    'Licitação, por entidade, ano, modalidade e número',
    {},
    licitacao.fields,
    false,
  )
  app.get(PATH, documented({ ...described, params }), async (request, reply) => {
    const { entidade, exercicio, tipoLicitacao, licitacao: numero } = numbersIn(request, NAMES)
    readKeys(request, reply, { required: {} })
    const contexto = contextoFrom(await app.contextos.fresh(), { entidade, exercicio })
    const keys = { tipoLicitacao: String(tipoLicitacao), licitacao: String(numero) }
    return app.answers.answer(request, reply, {
      version: contexto.versionEverywhere(areas),
      key: `${PATH} ${JSON.stringify([entidade, exercicio, keys])}`,
      compute: () => answerCall(app.reader, call, template, { contexto, keys, slice: undefined }),
    })
  })
}
