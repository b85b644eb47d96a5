// Serves the style sheet for the colour of an entity, cached like any other response.
import type { FastifyInstance } from 'fastify'
import { APP_BASE } from '@portal/catalog/rotas'
import { isCor, themeCss } from '@portal/kit/cor'
import { notFound } from '@portal/kit/errors'

export default async function theme(app: FastifyInstance): Promise<void> {
  app.get(`${APP_BASE}/assets/css/compiled/:file`, { schema: { hide: true } as object }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const cor = `#${file.replace(/\.css$/, '').replace(/^#/, '')}`
    if (!file.endsWith('.css') || !isCor(cor)) throw notFound('Este tema não existe.')
    return app.answers.answer(request, reply, {
      version: 'tema',
      key: `tema ${cor.toLowerCase()}`,
      contentType: 'text/css; charset=utf-8',
      compute: async () => themeCss(cor),
    })
  })
}
