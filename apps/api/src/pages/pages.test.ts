import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RenderInput } from '@portal/catalog/pagina'
import { VERSION } from '@portal/db/version'
import { PortalError } from '@portal/kit/errors'
import { SEM_EXERCICIO } from '../testing/samples/portal.ts'
import { ENTIDADE, EXERCICIO, EXERCICIO_VAZIO, EXERCICIOS, OUTRA_ENTIDADE } from '../testing/sample.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
let port: number
let seen: RenderInput
const webDir = mkdtempSync(join(tmpdir(), 'portal-web-'))

beforeAll(async () => {
  mkdirSync(join(webDir, 'client/assets'), { recursive: true })
  writeFileSync(join(webDir, 'client/assets/entry-a1b2c3d4.js'), 'console.log("portal")')
  writeFileSync(join(webDir, 'client/assets/entry-a1b2c3d4.js.br'), brotliCompressSync('console.log("portal")'))
  writeFileSync(join(webDir, 'client/favicon.svg'), '<svg/>')
  portal = await openTestPortal({
    config: { webDir },
    render: async (input) => {
      seen = input
      const { pathname } = new URL(input.url, 'http://x')
      if (pathname.endsWith('/velho')) return { kind: 'redirect', location: '/portaltransparencia/nao-encontrado' }
      if (pathname.endsWith('/quebrado')) throw new Error('defeito')
      const status = pathname.endsWith('/nao-encontrado') ? 404 : 200
      return { kind: 'page', status, html: Readable.from([`<html nonce="${input.nonce}">`]) }
    },
  })
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await portal.close()
  rmSync(webDir, { recursive: true, force: true })
})

/** Footer of the pages that the web app does not render. */
const VERSION_IN_FOOTER = `<footer>Versão: ${VERSION}</footer>`

const page = (path: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/portaltransparencia${path}`, headers })

const visits = async () =>
  (await portal.database.pool.query('select sum(visitas)::int as n from sistema.acesso')).rows[0]

describe('a page', () => {
  test('is rendered with the nonce of its policy, which differs each time', async () => {
    const answer = await page('/diarias?entidade=1')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(seen.url).toBe('/portaltransparencia/diarias?entidade=1')
    expect(answer.body).toBe(`<html nonce="${seen.nonce}">`)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${seen.nonce}'`)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-cache',
    })
    const before = seen.nonce
    await page('')
    expect(seen.nonce).not.toBe(before)
  })

  test('has the status and redirects that the web app gives', async () => {
    expect((await page('/nao-encontrado')).statusCode).toBe(404)
    const old = await page('/velho')
    expect([old.statusCode, old.headers['location']]).toEqual([302, '/portaltransparencia/nao-encontrado'])
  })

  test('is sent compressed and complete', async () => {
    const answer = await page('', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(`<html nonce="${seen.nonce}">`)
  })

  test('that fails reports an error without internals', async () => {
    const answer = await page('/quebrado')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Algo deu errado do nosso lado')
    expect(answer.body).not.toContain('defeito')
    expect(answer.body).toContain(VERSION_IN_FOOTER)
  })
})

