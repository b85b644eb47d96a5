// Checks every request first: its size, its rate, and that its address is valid UTF-8 without control characters.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { badRequest, notFound, PortalError, type Violation } from '@portal/kit/errors'
import { addressOf } from './address.ts'
import { errorBody, pathOf, tooManyRequests } from './errors.ts'
import { isInternal } from './internal.ts'
import type { RateLimiter } from './rate-limit.ts'

export const MAX_HEADER_BYTES = 16 * 1024
const MAX_URL_LENGTH = 4096
const SLOW_MS = 2000

const CONTROL = /%(00|7f)/i
const CLIMBS = /(?:^|[/\\])\.\.(?:[/\\]|$)/

function checkAddress(url: string): void {
  if (url.length > MAX_URL_LENGTH) throw new PortalError(414, 'O endereço é longo demais.')
  if (CLIMBS.test(pathOf(url))) throw climbing()
  if (!url.includes('%')) return
  const violation = { field: 'endereço', message: 'contém caracteres inválidos' }
  if (CONTROL.test(url)) throw badRequest([violation])
  if (CLIMBS.test(decoded(pathOf(url), violation))) throw climbing()
  decoded(url, violation)
}

const climbing = (): PortalError => notFound('Este endereço não existe.')

function decoded(text: string, violation: Violation): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badRequest([violation])
  }
}

export function limitRequests(app: FastifyInstance, reads: RateLimiter): void {
  const { trustedProxies } = app.config
  app.addHook('onRequest', async (request) => {
    checkAddress(request.raw.url ?? '')
    if (!isInternal(request) && !reads.take(addressOf(request.raw, trustedProxies)))
      throw tooManyRequests(reads.secondsLeft())
  })
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.elapsedTime > SLOW_MS ? 'warn' : 'debug'
    request.log[level]({ req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}

const CLIENT_ERRORS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Os cabeçalhos são grandes demais.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'A requisição demorou demais para chegar.'],
}

/** Responds to bytes that never became an HTTP request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'A requisição não é HTTP válido.']
  const body = JSON.stringify(errorBody(new PortalError(status, message), ''))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
