// Tests two cities at one port whose rows have the same ids: every call is sent to both at once, and each must respond
// as if it were alone.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lists, records } from '@portal/catalog/areas'
import { API_BASE, APP_BASE } from '@portal/catalog/rotas'
import { openPool } from '@portal/db/pool'
import type { DeclaredRecord } from '@portal/kit/record'
import { declaredCalls } from '../calls/routes.ts'
import { readConfig } from '../lib/config.ts'
import { serveMany, type Serving } from '../cluster/serve.ts'
import { Undo } from '../cluster/undo.ts'
import { anonima } from '../testing/esic.ts'
import { callOf, Reached } from '../testing/reach.ts'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { headerOf, openTestSmtp, type TestSmtp } from '../testing/smtp.ts'
import { openTestApp } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { address } from '../testing/walk.ts'

const [SERRA, VALE, AWAY] = ['serra.example.org', 'vale.example.org', 'fora.example.org'] as const
type Host = typeof SERRA | typeof VALE
const HOSTS = [SERRA, VALE] as const
const LONG = 600_000
/** More slots than exports requested at once. */
const EXPORTS = 16

/** Changes the texts of all rows, but not their ids. */
const REWORDED = `do $$
declare coluna record;
begin
  for coluna in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' 
      
        and c.data_type = 'text' and c.is_generated = 'NEVER'
      and c.column_name in ('nome', 'descricao', 'historico', 'objeto', 'titulo',
        'assunto', 'objetivo', 'destino', 'razao_social')
  loop
    begin
      execute format('update %I set %I = ''Vale '' || %2$I', coluna.table_name, coluna.column_name);
    exception when check_violation or unique_violation or foreign_key_violation then null;
    end;
  end loop;
end $$`
const REBUILD = 'select resumo.reconstruir(entidade, exercicio) from exercicio'
/** Whether all documents are read; until then the response about a document may change. */
const ALL_READ =
  'select not exists (select sha256 from sistema.documento_publicado except select sha256 from ' +
  'sistema.documento) as "allRead"'

let smtp: TestSmtp
let folder: string
let databases: Record<Host, TestDatabase>
let alone: Record<Host, TestPortal>
let undo: Undo
let serving: Serving
let paths: string[]

beforeAll(async () => {
  smtp = await openTestSmtp()
  folder = mkdtempSync(join(tmpdir(), 'portal-cidades-'))
  const [serra, vale] = [await openTestDatabase(), await openTestDatabase()]
  await vale.pool.query(REWORDED)
  await vale.pool.query(REBUILD)
  databases = { [SERRA]: serra, [VALE]: vale }
  const told = (host: string, url: string) => ({
    banco: url,
    arquivos: join(folder, host),
    endereco: `https://${host}`,
    correio: smtp.url,
    remetente: `portal@${host}`,
  })
  const path = join(folder, 'cidades.json')
  const cidades = {
    [SERRA]: told(SERRA, serra.url),
    [VALE]: told(VALE, vale.url),
    [AWAY]: told(AWAY, 'postgresql://portal:x@127.0.0.1:1/fora'),
  }
  writeFileSync(path, JSON.stringify(cidades))
  const env = {
    CIDADES: path,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    PROCESSOS: '1',
    SUBMISSIONS_PER_HOUR: '4',
    TRUSTED_PROXIES: '1',
    POOL_SIZE: '4',
    EXPORT_POOL_SIZE: String(EXPORTS),
    RATE_LIMIT: '1000000',
    SEARCHES_PER_MINUTE: '1000000',
  }
  undo = new Undo(() => {})
  serving = await serveMany({ config: readConfig(env), env, undo, onDuty: true, say: () => {} })
  const config = { ...readConfig(env), trustedProxies: 0 }
  const one = (host: Host) =>
    openTestPortal({
      database: databases[host],
      config: { ...config, publicUrl: `https://${host}`, storeDir: join(folder, host) },
      exportPool: (url) => openPool(url, { max: EXPORTS }),
    })
  alone = { [SERRA]: await one(SERRA), [VALE]: await one(VALE) }
  paths = await everyCall(serra)
  for (const host of HOSTS) {
    await vi.waitUntil(
      async () => (await databases[host].pool.query<{ allRead: boolean }>(ALL_READ)).rows[0]?.allRead,
      { timeout: 60_000, interval: 100 },
    )
  }
}, LONG)

afterAll(async () => {
  await undo?.all()
  for (const host of HOSTS) await alone?.[host].close()
  for (const host of HOSTS) await databases?.[host].close()
  await smtp?.close()
  rmSync(folder, { recursive: true, force: true })
}, LONG)

interface Answer {
  status: number
  body: string
  headers: IncomingHttpHeaders
}

async function get(
  host: string,
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const asked = ask({
    host: '127.0.0.1',
    port: serving.port,
    path: url,
    method,
    headers: { ...headers, host: `${host}:${serving.port}` },
    agent: false,
  })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response), headers: response.headers }
}

/** Sorts the lines of an export, since rows that tie come in any order. */
const inOrder = (path: string, body: string): string =>
  path.includes('/report?') ? body.split('\n').toSorted().join('\n') : body

/** Removes what depends on the time of the response. */
const still = (body: string): string =>
  body
    .replace(/^\uFEFF/, '')
    .replaceAll(/"timestamp":"[^"]*"/g, '')
    .replaceAll(/\d{2}\/\d{2}\/\d{4},? (às )?\d{2}:\d{2}(:\d{2})?/g, '')
    .replaceAll(/acesso=[\w.-]+/g, '')
    .replaceAll(/"carimbo":"[^"]*"/g, '')

