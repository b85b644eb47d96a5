// Tests the limits with four real processes on one database, called in turn: a visitor is allowed as often as by one
// process.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { API_BASE } from '@portal/catalog/rotas'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { MAX_BYTES } from '../areas/atendimento/arquivos.ts'
import { LIMITES_DE_ENVIO } from '../areas/atendimento/envios.ts'
import { LIMITES } from '../areas/atendimento/tentativas.ts'
import { anonima } from '../testing/esic.ts'
import { startPortalProcess } from '../testing/portal-process.ts'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { loadContextSample } from '../testing/samples/portal.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ALIKE } from './cpf-limiter.ts'

const PROCESSES = 4
const PER_HOUR = 8

const folder = mkdtempSync(join(tmpdir(), 'portal-processos-'))
const children: ChildProcess[] = []
let database: TestDatabase
let bases: string[]

async function start(): Promise<string> {
  const settings = {
    FILES_DIR: folder,
    LOG_LEVEL: 'silent',
    PROCESSOS: '1',
    TRUSTED_PROXIES: '1',
    SUBMISSIONS_PER_HOUR: String(PER_HOUR),
  }
  const { child, origin } = startPortalProcess({ DATABASE_URL: database.url, ...settings })
  children.push(child)
  return `${await origin()}${API_BASE}`
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

const CONTEXTO = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }

function counted(statuses: readonly number[]): Record<string, number> {
  const times: Record<string, number> = {}
  for (const status of statuses) times[status] = (times[status] ?? 0) + 1
  return times
}

/** Makes many calls at once, distributed over the processes, and counts the responses by status. */
async function spread(
  times: number,
  call: (at: number) => { path: string; query?: Record<string, string>; body?: object },
): Promise<Record<string, number>> {
  const answers = Array.from({ length: times }, async (_, at) => {
    const { path, query = {}, body } = call(at)
    const search = new URLSearchParams({ ...CONTEXTO, ...query })
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${bases[at % PROCESSES]}${path}?${search}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer.status
  })
  return counted(await Promise.all(answers))
}

/** Sends files of one visitor one after the other, each to the next process, and counts the responses by status. */
async function sent(times: number, address: string, file: Buffer): Promise<Record<string, number>> {
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/octet-stream' }
  const search = new URLSearchParams({ ...CONTEXTO, nome: 'oficio.pdf' })
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) {
    const answer = await fetch(`${bases[at % PROCESSES]}/api/processos/arquivos?${search}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(file),
    })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return counted(statuses)
}

test('passwords, documents and requests are counted together', async () => {
  const senha = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
  const guess = {
    path: '/api/processos/consulta',
    body: { entidade: ENTIDADE, exercicio: EXERCICIO, numero: 2, senha },
  }
  expect(await spread(200, () => guess)).toEqual({
    404: LIMITES.processoEVisitante,
    429: 200 - LIMITES.processoEVisitante,
  })
  const alike = (at: number): string => cpfFrom(`${String(at).padStart(3, '0')}401489`)
  expect(await spread(24, (at) => ({ path: fornecedores.api.list, query: { cnpjCpf: alike(at) } }))).toEqual({
    200: ALIKE.network,
    429: 24 - ALIKE.network,
  })
  expect(await spread(12, () => ({ path: '/api/processos', body: anonima() }))).toEqual({
    201: PER_HOUR / 4,
    429: 12 - PER_HOUR / 4,
  })
})

test('the files of a day are counted together, by number and by size', async () => {
  const { porDia, bytesPorDia } = LIMITES_DE_ENVIO
  const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 7)])
  expect(await sent(porDia + 8, '203.0.113.20', pdf(200))).toEqual({ 201: porDia, 429: 8 })
  const whole = Math.floor(bytesPorDia / MAX_BYTES)
  expect(await sent(whole + 3, '203.0.113.21', pdf(MAX_BYTES))).toEqual({ 201: whole, 429: 3 })
})
