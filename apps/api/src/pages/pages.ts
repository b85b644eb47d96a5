// Serves pages to people: the files of the web app, its theme, and each page rendered on the server with its data.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTEXTO_COOKIE, PREFERENCIAS_COOKIE, preferenciasFromCookie, type Render } from '@portal/catalog/pagina'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'
import { PortalError, type ErrorBody } from '@portal/kit/errors'
import { choose, contextoInicial } from '../contexto/contexto-inicial.ts'
import { readCookie } from '../http/cookies.ts'
import { compressStream, encodingFor } from '../cache/encodings.ts'
import { beingUpdated, ComeBackLater } from '../http/errors.ts'
import { sendFailurePage } from '../http/followed.ts'
import { addressOf } from '../http/address.ts'
import { internalHeadersFor } from '../http/internal.ts'
import { pageCsp, pageHeaders, STYLED_CSP } from '../http/security.ts'
import { emptyPage } from './empty-page.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendStatic, type StaticFiles } from './static-files.ts'
import theme from './theme.ts'

const ENTITY_IN_PATH = new RegExp(`^${APP_BASE}/(\\d{1,9})(/.*)?$`)

/** Returns the address without the entity in its path; the sites of cities link to pages with the entity first. */
function withEntityInPath({ pathname, searchParams }: URL): { entidade: number; location: string } | undefined {
  const [, entidade, page = ''] = ENTITY_IN_PATH.exec(pathname) ?? []
  if (entidade === undefined) return undefined
  const query = new URLSearchParams(searchParams)
  query.set('entidade', String(Number(entidade)))
  return { entidade: Number(entidade), location: `${APP_BASE}${page}?${query}` }
}

export default async function pages(
  app: FastifyInstance,
  { render, files }: { render: Render | undefined; files: StaticFiles },
): Promise<void> {
  const { config } = app
  const headers = pageHeaders(config)
  const hidden = { schema: { hide: true } as object }

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.setErrorHandler((error, request, reply) => sendFailurePage(request, reply, error))
  app.setNotFoundHandler((request, reply) =>
    sendFailurePage(request, reply, new PortalError(404, 'Esta página não existe.')),
  )

  const fetchAs =
    (visitor: string) =>
    async (path: string): Promise<unknown> => {
      const answer = await app.inject({ url: `${API_BASE}${path}`, headers: internalHeadersFor(visitor) })
      if (answer.statusCode < 300) return answer.json()
      const body = answer.json<Partial<ErrorBody>>()
      throw new PortalError(answer.statusCode, body.message ?? '', {
        detail: body.detail ?? '',
        violations: body.violations ?? [],
      })
    }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = new URL(request.url, 'http://portal')
    const file = files.get(decodeURIComponent(address.pathname).slice(APP_BASE.length + 1))
    if (file) return sendStatic(request, reply, file)
    if (address.pathname.startsWith(`${APP_BASE}/assets/`)) throw new PortalError(404, 'Este arquivo não existe.')
    if (!render) throw new ComeBackLater(503, 'As páginas do portal ainda não foram construídas.', 10)
    const snapshot = await app.contextos.fresh()
    if (snapshot.may === 'nothing') throw beingUpdated()
    const named = withEntityInPath(address)
    if (named && snapshot.entidades.has(named.entidade)) return reply.redirect(named.location)
    const choice = choose(snapshot, address.searchParams, readCookie(request, CONTEXTO_COOKIE))
    const contexto = choice && contextoInicial(snapshot, choice, app.build)
    if (!contexto) {
      return reply
        .code(503)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': STYLED_CSP,
          'retry-after': 60,
        })
        .send(emptyPage)
    }
    const nonce = randomBytes(16).toString('base64')
    const result = await render({
      url: request.url,
      contexto,
      notas: snapshot.notas.get(contexto.entidade.id) ?? [],
      preferencias: preferenciasFromCookie(readCookie(request, PREFERENCIAS_COOKIE)),
      manutencao: snapshot.manutencao,
      fetchJson: fetchAs(addressOf(request.raw, config.trustedProxies)),
      nonce,
    })
    if (result.kind === 'redirect') return reply.redirect(result.location)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(snapshot.manutencao ? 451 : result.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pageCsp(config, nonce),
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-encoding',
      })
      .send(
        compressStream(result.html, encoding, (error) =>
          request.log.error({ err: error }, 'page broke while being written'),
        ),
      )
  }

  /** Without PUBLIC_URL the page contains the Host header, so shared proxies must not cache it. */
  const kept = config.publicUrl === undefined ? 'private, no-store' : 'public, max-age=3600'
  await app.register(theme)
  app.get('/', hidden, async (_request, reply) => reply.redirect(APP_BASE))
  app.get(`${APP_BASE}/admin`, hidden, async (_request, reply) => reply.redirect(config.adminUrl))
  for (const base of ['', APP_BASE]) {
    app.get(`${base}/robots.txt`, hidden, async (request, reply) =>
      reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': kept })
        .send(robots(originOf(request))),
    )
    app.get(`${base}/sitemap.xml`, hidden, async (request, reply) =>
      reply
        .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': kept })
        .send(sitemap(originOf(request), await app.contextos.fresh())),
    )
  }
  app.get('/favicon.ico', hidden, async (request, reply) => {
    const icon = files.get('favicon.ico') ?? files.get('favicon.svg')
    if (!icon) throw new PortalError(404, 'Este arquivo não existe.')
    return sendStatic(request, reply, icon)
  })
  app.get(APP_BASE, hidden, (request, reply) => page(request, reply))
  app.get(`${APP_BASE}/*`, hidden, (request, reply) => page(request, reply))

  const originOf = (request: FastifyRequest): string => config.publicUrl ?? `${request.protocol}://${request.host}`
}
