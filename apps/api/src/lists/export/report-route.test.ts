// Tests exports over HTTP: clients that leave or read slowly, slots that are all taken, and failures half-way.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '@portal/db/fixtures/home'
import { integer, text } from '@portal/kit/fields'
import { defineList, type ExportType, type List } from '@portal/kit/list'
import { openTestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { CountCache } from '../count-cache.ts'
import { readListSource } from '../source.ts'
import { Slots } from './slots.ts'
import { sendReport } from './report-route.ts'
import { formats } from '../report/formats.ts'
import { Threads } from '../../threads/threads.ts'
import { openExporter, type Exporter } from './exporter.ts'
import { openView } from '../view.ts'

const ROWS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'portal-exportacao-'))
const declare = (path: string, sql: string): List => {
  writeFileSync(join(folder, `${path.slice(1)}.sql`), sql)
  return defineList({
    area: 'portal',
    title: 'Números',
    path,
    description: '',
    api: { list: path, report: path },
    key: ['numero'],
    fields: { numero: integer('Número'), nome: text('Nome') },
    filters: {},
    columns: ['numero'],
    sort: { by: ['numero'], initial: 'numero asc' },
    totals: [],
    table: 'x',
    empty: { filtered: '', unfiltered: '' },
  })
}

const numbers = `from generate_series(1, ${ROWS}) n where :entidade::int + :exercicio::int > 0`
const many = declare('/muitos', `select n as numero, repeat('x', 200) as nome ${numbers}`)
/** More data than fits in the buffers between the database and a reader that does not read. */
const wide = declare('/largos', `select n as numero, repeat('x', 5000) as nome ${numbers}`)
const broken = declare('/quebrada', `select n as numero, (1000 / (30000 - n))::text as nome ${numbers}`)
const slow = declare('/lenta', `select n as numero, 'x' as nome ${numbers} and pg_sleep(3600)::text = ''`)

const optionLabel = async (): Promise<undefined> => undefined

let database: TestDatabase
let app: FastifyInstance
let port: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = await openTestApp(database, {
    exportPoolSize: 2,
    plugins: [
      async (api) => {
        const [threads, counts] = [new Threads(), new CountCache()]
        api.addHook('onClose', () => threads.close())
        const exporter = openExporter(api.exportPool, threads, {
          formats: { ...formats, pdf: { ...formats.pdf, maxRows: 100 } },
          floor: { bytesPerSecond: 1, graceMs: 600_000 },
        })
        const tight = { ...exporter, slots: new Slots(2), spool: { memoryBytes: 64 * 1024, fileBytes: 256 * 1024 } }
        const impatient = { ...exporter, slots: new Slots(2), floor: { bytesPerSecond: 1_000_000_000, graceMs: 100 } }
        const brief = { ...exporter, slots: new Slots(2), timeoutMs: 500 }
        const shared = { ...exporter, slots: new Slots(2) }
        const exporters: Record<string, Exporter> = { exporter, tight, impatient, brief, shared }
        for (const list of [many, wide, broken, slow]) {
          const source = readListSource(list, folder)
          api.get(list.path, async (request, reply) => {
            const contexto = await api.contextoOf(request)
            const view = openView(list, source, contexto.parametros)
            const nothing = {
              filters: {},
              lookup: undefined,
              person: undefined,
              exportType: undefined,
              bare: false,
              search: undefined,
              ignored: [],
            }
            const query = { page: 0, size: 20, sort: view.initialSort, ...nothing }
            const { tipo: exportType = 'csv', com = 'exporter' } = request.query as { tipo?: ExportType; com?: string }
            const asked = {
              scope: { view, contexto, filters: {} },
              query,
              contexto,
              counts,
              countKey: list.path,
              exportType,
              optionLabel,
            }
            return sendReport(exporters[com] ?? exporter, request, reply, asked)
          })
        }
      },
    ],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(async () => {
  await app?.close()
  await database?.close()
  rmSync(folder, { recursive: true })
})

async function open(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ response: IncomingMessage; leave: () => void }> {
  const call = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false })
  call.on('error', () => {})
  call.end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.on('error', () => {})
  return { response, leave: () => call.destroy() }
}

async function drain(response: IncomingMessage): Promise<{ bytes: number; complete: boolean; text: string }> {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.resume()
  if (!response.closed) await new Promise((resolve) => response.once('close', resolve))
  const body = Buffer.concat(chunks)
  return { bytes: body.length, complete: response.complete, text: body.toString() }
}

/** Number of exports whose query still runs in the database. */
async function busyExports(query = ''): Promise<number> {
  const { rows } = await database.pool.query<{ busy: number }>(
    `select count(*)::int as busy from pg_stat_activity
     where datname = current_database() and application_name = 'exportacao' and state <> 'idle'
       and strpos(query, $1) > 0`,
    [query],
  )
  return rows[0]?.busy ?? 0
}

