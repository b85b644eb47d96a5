// Responds where no city can: no city has this host name, or the city cannot be reached now.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { API_BASE } from '@portal/catalog/rotas'
import { PortalError } from '@portal/kit/errors'
import { ComeBackLater, errorBody, pathOf } from '../http/errors.ts'
import { lastResortPage } from '../http/failure-page.ts'
import { STYLED_CSP } from '../http/security.ts'

const RETRY_SECONDS = 5

export const noSuchCity = (): PortalError =>
  new PortalError(404, 'Nenhuma cidade publica o seu portal neste endereço. Confira o nome digitado.')

export const cityAway = (): PortalError =>
  new ComeBackLater(
    503,
    'Não conseguimos consultar os dados desta cidade agora. Tente novamente em instantes.',
    RETRY_SECONDS,
  )

export function refuse(request: IncomingMessage, response: ServerResponse, error: PortalError): void {
  const { url = '' } = request
  const isCall = pathOf(url).startsWith(`${API_BASE}/`)
  const body = isCall ? JSON.stringify(errorBody(error, url)) : lastResortPage(error.message, '')
  if (error instanceof ComeBackLater) response.setHeader('retry-after', error.retryAfter)
  response.writeHead(error.status, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': STYLED_CSP,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
