// Four real processes over one database, asked in turn: each visitor is let through as often as by one.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { API_BASE } from '@portal/catalog/rotas'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { LIMITES } from '../modules/atendimento/tentativas.ts'
import { anonima } from '../testing/esic.ts'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { loadContextSample } from '../testing/samples/portal.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ALIKE } from './guesses.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const PROCESSES = 4
const PER_HOUR = 8

const folder = mkdtempSync(join(tmpdir(), 'portal-processos-'))
const children: ChildProcess[] = []
let database: TestDatabase
let bases: string[]

async function start(): Promise<string> {
  const env = { DATABASE_URL: database.url, FILES_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', PROCESSOS: '1', TRUSTED_PROXIES: '1', SUBMISSIONS_PER_HOUR: String(PER_HOUR) }
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let said = ''
  for await (const text of child.stdout) {
    said += String(text)
    const port = /em http:\/\/localhost:(\d+)\//.exec(said)?.[1]
    if (port) return `http://127.0.0.1:${port}${API_BASE}`
  }
  throw new Error(said)
}

beforeAll(async () => {
  database = await openTestDatabase()
  await loadContextSample(database.pool, folder)
  bases = await Promise.all(Array.from({ length: PROCESSES }, start))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
  rmSync(folder, { recursive: true })
})

/** How often each status came of so many calls, all at once, to one process after the other. */
async function spread(times: number, call: (at: number) => { path: string; query?: Record<string, string>; body?: object }): Promise<Record<string, number>> {
  const answers = Array.from({ length: times }, async (_, at) => {
    const { path, query = {}, body } = call(at)
    const search = new URLSearchParams({ entidade: String(ENTIDADE), exercicio: String(EXERCICIO), ...query })
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${bases[at % PROCESSES]}${path}?${search}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    await answer.arrayBuffer()
    return answer.status
  })
  const statuses: Record<string, number> = {}
  for (const status of await Promise.all(answers)) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

test('passwords, documents and requests are counted together', async () => {
  const senha = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
  const guess = { path: '/api/processos/consulta', body: { entidade: ENTIDADE, exercicio: EXERCICIO, numero: 2, senha } }
  expect(await spread(200, () => guess)).toEqual({ 404: LIMITES.processoEVisitante, 429: 200 - LIMITES.processoEVisitante })
  const alike = (at: number): string => cpfFrom(`${String(at).padStart(3, '0')}401489`)
  expect(await spread(24, (at) => ({ path: fornecedores.api.list, query: { cnpjCpf: alike(at) } }))).toEqual({ 200: ALIKE.network, 429: 24 - ALIKE.network })
  expect(await spread(12, () => ({ path: '/api/processos', body: anonima() }))).toEqual({ 201: PER_HOUR / 4, 429: 12 - PER_HOUR / 4 })
})
