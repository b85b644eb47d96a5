// Serves councils at the addresses existing clients use: all councils of a year, and one with its members and meetings.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { conselho } from '@portal/catalog/atendimento/conselho'
import { conselhos as list } from '@portal/catalog/atendimento/conselhos'
import { wholeSchema, readWhole } from '../../calls/whole-record.ts'
import { chosenBy, contextoFrom, type RequestContexto } from '../../contexto/contexto.ts'
import { documented } from '../../openapi/documented.ts'
import { callSchema } from '../../lists/schema.ts'
import { loadListSource } from '../../lists/source.ts'
import { openAnswers } from '../../lists/unpaged.ts'
import { contextoQuery, integerParam, numbersIn } from '../../contexto/parameters.ts'

const WHOLE = { record: conselho, parts: { conselheiros: 'conselheiros', reunioes: 'reunioes' } }
const OF_YEAR = '/api/conselhos/:exercicio'

const described = (schema: object, ...names: ('exercicio' | 'idConselho')[]) => {
  const properties = { exercicio: integerParam('Ano'), idConselho: integerParam('Conselho') }
  return documented({
    ...schema,
    querystring: contextoQuery,
    params: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, properties[name]])) },
  })
}

export default async function conselhos(app: FastifyInstance): Promise<void> {
  const answers = openAnswers(app, loadListSource(list))
  const ofYear = async (request: FastifyRequest): Promise<RequestContexto> => {
    const { exercicio } = numbersIn(request, ['exercicio'])
    return contextoFrom(await app.contextos.fresh(), { ...chosenBy(request), exercicio })
  }

  app.get(
    OF_YEAR,
    described(callSchema(list.area, 'Conselhos de um ano', {}, list.fields, true), 'exercicio'),
    async (request, reply) => answers.rows({ request, reply, list, contexto: await ofYear(request) }),
  )

  const whole = wholeSchema(WHOLE, 'Conselhos: um conselho com seus membros e suas reuniões')
  app.get(`${OF_YEAR}/:idConselho`, described(whole, 'exercicio', 'idConselho'), async (request, reply) => {
    const { idConselho } = numbersIn(request, ['exercicio', 'idConselho'])
    const contexto = await ofYear(request)
    return app.answers.answer(request, reply, {
      version: contexto.versionOf(['atendimento', 'portal']),
      key: `${OF_YEAR} ${JSON.stringify([contexto.entidade, contexto.exercicio, idConselho])}`,
      compute: () => readWhole(app.reader, WHOLE, contexto, { id: String(idConselho) }),
    })
  })
}
