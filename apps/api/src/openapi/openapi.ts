// Serves the description of the API, generated from its routes: a document for programs and a plain page for people.
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@portal/catalog/rotas'
import { withComponents, type Document } from './components.ts'
import { docsPage, type OpenApi } from './docs-page.ts'
import { STYLED_CSP } from '../http/security.ts'

/** Must be registered before any route, so that it sees them all. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal da Transparência',
        version: app.build.version,
        description:
          'Dados abertos do município: sem cadastro, sem chave. Toda consulta aceita entidade e exercicio na ' +
          'consulta ou no cabeçalho. ' +
          'As respostas trazem ETag: repita-o em If-None-Match e receba 304 enquanto nada mudar.',
      },
      servers: [{ url: API_BASE }],
    },
    hideUntagged: true,
    transformObject: (document) =>
      'openapiObject' in document
        ? (withComponents(document.openapiObject as Document) as typeof document.openapiObject)
        : document.swaggerObject,
    stripBasePath: true,
  })
}

/** The second address is the one that clients of similar portals use. */
const DESCRIPTIONS = ['/openapi.json', '/v3/api-docs']

export default async function openapi(api: FastifyInstance): Promise<void> {
  for (const path of DESCRIPTIONS) {
    api.get(path, (request, reply) =>
      api.answers.answer(request, reply, {
        version: 'openapi',
        key: 'openapi',
        compute: async () => JSON.stringify(api.swagger()),
      }),
    )
  }

  api.get('/swagger-ui/index.html', (_request, reply) => reply.redirect(`${API_BASE}/docs`))

  api.get('/docs', (request, reply) => {
    reply.header('content-security-policy', STYLED_CSP)
    return api.answers.answer(request, reply, {
      version: 'openapi',
      key: 'docs',
      contentType: 'text/html; charset=utf-8',
      compute: async () => docsPage(api.swagger() as unknown as OpenApi),
    })
  })
}