/** Number of exports whose query waits because nobody reads its rows. */
async function waitingForReader(): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and application_name = 'exportacao' and wait_event = 'ClientWrite'`,
  )
  return rows[0]?.waiting ?? 0
}

it('sends the whole file and returns the connection to the pool', async () => {
  const { response } = await open('/muitos')
  const { complete, text } = await drain(response)
  expect(complete).toBe(true)
  expect(text).toContain(`\r\n${ROWS};`)
  await until('the connection to be idle', () => app.exportPool.idleCount === app.exportPool.totalCount)
})

it.each(['csv', 'txt', 'html', 'json', 'xls', 'ods'])(
  'does not hold a transaction open for a slow reader of %s, and sends it the whole file',
  async (tipo) => {
    const { response } = await open(`/muitos?tipo=${tipo}`)
    response.pause()
    await until(
      'the rows to be read',
      async () => (await busyExports()) === 0 && app.exportPool.idleCount === app.exportPool.totalCount,
    )
    expect(response.complete).toBe(false)
    const { complete } = await drain(response)
    expect(complete).toBe(true)
  },
)

it('stops reading rows when neither the reader nor the spool file takes more', async () => {
  const { response, leave } = await open('/largos?com=tight')
  response.pause()
  await until('the export to wait', async () => (await waitingForReader()) === 1)
  leave()
  await until('the export to stop', async () => (await busyExports()) === 0)
})

it('aborts the response visibly for a reader below the minimum rate', async () => {
  const { response } = await open('/largos?com=impatient')
  response.pause()
  await until('the cut', async () => (await promisify(app.server.getConnections.bind(app.server))()) === 0)
  expect((await drain(response)).complete).toBe(false)
})

it('aborts an export that lasts too long, also before its first row', async () => {
  const call = httpRequest({ host: '127.0.0.1', port, path: '/lenta?com=brief', agent: false })
  call.end()
  const [error] = (await once(call, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNRESET')
  await until('the query to be cancelled', async () => (await busyExports()) === 0)
})

it('cancels the query when the reader leaves before the first row', async () => {
  const call = httpRequest({ host: '127.0.0.1', port, path: '/lenta', agent: false })
  call.on('error', () => {})
  call.end()
  await until('the query to run', async () => (await busyExports('pg_sleep')) > 0)
  call.destroy()
  await until('the query to be cancelled', async () => (await busyExports()) === 0)
  await until(
    'its slot to be free',
    () => app.exportPool.waitingCount === 0 && app.exportPool.idleCount === app.exportPool.totalCount,
  )
})

it('aborts the response visibly when the database fails half-way', async () => {
  for (const path of ['/quebrada', '/quebrada?tipo=txt']) {
    const { response } = await open(path)
    const { complete, bytes } = await drain(response)
    expect([response.statusCode, complete]).toEqual([200, false])
    expect(bytes).toBeGreaterThan(0)
  }
  const zipped = await open('/quebrada', { 'accept-encoding': 'gzip' })
  expect((await drain(zipped.response)).complete).toBe(false)
  await until('the connections to be replaced', async () => (await busyExports()) === 0)
})

it('returns 503 with retry-after while all slots are taken, and accepts exports again once one is free', async () => {
  const readers = [await open('/largos?com=tight'), await open('/largos?com=tight')]
  for (const { response } of readers) response.pause()
  await until('both to wait', async () => (await waitingForReader()) === 2)
  const { response } = await open('/largos?com=tight')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('15')
  expect((await drain(response)).text).toContain('exportações em andamento')
  for (const { leave } of readers) leave()
  await until('a slot', async () => {
    const { response: again, leave } = await open('/largos?com=tight')
    leave()
    return again.statusCode === 200
  })
})

it('keeps slots free for other addresses', async () => {
  await until('the others to leave', async () => (await busyExports()) === 0)
  const leaving = new AbortController()
  const from = (remoteAddress: string) =>
    app.inject({ url: '/lenta?com=shared', remoteAddress, signal: leaving.signal }).catch(() => undefined)
  const mine = from('203.0.113.7')
  await until('mine to be read', async () => (await busyExports('pg_sleep')) === 1)
  expect((await from('203.0.113.7'))?.statusCode).toBe(429)
  const other = from('203.0.113.8')
  await until('the other to be read too', async () => (await busyExports('pg_sleep')) === 2)
  leaving.abort()
  await Promise.all([mine, other])
})

it('refuses more rows than the format can hold and names the formats that can', async () => {
  await until('the others to leave', async () => (await busyExports()) === 0)
  const { response } = await open('/muitos?tipo=pdf')
  expect(response.statusCode).toBe(422)
  const { message } = JSON.parse((await drain(response)).text) as { message: string }
  expect(message).toMatch(/^O formato pdf leva no máximo 100 registros e esta consulta tem 60\.000\. .*csv/)
  expect(message).not.toMatch(/formatos: .*pdf/)
})