/**
 * Returns the addresses of every list, its totals and its export, every record and its parts, every call and option,
 * and searches.
 */
async function everyCall(database: TestDatabase): Promise<string[]> {
  const app = await openTestApp(database)
  const reached = new Reached(app)
  await reached.walk()
  const ofRecord = async (record: DeclaredRecord): Promise<string[]> => {
    const [key] = reached.keysOf(record)
    if (!key) return []
    const parts = Object.values(record.parts).flatMap((part) => (part.kind === 'list' ? [] : [part]))
    return [
      callOf(record, key),
      ...(await Promise.all(
        parts.map(async (part) => callOf(record, await reached.keyOfPart(record, key, part), part)),
      )),
    ]
  }
  const found = [
    ...lists.flatMap(({ api }) => [
      address(api.list),
      address(api.list, { size: 5, page: 1 }),
      ...(api.totals === undefined ? [] : [address(api.totals)]),
      address(api.report, { exportType: 'csv' }),
    ]),
    ...(await Promise.all(records.map(ofRecord))).flat(),
    ...declaredCalls.flatMap(({ path, keys }) => (Object.keys(keys.required).length === 0 ? [address(path)] : [])),
    ...['Padaria', 'Vale', 'construtora'].flatMap((pesquisa) => [
      address('/api/pesquisa', { pesquisa }),
      `${address(lists[0]?.api.list ?? '')}&pesquisa=${pesquisa}`,
    ]),
    address('/api/contexto'),
    address('/api/entidades'),
    address('/api/configuracoes'),
  ]
  await app.close()
  return [...new Set(found)].map((path) => `${API_BASE}${path}`)
}

/** Works on so many items at a time. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

describe('two cities in one deployment', () => {
  test('respond to every call as each does alone, called both at once and repeatedly', { timeout: LONG }, async () => {
    const expected: Record<Host, Map<string, [number, string]>> = { [SERRA]: new Map(), [VALE]: new Map() }
    await each(paths, 4, async (path) => {
      for (const host of HOSTS) {
        const { statusCode, body } = await alone[host].app.inject({ url: path, headers: { host } })
        expected[host].set(path, [statusCode, inOrder(path, still(body))])
      }
    })
    const wrong: string[] = []
    await each([...paths, ...paths], 6, async (path) => {
      const answers = await Promise.all(HOSTS.map((host) => get(host, path)))
      HOSTS.forEach((host, at) => {
        const answer = answers[at]
        if (
          !answer ||
          JSON.stringify([answer.status, inOrder(path, still(answer.body))]) !==
            JSON.stringify(expected[host].get(path))
        )
          wrong.push(`${host} ${path}`)
      })
      const [one, other] = answers.map(({ headers }) => headers.etag)
      if (one !== undefined && one === other) wrong.push(`the same ETag: ${path}`)
    })
    expect(wrong).toEqual([])
    const differing = paths.filter((path) => expected[SERRA].get(path)?.[1] !== expected[VALE].get(path)?.[1])
    expect(differing.length / paths.length).toBeGreaterThan(0.5)
  })

  test('do not recognise the ETags of each other', async () => {
    const [path = ''] = paths
    const { headers } = await get(SERRA, path)
    expect((await get(SERRA, path, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
    expect((await get(VALE, path, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(200)
  })

  test('do not share limits on visitors, nor what visitors wrote', async () => {
    const submit = (host: Host) =>
      get(host, `${API_BASE}/api/processos?entidade=${ENTIDADE}&exercicio=${EXERCICIO}`, {
        method: 'POST',
        body: JSON.stringify(anonima({ assunto: `De ${host}` })),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      })
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await submit(SERRA)).status)
    expect(statuses).toContain(429)
    expect((await submit(VALE)).status).toBe(201)
    for (const host of HOSTS) {
      const { rows } = await databases[host].pool.query<{ assunto: string }>(
        `select distinct assunto from atendimento.processo where assunto like 'De %'`,
      )
      expect(rows).toEqual([{ assunto: `De ${host}` }])
    }
  })

  test('send the mail of each under its own name', async () => {
    for (const host of HOSTS) {
      await databases[host].pool.query(
        `insert into atendimento.correio (motivo, entidade, para, assunto, texto)
          values ('teste', $1, $2, 'Assunto', 'Texto')`,
        [ENTIDADE, `quem@${host}`],
      )
    }
    const sent = (): string[] =>
      smtp.received
        .map((letter) => `${letter.to.join()} ${headerOf(letter, 'From').replace(/^.*<(.*)>$/, '$1')}`)
        .filter((line) => line.startsWith('quem@'))
        .sort()
    await expect
      .poll(sent, { timeout: 60_000, interval: 100 })
      .toEqual(HOSTS.map((host) => `quem@${host} portal@${host}`).sort())
  })

  test('return an error for a city without its database and for an unknown host; the others respond', async () => {
    for (const path of [`${API_BASE}/api/entidades`, APP_BASE]) {
      const away = await get(AWAY, path)
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
      expect(away.body).toContain('Não conseguimos consultar os dados desta cidade agora.')
      const unknown = await get('outra.example.org', path)
      expect(unknown.status).toBe(404)
      expect(unknown.body).toContain('Nenhuma cidade publica o seu portal neste endereço.')
    }
    expect((await get(SERRA.toUpperCase(), `${API_BASE}/actuator/health`)).status).toBe(200)
  })
})