describe('entity and year', () => {
  test.each([
    ['', '', [ENTIDADE, EXERCICIO]],
    [`?entidade=${OUTRA_ENTIDADE}`, '', [OUTRA_ENTIDADE, EXERCICIO]],
    [`?exercicio=${EXERCICIO_VAZIO}`, '', [ENTIDADE, EXERCICIO_VAZIO]],
    ['', `${OUTRA_ENTIDADE}.${EXERCICIO_VAZIO}`, [OUTRA_ENTIDADE, EXERCICIO_VAZIO]],
    [`?entidade=${ENTIDADE}`, `${OUTRA_ENTIDADE}.${EXERCICIO_VAZIO}`, [ENTIDADE, EXERCICIO]],
    [`?entidade=${SEM_EXERCICIO}`, `${OUTRA_ENTIDADE}.${EXERCICIO_VAZIO}`, [OUTRA_ENTIDADE, EXERCICIO_VAZIO]],
    [`?entidade=${SEM_EXERCICIO}`, '', [ENTIDADE, EXERCICIO]],
    ['?entidade=77&exercicio=1999', 'lixo', [ENTIDADE, EXERCICIO]],
  ])('with %j and cookie %j', async (query, cookie, expected) => {
    await page(query, cookie ? { cookie: `portal-contexto=${cookie}` } : {})
    expect([seen.contexto.entidade.id, seen.contexto.exercicio]).toEqual(expected)
  })

  test('contains the data that the shell needs', async () => {
    await page('', { cookie: 'portal-preferencias=115.1' })
    expect(seen.preferencias).toEqual({ texto: 115, invertido: true })
    expect(seen.contexto).toMatchObject({
      build: portal.app.build,
      exercicios: EXERCICIOS,
      configuracoes: { cor: '#AA3300' },
      parametros: { 106: 'S' },
    })
    expect(seen.contexto.entidades).toHaveLength(3)
    expect(seen.contexto.menu[1]?.subMenu).toHaveLength(2)
    expect(seen.notas.filter(({ id }) => id < 100)).toHaveLength(2)
  })

  test('fetchJson calls the API in process, and rejects with the error a client would get', async () => {
    await page('')
    expect(await seen.fetchJson(`/parametros/menu/${ENTIDADE}/${EXERCICIO}`)).toHaveLength(2)
    const failure = await seen.fetchJson('/api/diarias?page=-2').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PortalError)
    expect(failure).toMatchObject({ status: 400, violations: [{ field: 'page' }] })
  })

  test('rendering a page is not a visit', async () => {
    await page('')
    const before = await visits()
    await seen.fetchJson('/totalacesso')
    expect(await visits()).toEqual(before)
  })
})

