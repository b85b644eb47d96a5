// Shows errors as a page for addresses that people open as links, pages and files alike.
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { ComeBackLater, sendError, toPortalError } from './errors.ts'
import { failurePage } from './failure-page.ts'
import { STYLED_CSP } from './security.ts'

export function sendFailurePage(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = toPortalError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'page failed')
  if (known instanceof ComeBackLater) reply.header('retry-after', known.retryAfter)
  return reply
    .code(known.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': STYLED_CSP,
    })
    .send(failurePage(known))
}

/**
 * Error handler for calls that return files: a browser that navigates there gets a page, a program gets the usual body.
 */
export const followed: Pick<RouteShorthandOptions, 'errorHandler'> = {
  errorHandler: (error, request, reply) => {
    const send = request.headers['sec-fetch-mode'] === 'navigate' ? sendFailurePage : sendError
    void send(request, reply, error)
  },
}
