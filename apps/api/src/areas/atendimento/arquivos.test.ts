import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ArquivoEnviado, FormularioAberto } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import type { ErrorBody } from '@portal/kit/errors'
import { anonima, visitorOf, type Visitor } from '../../testing/esic.ts'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { MAX_ARQUIVOS, MAX_BYTES } from './arquivos.ts'
import { forgetUnclaimed } from './arquivos-esquecidos.ts'
import { LIMITES_DE_ENVIO } from './envios.ts'

let portal: TestPortal
let visitor: Visitor

beforeAll(async () => {
  portal = await openTestPortal()
  visitor = visitorOf(portal)
})
afterAll(() => portal.close())

const PDF = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2000, 7)])

const upload = (nome: string, payload: Buffer, type = 'application/octet-stream', remoteAddress = '127.0.0.1') =>
  portal.app.inject({
    method: 'POST',
    payload,
    headers: { 'content-type': type },
    remoteAddress,
    url:
      `${API_BASE}/api/processos/arquivos?entidade=${ENTIDADE}&exercicio=${EXERCICIO}` +
      `&nome=${encodeURIComponent(nome)}`,
  })

const stored = async (nome: string, payload = PDF): Promise<ArquivoEnviado> => {
  const response = await upload(nome, payload)
  expect(response.statusCode).toBe(201)
  return response.json<ArquivoEnviado>()
}

