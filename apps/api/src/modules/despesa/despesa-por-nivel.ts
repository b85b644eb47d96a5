// Expense by one level of the budget: the seven levels by their codes, and the two that have an address of their own.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { despesaPorNivel as listOf } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA, nivelDaRota, type NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { badRequest } from '@portal/kit/errors'
import { EXPORT_TYPES } from '@portal/kit/list'
import { contextoFrom, type RequestContexto } from '../../contexto.ts'
import { documented, listSchema, rowSchema, type JsonSchema } from '../../list/schema.ts'
import { integerParam, numbersIn } from '../contexto/snapshot-route.ts'
import { openAnswers, readSource, type Asked } from './despesa-por-nivel-answers.ts'

const PATH = '/:entidade/:exercicio/:nivelLei/:tipo'
const source = readSource('despesa-por-nivel.sql')

const codes = NIVEIS_DESPESA.map(({ nivelLei, tipo, um }) => `${nivelLei}/${tipo} (${um.toLowerCase()})`).join(', ')

const params: JsonSchema = {
  type: 'object',
  properties: {
    entidade: integerParam('Entidade'),
    exercicio: integerParam('Ano'),
    nivelLei: { type: 'string', enum: NIVEIS_DESPESA.map(({ nivelLei }) => nivelLei), description: `Nível e tipo: ${codes}.` },
    tipo: { type: 'string', enum: [...new Set(NIVEIS_DESPESA.map(({ tipo }) => tipo))] },
  },
}
const exportType = { type: 'string', enum: [...EXPORT_TYPES], description: 'Formato do arquivo.' }
const withFormat = { ...params, properties: { ...(params['properties'] as object), exportType } }

const sample = listOf(NIVEIS_DESPESA[0] as NivelDespesa, { entidade: 0, exercicio: 0 })

const schemaOf = (purpose: 'totals' | 'report', summary: string, path: JsonSchema | undefined, answer: JsonSchema = {}): JsonSchema => {
  const { response, ...rest } = listSchema(sample, purpose)
  return { ...rest, summary: `Despesa por nível: ${summary}`, ...(path && { params: path }), response: { ...(response as object), ...answer } }
}

const rows = { 200: { type: 'array', items: rowSchema(sample) } }

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
  const ask = (contexto: RequestContexto, nivel: NivelDespesa): Pick<Asked, 'list' | 'contexto'> => ({ contexto, list: listOf(nivel, contexto) })

  app.get(`/despesapornivel${PATH}`, documented(schemaOf('totals', 'uma linha por código', params, rows)), async (request, reply) =>
    answers.rows({ request, reply, ...ask(await inPath(request), nivelIn(request)) }))

  app.get(`/despesapornivel/totais${PATH}`, documented(schemaOf('totals', 'totais', params)), async (request, reply) =>
    answers.totals({ request, reply, ...ask(await inPath(request), nivelIn(request)) }))

  const report = { ...documented(schemaOf('report', 'arquivo com todas as linhas', withFormat)), exposeHeadRoute: false }
  app.get(`/despesapornivel/report${PATH}/:exportType`, report, async (request, reply) => {
    const { exportType } = request.params as { exportType: string }
    return answers.report({ request, reply, ...ask(await inPath(request), nivelIn(request)), exportType })
  })

  for (const rota of ['fonte-recursos', 'esfera-administrativa']) {
    const nivel = nivelDaRota(rota)
    if (!nivel) continue
    app.get(`/despesapornivel/${rota}`, documented(schemaOf('totals', nivel.title, undefined, rows)), async (request, reply) =>
      answers.rows({ request, reply, ...ask(await app.contextoOf(request), nivel) }))
  }
}
