// Serves the notice shown when a page opens.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, notFound } from '@portal/kit/errors'
import { chosenBy, contextoFrom } from '../../../contexto/contexto.ts'
import { yearKey } from '../../../contexto/snapshot.ts'
import { fileRoute } from '../arquivos/send-file.ts'
import { arquivo, notificacao as shape } from './shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../../../contexto/parameters.ts'
import type { SnapshotCall } from './snapshot-route.ts'

const MAX_PATH = 200

/** 'home', '/home' and '/' are the same page. */
function areaAsked(request: FastifyRequest): string {
  const { path = 'home' } = request.query as Record<string, unknown>
  if (typeof path !== 'string' || path.length > MAX_PATH)
    throw badRequest([{ field: 'path', message: 'deve ser o caminho de uma página' }])
  return areaOf(path)
}

const areaOf = (path: string): string => path.replace(/^\/+|\/+$/g, '') || 'home'

export const notificacao: SnapshotCall = {
  path: '/api/notificacao',
  summary: 'Aviso a mostrar ao abrir uma página; vazio quando não há',
  answer: shape,
  querystring: {
    type: 'object',
    properties: {
      ...contextoQuery.properties,
      path: { type: 'string', description: 'Página, por exemplo home.', default: 'home' },
    },
  },
  show: (snapshot, request) => {
    const key = yearKey(contextoFrom(snapshot, chosenBy(request)))
    const area = areaAsked(request)
    return {
      key: `${key} ${area}`,
      value: () => {
        const found = snapshot.notificacoes.get(key)?.find(({ rota }) => areaOf(rota) === area)
        if (!found) return {}
        const { id, titulo, descricao, image } = found
        return { id, titulo, descricao, image }
      },
    }
  },
}

export default async function imagens(app: FastifyInstance): Promise<void> {
  fileRoute(
    app,
    '/api/notificacao/:id/arquivo',
    {
      summary: 'Imagem de um aviso',
      params: { type: 'object', properties: { id: integerParam('Aviso') } },
      querystring: contextoQuery,
      answer: arquivo,
    },
    async (request) => {
      const { id } = numbersIn(request, ['id'])
      const snapshot = await app.contextos.fresh()
      const ofYear = snapshot.notificacoes.get(yearKey(contextoFrom(snapshot, chosenBy(request)))) ?? []
      const found = ofYear.find((each) => each.id === id)
      if (found?.arquivo === undefined) throw notFound(`O aviso ${id} não tem imagem.`)
      return found.arquivo
    },
  )
}
