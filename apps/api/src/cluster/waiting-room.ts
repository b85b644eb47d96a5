// Serves the port while the database is upgraded: people get a maintenance page, and programs get 451.
import type { RequestListener } from 'node:http'
import { API_BASE } from '@portal/catalog/rotas'
import { texts } from '@portal/kit/texts'
import type { Config } from '../lib/config.ts'
import { errorBody, inMaintenance, pathOf } from '../http/errors.ts'
import { lastResortPage } from '../http/failure-page.ts'
import { apiHeaders, pageHeaders, STYLED_CSP } from '../http/security.ts'
import { Front } from './front.ts'

/** An open maintenance page reloads itself after this time. */
const ASK_AGAIN_SECONDS = 15
const CLOSE_MS = 1_000

const PAGE = lastResortPage(
  texts.manutencao,
  '<p>O portal está sendo atualizado e volta em alguns minutos. Esta página se abre de novo sozinha.</p>',
)

export interface WaitingRoom {
  close: () => Promise<void>
}

export async function openWaitingRoom(config: Config): Promise<WaitingRoom> {
  const front = new Front(answerWaiting(config))
  await front.listen(config)
  return { close: () => front.close(CLOSE_MS) }
}

export function answerWaiting(config: Config): RequestListener {
  const retry = { 'retry-after': String(ASK_AGAIN_SECONDS), 'cache-control': 'no-store' }
  const page = {
    ...pageHeaders(config),
    ...retry,
    'content-security-policy': STYLED_CSP,
    'content-type': 'text/html; charset=utf-8',
    refresh: String(ASK_AGAIN_SECONDS),
  }
  const call = { ...apiHeaders(config), ...retry, 'content-type': 'application/json; charset=utf-8' }
  return ({ url = '' }, response) => {
    const path = pathOf(url)
    if (path === `${API_BASE}/actuator/health`)
      return void response.writeHead(503, call).end('{"status":"OUT_OF_SERVICE"}')
    if (path.startsWith(API_BASE))
      return void response.writeHead(451, call).end(JSON.stringify(errorBody(inMaintenance(), url)))
    response.writeHead(451, page).end(PAGE)
  }
}
