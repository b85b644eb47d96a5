import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { filePath } from '@portal/db/files'
import type { ErrorBody } from '@portal/kit/errors'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BRASAO, MANUAL, MANUAL_TEXT, SUMIDO } from '../../../testing/samples/portal.ts'
import { ENTIDADE, OUTRA_ENTIDADE } from '../../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts'
import { parseRange } from './range.ts'
import { contentDisposition } from './send-file.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const url = `/api/files/arquivo/${MANUAL}`
const size = Buffer.byteLength(MANUAL_TEXT)
const sha256 = createHash('sha256').update(MANUAL_TEXT)
const hex = sha256.copy().digest('hex')

describe('a published file', () => {
  test('that changed or was truncated on disk is refused until it is whole again', async () => {
    const path = filePath(portal.config.storeDir, hex)
    for (const wrong of [MANUAL_TEXT.replace(/^./, '#'), MANUAL_TEXT.slice(0, -1), `${MANUAL_TEXT}!`]) {
      writeFileSync(path, wrong)
      for (const headers of [{}, { range: 'bytes=2-5' }]) {
        const answer = await portal.get(url, headers as Record<string, string>)
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
        expect(answer.json<ErrorBody>().message).toBe(
          `O conteúdo do arquivo ${MANUAL} não confere com o que foi publicado e não pode ser entregue agora.`,
        )
      }
    }
    writeFileSync(path, MANUAL_TEXT)
    expect((await portal.get(url)).body).toBe(MANUAL_TEXT)
  })

  test('is sent whole, with its name, size and sha256', async () => {
    const { statusCode, headers, body } = await portal.get(url)
    expect([statusCode, body]).toEqual([200, MANUAL_TEXT])
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(size),
      'content-disposition':
        'inline; filename="Manual do _cidadao_ 2026.txt"; ' +
        `filename*=UTF-8''Manual%20do%20%22cidad%C3%A3o%22%202026.txt`,
      etag: `"${hex}"`,
      'last-modified': 'Tue, 03 Feb 2026 13:00:00 GMT',
      'accept-ranges': 'bytes',
      digest: `sha-256=${sha256.copy().digest('base64')}`,
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    [{ 'if-none-match': `"${hex}"` }],
    [{ 'if-none-match': `"x", W/"${hex}"` }],
    [{ 'if-modified-since': 'Tue, 03 Feb 2026 13:00:00 GMT' }],
  ])('is not sent again to %j', async (headers) => {
    const answer = await portal.get(url, headers as Record<string, string>)
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  })

  test('is sent again when the condition fails', async () => {
    expect(
      (await portal.get(url, { 'if-none-match': '"x"', 'if-modified-since': 'Tue, 03 Feb 2026 13:00:00 GMT' }))
        .statusCode,
    ).toBe(200)
    expect((await portal.get(url, { 'if-modified-since': 'Tue, 03 Feb 2026 12:59:59 GMT' })).statusCode).toBe(200)
  })

  test.each([
    ['bytes=0-9', MANUAL_TEXT.slice(0, 10), `bytes 0-9/${size}`],
    [`bytes=${size - 4}-`, Buffer.from(MANUAL_TEXT).subarray(-4).toString(), `bytes ${size - 4}-${size - 1}/${size}`],
    ['bytes=-4', Buffer.from(MANUAL_TEXT).subarray(-4).toString(), `bytes ${size - 4}-${size - 1}/${size}`],
  ])('gives the part %s', async (range, part, contentRange) => {
    const answer = await portal.get(url, { range })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, part, contentRange])
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(part)))
  })

  test('refuses a range it does not have', async () => {
    const answer = await portal.get(url, { range: `bytes=${size}-` })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${size}`])
    expect(answer.json()).toMatchObject({ status: 416 })
  })

  test('ignores a range of other content (If-Range)', async () => {
    expect((await portal.get(url, { range: 'bytes=0-9', 'if-range': '"antigo"' })).statusCode).toBe(200)
    expect((await portal.get(url, { range: 'bytes=0-9', 'if-range': `"${hex}"` })).statusCode).toBe(206)
  })

  test('answers HEAD with its size and no body', async () => {
    const answer = await portal.app.inject({ method: 'HEAD', url: `/portaltransparencia-api${url}` })
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([200, '', `"${hex}"`])
    expect(answer.headers['content-length']).toBe(String(size))
  })

  test.each([
    ['/api/files/arquivo/abc', 400],
    ['/api/files/arquivo/999999', 404],
    [`/api/files/arquivo/${SUMIDO}`, 404],
    [`/api/entidades/${OUTRA_ENTIDADE}/brasao`, 404],
    ['/api/entidades/77/brasao', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await portal.get(path)).json()).toMatchObject({ status })
  })

  test('that is gone shows a person a page with a way out', async () => {
    const { statusCode, headers, body } = await portal.get('/api/files/arquivo/999999', {
      'sec-fetch-mode': 'navigate',
    })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('Arquivo 999999 não encontrado.')
    expect(body).toContain('href="/portaltransparencia"')
  })
})

test('the crest is an image that cannot run scripts', async () => {
  const { headers, statusCode } = await portal.get(`/api/entidades/${ENTIDADE}/brasao`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['content-security-policy']).toContain('sandbox')
  expect((await portal.get(`/api/files/arquivo/${BRASAO}`)).headers['content-security-policy']).toContain(
    "default-src 'none'",
  )
})

test('images of every page are cached, and get another address when their content changes', async () => {
  const brasaoOf = async (): Promise<string> => {
    const [entidade] = (await portal.get('/api/entidades/lista')).json<{ brasao: string }[]>()
    return entidade?.brasao.replace('/portaltransparencia-api', '') ?? ''
  }
  const kept = await brasaoOf()
  expect((await portal.get(kept)).headers['cache-control']).toBe('private, max-age=31536000, immutable')
  for (const other of [kept.replace(/versao=..../, 'versao=zzzz'), kept.slice(0, -1), kept.split('?')[0] ?? '']) {
    expect((await portal.get(other)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  }
  const {
    rows: [before],
  } = await portal.database.pool.query<{ sha256: string }>('select sha256 from arquivo where arquivo = $1', [BRASAO])
  const become = async (sha256: string): Promise<void> => {
    await portal.database.pool.query('update arquivo set sha256 = $1 where arquivo = $2', [sha256, BRASAO])
    await vi.waitUntil(async () => (await brasaoOf()).endsWith(sha256.slice(0, 16)), { timeout: 10_000 })
  }
  await become(hex)
  expect((await portal.get(kept)).headers['cache-control']).not.toContain('immutable')
  await become(before?.sha256 ?? '')
  expect(await brasaoOf()).toBe(kept)
})

test('every entity has a manual', async () => {
  expect((await portal.get('/api/files/ajuda')).body).toBe(MANUAL_TEXT)
  expect((await portal.get(`/api/files/ajuda?entidade=${OUTRA_ENTIDADE}`)).body).toBe(MANUAL_TEXT)
  await portal.database.pool.query(`delete from anexo where origem = 'ajuda'`)
  const own = await portal.get('/api/files/ajuda')
  expect([own.statusCode, own.headers['content-type'], own.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect(own.headers['content-disposition']).toContain(`filename*=UTF-8''Manual%20do%20Portal`)
})

test('only types a browser shows safely are displayed inline', () => {
  expect(contentDisposition('a.html', 'text/html')).toMatch(/^attachment/)
  expect(contentDisposition('a/../b\n.pdf', 'application/pdf')).toBe(
    `inline; filename="a_.._b_.pdf"; filename*=UTF-8''a_.._b_.pdf`,
  )
})

test.each([
  [undefined, 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
])('range %s of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})

test('in maintenance the crest is the only file served', async () => {
  await portal.database.pool.query(`insert into sistema.estado (chave, valor) values ('manutencao', 'S')`)
  await expect.poll(async () => (await portal.get(url)).statusCode, { timeout: 3000, interval: 25 }).toBe(451)
  expect((await portal.get(`/api/entidades/${ENTIDADE}/brasao`)).statusCode).toBe(200)
})