describe('files', () => {
  test('of the build are cached forever and compressed', async () => {
    const plain = await page('/assets/entry-a1b2c3d4.js')
    expect([plain.statusCode, plain.body]).toEqual([200, 'console.log("portal")'])
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const small = await page('/assets/entry-a1b2c3d4.js', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(
      (await page('/assets/entry-a1b2c3d4.js', { 'if-none-match': String(plain.headers['etag']) })).statusCode,
    ).toBe(304)
    expect((await page('/assets/outro-a1b2c3d4.js')).statusCode).toBe(404)
    expect((await page('/assets/..%2f..%2fserver/entry-server.js')).statusCode).toBe(404)
    expect((await portal.app.inject('/favicon.ico')).headers['content-type']).toBe('image/svg+xml')
  })

  test('the theme of a colour sets light, dark and inverted', async () => {
    const theme = await page('/assets/css/compiled/aa3300.css')
    expect([theme.statusCode, theme.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(theme.body).toContain('prefers-color-scheme:dark')
    expect(theme.body).toContain('[data-invertido]')
    expect((await page('/assets/css/compiled/AA3300.css')).body).toBe(theme.body)
    expect((await page('/assets/css/compiled/vermelho.css')).statusCode).toBe(404)
  })

  test('robots and sitemap are not cached by proxies when they repeat the Host header', async () => {
    for (const url of ['/robots.txt', '/portaltransparencia/sitemap.xml']) {
      const echoed = await portal.app.inject({ url, headers: { host: 'mau.example' } })
      expect(echoed.body).toContain('mau.example')
      expect(echoed.headers['cache-control']).toBe('private, no-store')
    }
    const known = await openTestPortal({ database: portal.database, config: { publicUrl: 'https://portal.example' } })
    for (const url of ['/robots.txt', '/portaltransparencia/sitemap.xml']) {
      const answer = await known.app.inject({ url, headers: { host: 'mau.example' } })
      expect(answer.body).not.toContain('mau.example')
      expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    }
    await known.close()
  })

  test.each([
    '/portaltransparencia/../empenhos',
    '/portaltransparencia/%2e%2e/empenhos',
    '/portaltransparencia/a%2f..%5cb',
    '/portaltransparencia-api/api/../x',
    '/..',
  ])('returns 404 for %s, which leads out of its folder', async (url) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET ${url} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /)
  })

  test('robots and sitemap name the pages of the menu', async () => {
    expect((await portal.app.inject('/robots.txt')).body).toContain(
      'Sitemap: http://localhost:80/portaltransparencia/sitemap.xml',
    )
    const { body } = await page('/sitemap.xml')
    expect(body).toContain('/portaltransparencia/fornecedores</loc>')
    expect(body).not.toContain('diario.example.org')
  })
})

test('a path that starts with an entity, as city sites link, redirects to its page', async () => {
  expect((await page(`/${ENTIDADE}/empenhos?exercicio=${EXERCICIO}`)).headers['location']).toBe(
    `/portaltransparencia/empenhos?exercicio=${EXERCICIO}&entidade=${ENTIDADE}`,
  )
  expect((await page(`/${ENTIDADE}`)).headers['location']).toBe(`/portaltransparencia?entidade=${ENTIDADE}`)
  expect((await page('/98765/empenhos')).statusCode).toBe(200)
})

test('the root and /admin redirect', async () => {
  expect((await portal.app.inject('/')).headers['location']).toBe('/portaltransparencia')
  expect((await page('/admin')).headers['location']).toBe('/portaladmin')
  expect((await portal.app.inject('/outra-coisa')).statusCode).toBe(404)
})

test('with the invented city every page and the API say that it is invented', async () => {
  const {
    app,
    database: { pool },
  } = portal
  const told = async () => [
    await page('/').then(() => seen.contexto.demonstracao),
    (await app.inject('/portaltransparencia-api/actuator/info')).json<{ demonstracao?: boolean }>().demonstracao,
  ]
  expect(await told()).toEqual([undefined, undefined])
  await pool.query(`insert into sistema.estado (chave, valor) values ('demonstracao', 'S')`)
  await expect.poll(told, { timeout: 5_000 }).toEqual([true, true])
  await pool.query(`delete from sistema.estado where chave = 'demonstracao'`)
  await expect.poll(told, { timeout: 5_000 }).toEqual([undefined, undefined])
})

test('with a sample of the invented city every page says so', async () => {
  const { pool } = portal.database
  const told = (): Promise<unknown> => page('/').then(() => seen.contexto.amostra)
  expect(await told()).toBeUndefined()
  await pool.query(`insert into sistema.estado (chave, valor) values ('amostra', '{}')`)
  await expect.poll(told, { timeout: 5_000 }).toBe(true)
  await pool.query(`delete from sistema.estado where chave = 'amostra'`)
  await expect.poll(told, { timeout: 5_000 }).toBeUndefined()
})

test('without a city, the page shows the next steps to whoever installs it', async () => {
  const database = await openTestDatabase('vazio')
  const empty = await openTestPortal({
    config: { webDir },
    database,
    render: () => Promise.reject(new Error('rendered')),
  })
  const { statusCode, headers, body } = await empty.app.inject('/portaltransparencia/empenhos')
  await empty.close()
  await database.close()
  expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
  expect(body).toMatch(/À espera dos dados da cidade[^]*portal -- modelo pasta\/[^]*portal -- import pasta\//)
  expect(body).toContain(VERSION_IN_FOOTER)
})

test('during maintenance every page is the maintenance page, with status 451', async () => {
  await portal.database.pool.query(`insert into sistema.estado (chave, valor) values ('manutencao', 'S')`)
  await expect.poll(async () => (await page('/diarias')).statusCode, { timeout: 3000, interval: 25 }).toBe(451)
  expect(seen.manutencao).toBe(true)
})

test('without the built web app pages return 503 and say why', async () => {
  const bare = await openTestPortal({ database: portal.database })
  const answer = await bare.app.inject('/portaltransparencia')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.body).toContain('As páginas do portal ainda não foram construídas.')
  expect(answer.body).toContain(VERSION_IN_FOOTER)
  await bare.close()
})
