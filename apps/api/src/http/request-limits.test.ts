import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
let port: number

beforeAll(async () => {
  portal = await openTestPortal({ config: { readsPerMinute: 10, trustedProxies: 1 } })
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => portal.close())

const TEXT: unknown = expect.any(String)
const BODY = { timestamp: TEXT, error: TEXT, exception: TEXT, message: TEXT, detail: TEXT }

describe('malformed requests are refused with the error body', () => {
  test.each([
    ['GET', '/nada', 404],
    ['GET', '/api/diarias/nada', 404],
    ['POST', '/api/entidades/lista', 405],
    ['DELETE', '/parametros/1/2026', 405],
    ['GET', '/api/diarias?nome=%FF', 400],
    ['GET', '/api/diarias?nome=%C3%28', 400],
    ['GET', '/api/diarias?nome=a%00b', 400],
    ['GET', '/api/%FF', 400],
    ['GET', `/api/diarias?nome=${'a'.repeat(5000)}`, 414],
  ] as const)('%s %s is %i', async (method, path, status) => {
    const answer = await portal.app.inject({ method, url: `/portaltransparencia-api${path}` })
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json()).toMatchObject({
      ...BODY,
      status,
      path: expect.stringMatching(/^\/portaltransparencia-api\//),
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    if (status === 405) expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS')
  })

  test.each([
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['isto não é http\r\n\r\n', 400],
  ])('even if they are not valid HTTP', async (bytes, status) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const answer = await text(socket)
    expect(answer).toMatch(`HTTP/1.1 ${status} `)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ ...BODY, status })
  })
})

describe('headers', () => {
  test('of the API forbid running and framing, and allow any site to read', async () => {
    const { headers } = await portal.get('/api/entidades/lista')
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'access-control-allow-origin': '*',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('allow another site to send the context headers', async () => {
    const answer = await portal.app.inject({ method: 'OPTIONS', url: '/portaltransparencia-api/api/entidades/lista' })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-headers']).toBe(
      'entidade, exercicio, modulo, active-view, if-none-match, authorization',
    )
  })
})

const LIST = '/portaltransparencia-api/api/entidades/lista'
const from = (address: string) =>
  portal.app.inject({ url: LIST, headers: { 'x-forwarded-for': `198.51.100.1, ${address}` } })
const statusOverTheWire = async (address: string) =>
  (await fetch(`http://127.0.0.1:${port}${LIST}`, { headers: { 'x-forwarded-for': address } })).status

describe('the limit per minute', () => {
  test('counts by the address that the trusted proxy gives', async () => {
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await from('203.0.113.1'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(answers.at(-1)?.json()).toMatchObject({ ...BODY, status: 429 })
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.2')).statusCode).toBe(200)
  })

  test('counts cached responses too', async () => {
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push(await statusOverTheWire('203.0.113.3'))
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('an unannounced proxy is stored for the status command until TRUSTED_PROXIES is set', async () => {
  const { database } = portal
  const told = async (): Promise<number> =>
    (await database.pool.query(`select from sistema.estado where chave = 'proxy-nao-informado'`)).rowCount ?? 0
  const queryWithoutNotify = await openTestPortal({ database, config: { trustedProxies: 0 } })
  await queryWithoutNotify.app.inject(LIST)
  expect(await told()).toBe(0)
  await queryWithoutNotify.app.inject({ url: LIST, headers: { 'x-forwarded-for': '198.51.100.1' } })
  await expect.poll(told).toBe(1)
  await queryWithoutNotify.close()
  const mended = await openTestPortal({ database, config: { trustedProxies: 1 } })
  await expect.poll(told).toBe(0)
  await mended.close()
})

test('requests through an unannounced proxy are limited as one visitor', async () => {
  const queryWithoutNotify = await openTestPortal({
    database: portal.database,
    config: { trustedProxies: 0, readsPerMinute: 3 },
  })
  const ask = async (headers: Record<string, string>) =>
    (await queryWithoutNotify.app.inject({ url: LIST, headers })).statusCode
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push(await ask({ 'x-forwarded-for': `198.51.100.${i}` }))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await ask({})).toBe(200)
  await queryWithoutNotify.close()
})