describe('a file sent with a request', () => {
  test('is claimed by its request and downloaded by a link made for whoever follows the process', async () => {
    const sent = await stored('C:\\fotos\\praça "nova".pdf')
    expect(sent).toMatchObject({ nome: 'praça "nova".pdf', tipo: 'application/pdf', tamanho: PDF.length })
    const made = await visitor.ask(anonima({ arquivos: [sent.ficha] }))
    const [arquivo] = (await visitor.follow(made)).arquivos
    expect(arquivo).toMatchObject({ nome: 'praça "nova".pdf', tipo: 'application/pdf', tamanho: PDF.length })
    const link = arquivo?.link ?? ''
    expect(link).not.toContain(made.senha)
    const got = await portal.app.inject(link)
    expect(got.rawPayload.equals(PDF)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''pra%C3%A7a/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(
      (await portal.app.inject(link.replace(/arquivos\/(\d+)/, (_whole, id: string) => `arquivos/${Number(id) + 1}`)))
        .statusCode,
    ).toBe(403)
    expect((await portal.app.inject(link.replace(/\?.*/, ''))).statusCode).toBe(403)
    expect((await portal.app.inject(`${link}x`)).statusCode).toBe(403)
  })

  test('cannot be claimed twice, nor with an invented token; then nothing is registered', async () => {
    const { ficha } = await stored('a.pdf')
    await visitor.ask(anonima({ arquivos: [ficha] }))
    expect(await visitor.faults(anonima({ arquivos: [ficha] }))).toEqual([
      ['arquivos', expect.stringContaining('Envie os arquivos de novo')],
    ])
    const many = await Promise.all(Array.from({ length: MAX_ARQUIVOS + 1 }, () => stored('a.pdf')))
    expect(await visitor.faults(anonima({ arquivos: many.map((each) => each.ficha) }))).toEqual([
      ['arquivos', 'no máximo 5 arquivos'],
    ])
  })

  test('is deleted after a day, by the next upload or by the hourly job', async () => {
    const { pool } = portal.database
    const forgotten = async (nome: string): Promise<string> => {
      const { ficha } = await stored(nome)
      await pool.query(
        `update atendimento.arquivo set criado_em = now() - interval '2 days' where processo is null and nome = $1`,
        [nome],
      )
      return ficha
    }
    const ficha = await forgotten('velho.pdf')
    await stored('novo.pdf')
    expect(await visitor.faults(anonima({ arquivos: [ficha] }))).toHaveLength(1)
    await forgotten('esquecido.pdf')
    await forgetUnclaimed(pool)
    const { rows } = await pool.query(
      `select nome from atendimento.arquivo where nome in ('esquecido.pdf', 'novo.pdf')`,
    )
    expect(rows).toEqual([{ nome: 'novo.pdf' }])
  })
})

test('is refused by its content, whatever its name and type say', async () => {
  const refusals: [string, Buffer][] = [
    ['programa.pdf', Buffer.from('MZ\u0090\u0000\u0003')],
    ['pagina.txt', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['foto.png', PDF],
    ['semextensao', PDF],
    ['vazio.pdf', Buffer.alloc(0)],
    ['', PDF],
    [`${'n'.repeat(300)}.pdf`, PDF],
  ]
  for (const [nome, content] of refusals) {
    const response = await upload(nome, content)
    expect([nome, response.statusCode, response.json<ErrorBody>().violations?.[0]?.field]).toEqual([
      nome,
      400,
      'arquivo',
    ])
  }
  expect((await upload('a.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_BYTES)]))).statusCode).toBe(413)
  expect((await upload('a.pdf', Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
  expect((await upload('a.pdf', PDF, 'application/pdf')).statusCode).toBe(415)
})

test('limits and deadlines are returned before anything is sent', async () => {
  const { anexos, prazos } = (
    await portal.get(`/api/processos/formulario?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`)
  ).json<FormularioAberto>()
  expect(anexos).toEqual({
    maximo: MAX_ARQUIVOS,
    tamanhoMaximo: MAX_BYTES,
    extensoes: expect.arrayContaining(['pdf', 'docx', 'jpg']),
  })
  expect(prazos).toEqual({ resposta: 20, prorrogacao: 10, recurso: 10, contagem: 'corridos' })
})

describe('uploads in progress', () => {
  /** Starts an upload that never ends. */
  async function hold(
    port: number,
    address: string,
    sent: Buffer,
    length = 4 * MB,
  ): Promise<{ socket: Socket; answer: () => string }> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => void (answer += text))
      .on('error', () => undefined)
    await once(socket, 'connect')
    const head = [
      `POST ${API_BASE}/api/processos/arquivos?entidade=${ENTIDADE}&nome=a.pdf HTTP/1.1`,
      'Host: portal',
      `X-Forwarded-For: ${address}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${length}`,
      '',
      '',
    ]
    socket.write(head.join('\r\n'))
    if (!socket.write(sent)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    return { socket, answer: () => answer }
  }

  const MB = 1024 * 1024
  const until = async (holds: () => Promise<boolean> | boolean): Promise<void> =>
    void (await vi.waitUntil(holds, { timeout: 50_000, interval: 50 }))

  test('two hundred unfinished uploads take less than 64 MB of memory and leave no files behind', async () => {
    const busy = await openTestPortal({ database: portal.database, config: { trustedProxies: 1 } })
    const port = Number(new URL(await busy.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const folder = join(busy.config.storeDir, '.envios')
    const written = async (): Promise<number> => {
      const names = await readdir(folder).catch(() => [])
      return (
        await Promise.all(names.map(async (name) => (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size))
      ).reduce((sum, size) => sum + size, 0)
    }
    const used = (): number => {
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return heapUsed + arrayBuffers
    }
    const part = Buffer.alloc(MB, 7)
    const before = used()
    const held = await Promise.all(Array.from({ length: 200 }, (_, at) => hold(port, `198.51.100.${at}`, part)))
    await until(async () => (await written()) >= 199 * MB)
    expect((used() - before) / MB).toBeLessThan(64)
    for (const { socket } of held) socket.destroy()
    await until(async () => (await readdir(folder)).length === 0)
    await busy.close()
  })

  test(
    'limits uploads per visitor, at once and per day: each is counted before it is read, and a refused ' +
      'one gets the reason',
    async () => {
      const busy = await openTestPortal({ database: portal.database, config: { trustedProxies: 1 } })
      const port = Number(new URL(await busy.app.listen({ port: 0, host: '127.0.0.1' })).port)
      const some = Buffer.alloc(10, 7)
      const held: Awaited<ReturnType<typeof hold>>[] = []
      for (let at = 0; at <= LIMITES_DE_ENVIO.visitante; at++) held.push(await hold(port, '203.0.113.5', some))
      const answers = (): string[] => held.map(({ answer }) => answer()).filter((answer) => answer !== '')
      await until(() => answers().length > 0)
      expect(answers()).toEqual([expect.stringMatching(/^HTTP\/1.1 429 /)])
      const other = await hold(port, '203.0.113.6', PDF, PDF.length)
      await until(() => other.answer() !== '')
      expect(other.answer()).toMatch(/^HTTP\/1.1 201 /)
      const refused = held.find(({ answer }) => answer() !== '')
      refused?.socket.write(Buffer.alloc(4 * MB - some.length, 7))
      refused?.socket.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n')
      await until(() => /^HTTP\/1.1 429 [^]*HTTP\/1.1 302 /.test(refused?.answer() ?? ''))
      const endless = await hold(port, '203.0.113.5', some, 1024 * MB)
      await until(() => endless.socket.closed)
      expect(endless.answer()).toMatch(/^HTTP\/1.1 413 /)
      for (const { socket } of [...held, other]) socket.destroy()
      const large = Buffer.concat([PDF, Buffer.alloc(4 * MB, 7)])
      const statuses = []
      const { app } = busy
      for (let at = 0; at < 20; at++) {
        const url = `${API_BASE}/api/processos/arquivos?entidade=${ENTIDADE}&nome=a.pdf`
        const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': '203.0.113.7' }
        statuses.push((await app.inject({ method: 'POST', payload: large, headers, url })).statusCode)
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(
        Math.floor(LIMITES_DE_ENVIO.bytesPorDia / large.length),
      )
      expect(statuses.at(-1)).toBe(429)
      await busy.close()
    },
  )
})
