// Serves expense by one level of the budget: seven levels by their codes in the path, and two that have an address of
// their own.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { despesaPorNivel as listOf } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA, nivelDaRota, type NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { badRequest } from '@portal/kit/errors'
import { EXPORT_TYPES } from '@portal/kit/list'
import { contextoFrom, type RequestContexto } from '../../contexto/contexto.ts'
import { documented, type JsonSchema } from '../../openapi/documented.ts'
import { callSchema, listQuerystring, listSchema } from '../../lists/schema.ts'
import { integerParam, numbersIn } from '../../contexto/parameters.ts'
import { loadListSource } from '../../lists/source.ts'
import { openAnswers, type Asked } from '../../lists/unpaged.ts'

const PATH = '/:entidade/:exercicio/:nivelLei/:tipo'
const codes = NIVEIS_DESPESA.map(({ nivelLei, tipo, um }) => `${nivelLei}/${tipo} (${um.toLowerCase()})`).join(', ')

const params: JsonSchema = {
  type: 'object',
  properties: {
    entidade: integerParam('Entidade'),
    exercicio: integerParam('Ano'),
    nivelLei: {
      type: 'string',
      enum: NIVEIS_DESPESA.map(({ nivelLei }) => nivelLei),
      description: `Nível e tipo: ${codes}.`,
    },
    tipo: { type: 'string', enum: [...new Set(NIVEIS_DESPESA.map(({ tipo }) => tipo))] },
  },
}
const exportType = { type: 'string', enum: [...EXPORT_TYPES], description: 'Formato do arquivo.' }
const withFormat = { ...params, properties: { ...(params['properties'] as object), exportType } }

const sample = listOf(NIVEIS_DESPESA[0] as NivelDespesa, { entidade: 0, exercicio: 0 })
const source = loadListSource(sample)

const rowsSchema = (summary: string, path: object = {}): JsonSchema => ({
  ...callSchema(sample.area, summary, {}, sample.fields, true),
  querystring: listQuerystring(sample, 'totals'),
  ...path,
})
const totalsSchema = { ...listSchema(sample, 'totals'), summary: 'Despesa por nível: totais', params }
const reportSchema = {
  ...listSchema(sample, 'report'),
  summary: 'Despesa por nível: arquivo com todas as linhas',
  params: withFormat,
}

function nivelIn(request: FastifyRequest): NivelDespesa {
  const { nivelLei, tipo } = request.params as { nivelLei: string; tipo: string }
  const found = NIVEIS_DESPESA.find((nivel) => nivel.nivelLei === nivelLei && nivel.tipo === tipo)
  if (!found) throw badRequest([{ field: 'nivelLei', message: `Escolha um nível e seu tipo: ${codes}.` }])
  return found
}

export default async function despesaPorNivel(app: FastifyInstance): Promise<void> {
  const answers = openAnswers(app, source)
  const inPath = async (request: FastifyRequest): Promise<RequestContexto> =>
    contextoFrom(await app.contextos.fresh(), numbersIn(request, ['entidade', 'exercicio']))
  const ask = (contexto: RequestContexto, nivel: NivelDespesa): Pick<Asked, 'list' | 'contexto'> => ({
    contexto,
    list: listOf(nivel, contexto),
  })

  const rows = rowsSchema('Despesa por nível: uma linha por código', { params })
  app.get(`/despesapornivel${PATH}`, documented(rows), async (request, reply) =>
    answers.rows({ request, reply, ...ask(await inPath(request), nivelIn(request)) }),
  )

  app.get(`/despesapornivel/totais${PATH}`, documented(totalsSchema), async (request, reply) =>
    answers.totals({ request, reply, ...ask(await inPath(request), nivelIn(request)) }),
  )

  const report = { ...documented(reportSchema), exposeHeadRoute: false }
  app.get(`/despesapornivel/report${PATH}/:exportType`, report, async (request, reply) => {
    const { exportType } = request.params as { exportType: string }
    return answers.report({ request, reply, ...ask(await inPath(request), nivelIn(request)), exportType })
  })

  for (const rota of ['fonte-recursos', 'esfera-administrativa']) {
    const nivel = nivelDaRota(rota)
    if (!nivel) continue
    app.get(`/despesapornivel/${rota}`, documented(rowsSchema(nivel.title)), async (request, reply) =>
      answers.rows({ request, reply, ...ask(await app.contextoOf(request), nivel) }),
    )
  }
}
