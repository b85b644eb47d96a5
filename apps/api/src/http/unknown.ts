// Responds where no route matches: 404 for an unknown path, 405 for a known path with another method, and CORS
// preflights for OPTIONS.
import type { FastifyInstance } from 'fastify'
import { notFound, PortalError } from '@portal/kit/errors'
import { pathOf } from './errors.ts'

function asPattern(url: string): RegExp {
  const literal = url.replace(/[.+^$()[\]|\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`)
}

export function answerUnknown(api: FastifyInstance): void {
  const methods = new Map<string, { pattern: RegExp; allowed: Set<string> }>()
  api.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? { pattern: asPattern(url), allowed: new Set<string>() }
    for (const name of [method].flat()) known.allowed.add(name)
    methods.set(url, known)
  })
  const allowedAt = (path: string): string[] => {
    const known = [...methods.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(known.flatMap(({ allowed }) => Array.from(allowed)))]
  }

  api.setNotFoundHandler(async (request, reply) => {
    const allowed = allowedAt(pathOf(request.url))
    if (allowed.length === 0) throw notFound('Esta consulta não existe.')
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '))
    if (request.method !== 'OPTIONS') throw new PortalError(405, `Esta consulta não aceita ${request.method}.`)
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': allowed.join(', '),
        'access-control-allow-headers': 'entidade, exercicio, modulo, active-view, if-none-match, authorization',
        'access-control-max-age': '86400',
      })
      .send()
  })
}
