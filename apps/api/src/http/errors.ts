// Turns any error into the one error body of the API. For unexpected errors the body reveals nothing of the internals.
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, isGone } from '@portal/db/errors'
import { badRequest, PortalError, type ErrorBody, type Violation } from '@portal/kit/errors'
import { texts } from '@portal/kit/texts'

const RETRY_SECONDS = 5

/** A temporary error: the response has a retry-after. */
export class ComeBackLater extends PortalError {
  readonly retryAfter: number

  constructor(status: number, message: string, retryAfter: number, cause?: unknown) {
    super(status, message)
    this.name = 'ComeBackLater'
    this.retryAfter = retryAfter
    if (cause !== undefined) this.cause = cause
  }
}

export const inMaintenance = (): PortalError => new ComeBackLater(451, texts.manutencao, 60)

/** For a database that belongs to a later release than this program. */
export const beingUpdated = (): PortalError =>
  new ComeBackLater(503, 'O portal está sendo atualizado. Tente novamente em alguns minutos.', 30)

export const overloaded = (): PortalError =>
  new ComeBackLater(503, 'Muita gente está consultando o portal agora. Tente novamente em instantes.', 1)

export const tooManyRequests = (retryAfter: number): PortalError =>
  new ComeBackLater(429, 'Muitas consultas em pouco tempo. Aguarde um pouco e tente novamente.', retryAfter)

export const pathOf = (url: string): string => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

export function errorBody(error: PortalError, url: string): ErrorBody {
  return {
    timestamp: new Date().toISOString(),
    status: error.status,
    error: STATUS_CODES[error.status] ?? 'Error',
    exception: error.name,
    message: error.message,
    path: pathOf(url),
    detail: error.detail,
    ...(error.violations.length > 0 ? { violations: error.violations } : {}),
  }
}

/** A write reached a read-only server: another server is becoming the primary. */
const ONLY_READS = '25006'
const TOO_SLOW = '57014'
/** Codes of text that PostgreSQL cannot store, such as NUL. */
const UNTRANSLATABLE = new Set(['22021', '22P05'])

export function isUnavailable(error: unknown): boolean {
  if (error instanceof ComeBackLater) return error.status === 503
  return isGone(error) || codeOf(error) === ONLY_READS
}

const FRAMEWORK: Record<string, (error: FastifyError) => PortalError> = {
  FST_ERR_BAD_URL: () => badRequest([{ field: 'endereço', message: 'contém caracteres inválidos' }]),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PortalError(413, 'O conteúdo enviado é grande demais.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new PortalError(415, 'Tipo de conteúdo não aceito.'),
}

/** Returns any error as the one class that people and clients are shown. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (isUnavailable(error)) {
    return new ComeBackLater(
      503,
      'Não conseguimos consultar os dados agora. Tente novamente em instantes.',
      RETRY_SECONDS,
      error,
    )
  }
  const code = codeOf(error)
  if (code === TOO_SLOW) {
    return new ComeBackLater(
      503,
      'A consulta demorou demais. Tente filtrar mais ou volte em instantes.',
      RETRY_SECONDS,
      error,
    )
  }
  if (UNTRANSLATABLE.has(code)) return badRequest([{ field: 'consulta', message: 'contém caracteres inválidos' }])
  const framework = error as FastifyError
  if (framework.validation)
    return badRequest(
      framework.validation.map(({ instancePath, params, message }): Violation => ({
        field: instancePath.slice(1) || String(params['missingProperty'] ?? framework.validationContext ?? ''),
        message: message ?? 'valor inválido',
      })),
    )
  const known = FRAMEWORK[code]
  if (known) return known(framework)
  const status = framework.statusCode ?? 500
  if (status >= 400 && status < 500) return new PortalError(status, 'Não foi possível entender o que foi pedido.')
  return new PortalError(500, 'Algo deu errado do nosso lado. Tente novamente em instantes.')
}

/** The visitor left or was too slow, so this is no failure of the portal. */
const isCutShort = ({ raw }: FastifyRequest, error: unknown): boolean =>
  !(error instanceof PortalError) && raw.readableAborted

const cutShort = new PortalError(408, 'A requisição demorou demais para chegar.')

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = isCutShort(request, error) ? cutShort : toPortalError(error)
  if (known === cutShort) request.log.warn({ req: request.raw }, 'the body never came whole')
  else if (known.status >= 500) request.log.error({ err: error, status: known.status }, 'request failed')
  if (known instanceof ComeBackLater) reply.header('retry-after', known.retryAfter)
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(errorBody(known, request.url)))
}
