import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_BASE } from '@portal/catalog/rotas'
import { PortalError } from '@portal/kit/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getJson, setCallContexto } from './api.ts'
import { activeCalls } from './activity.ts'
import { leaveMaintenance, isUnderMaintenance } from './maintenance.ts'
import { currentNotices, dismissErrors } from './notifier.ts'

let answer: RequestListener
let seen: { url: string | undefined; headers: IncomingHttpHeaders }
const server = createServer((request, response) => {
  seen = { url: request.url, headers: request.headers }
  answer(request, response)
})

const replies = (status: number, type: string, body: string): void => {
  answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body)
}
const failure = (path = '/api/x', quiet = false): Promise<PortalError> =>
  getJson(path, { quiet }).then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error as PortalError,
  )

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
  vi.stubGlobal('window', { location: { pathname: '/portaltransparencia/diarias', protocol: 'http:' } })
  vi.stubGlobal('document', { cookie: '' })
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  document.cookie = ''
  dismissErrors()
  leaveMaintenance()
  setCallContexto(3, 2025)
})

test('each call sends entity, year, module and the current page', async () => {
  replies(200, 'application/json', '{"a":1}')
  expect(await getJson('/api/x?nome=ana')).toEqual({ a: 1 })
  expect(seen.url).toBe(`${API_BASE}/api/x?nome=ana`)
  expect(seen.headers).toMatchObject({
    entidade: '3',
    exercicio: '2025',
    modulo: '3',
    'active-view': '/portaltransparencia/diarias',
  })
  expect(seen.headers.authorization).toBeUndefined()
  expect(activeCalls()).toBe(0)
})

test('a token is sent only when a cookie holds it', async () => {
  document.cookie = 'outro=1; authorization=abc'
  replies(200, 'application/json', '{}')
  await getJson('/api/x', { modulo: 7 })
  expect(seen.headers).toMatchObject({ authorization: 'Bearer abc', modulo: '7' })
})

describe('a failure', () => {
  test('with a JSON body keeps message, detail and violations, and is shown to the visitor', async () => {
    replies(
      400,
      'application/json',
      '{"message":"Ruim","detail":"d","violations":[{"field":"page","message":"é negativa"}]}',
    )
    const violations = [{ field: 'page', message: 'é negativa' }]
    expect(await failure()).toMatchObject({ status: 400, message: 'Ruim', detail: 'd', violations })
    expect(currentNotices().map(({ lines }) => lines)).toEqual([['page: é negativa']])
    expect(activeCalls()).toBe(0)
  })

  test('with an HTML body has its text as message', async () => {
    replies(
      502,
      'text/html',
      '<html><head><title>x</title></head><body><h1>502</h1> <script>alert(1)</script>Bad Gateway</body></html>',
    )
    expect((await failure()).message).toBe('502 Bad Gateway')
  })

  test('with any other body has a general message', async () => {
    replies(500, 'text/plain', 'stack')
    expect((await failure()).message).toBe('Não foi possível completar o pedido.')
  })

  test('of a quiet call is not shown to the visitor', async () => {
    replies(500, 'application/json', '{"message":"Ruim"}')
    expect((await failure('/api/x', true)).message).toBe('Ruim')
    expect(currentNotices()).toEqual([])
  })

  test('without a server says that there is no connection', async () => {
    answer = (request) => request.socket.destroy()
    expect(await failure()).toMatchObject({
      status: 0,
      message: 'Sem resposta do servidor. Verifique sua conexão e tente de novo.',
    })
  })
})

test('451 turns maintenance on, without a modal', async () => {
  replies(451, 'application/json', '{}')
  expect(await failure()).toMatchObject({ status: 451, message: 'Desculpe, estamos em manutenção!' })
  expect(isUnderMaintenance()).toBe(true)
  expect(currentNotices()).toEqual([])
})

test('401 asks for a new login and forgets the token', async () => {
  replies(401, 'application/json', '{"message":"outra"}')
  expect((await failure()).message).toBe('Usuário não autenticado, faça login novamente')
  expect(document.cookie).toContain('Max-Age=0')
})
