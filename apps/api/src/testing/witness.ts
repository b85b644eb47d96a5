// What a release leaves behind to be opened by every later one: a small filled city as a copy, and what was asked of it
// on that day.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { lists, records } from '@portal/catalog/areas'
import type { ProcessoCriado } from '@portal/catalog/atendimento/processo'
import { API_BASE } from '@portal/catalog/rotas'
import { RELEASES } from '@portal/db/testing/released'
import type { Pool } from '@portal/db/pool'
import { withQuery } from '@portal/kit/link'
import { scopeOf, type Contexto, type List, type Page } from '@portal/kit/list'
import diarias from '../areas/despesa/diarias.ts'
import { modules } from '../areas/index.ts'
import { callOf, Reached } from './reach.ts'
import { ENTIDADE } from './sample.ts'
import { openTestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'
import type { TestPortal } from './test-portal.ts'

const RECORDS = 10

export interface Asked {
  address: string
  answer: unknown
}

export interface Witness {
  versao: string
  /** Of each table that a copy takes along. */
  rows: Record<string, number>
  /** How many rows each list has, in each of its years, and what they add up to. */
  lists: Asked[]
  records: Asked[]
  requests: (ProcessoCriado & { answer: unknown })[]
  /** Of the published files. */
  files: string[]
}

const witnessFile = (versao: string): string => join(RELEASES, `${versao}.testemunha.json`)
const copyFile = (versao: string): string => join(RELEASES, `${versao}.testemunha.tar.gz`)

export const witnessFiles = (versao: string): string[] => [witnessFile(versao), copyFile(versao)]

export const witnessed = (): string[] =>
  readdirSync(RELEASES).flatMap((name) => /^(\d+\.\d+\.\d+)\.testemunha\.json$/.exec(name)?.[1] ?? [])

export const readWitness = (versao: string): Witness => JSON.parse(readFileSync(witnessFile(versao), 'utf8')) as Witness

/** A copy comes and goes as one file. */
export const packCopy = (folder: string, versao: string): Buffer =>
  execFileSync('tar', ['-czf', copyFile(versao), '-C', folder, '.'])
export const unpackCopy = (versao: string, folder: string): Buffer =>
  execFileSync('tar', ['-xzf', copyFile(versao), '-C', folder])

/** What answers lists and records; the lists of its own need one of the modules, which it has already. */
export const openReader = (database: TestDatabase): Promise<FastifyInstance> =>
  openTestApp(database, { plugins: modules.filter((module) => module !== diarias) })

/** What a day later is another is not asked: how late something is, what is still open. */
const OF_THE_DAY = new Set(['/agenda-previsao-pagamento'])

async function askList(app: FastifyInstance, { api }: List, place: Contexto): Promise<unknown> {
  const { totalElements } = await read<Page>(app, withQuery(api.list, { ...place, size: 1 }))
  const totals = api.totals ? await read(app, withQuery(api.totals, { ...place })) : undefined
  return { totalElements, ...(totals !== undefined && { totals }) }
}

/** By the address of its page, which names the list for good. */
export function askListAt(app: FastifyInstance, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  const list = lists.find(({ path }) => path === pathname)
  if (!list) throw new Error(`There is no list at ${pathname}.`)
  return askList(app, list, {
    entidade: Number(searchParams.get('entidade')),
    exercicio: Number(searchParams.get('exercicio')),
  })
}

export async function askLists(app: FastifyInstance, pool: Pool): Promise<Asked[]> {
  const { rows: places } = await pool.query<Contexto>(
    'select entidade, exercicio from exercicio where entidade = $1 order by 1, 2',
    [ENTIDADE],
  )
  const asked: Asked[] = []
  for (const list of lists) {
    if (OF_THE_DAY.has(list.path)) continue
    for (const place of scopeOf(list) === 'year' ? places : places.slice(-1)) {
      asked.push({ address: withQuery(list.path, { ...place }), answer: await askList(app, list, place) })
    }
  }
  return asked
}

/** One of each of ten kinds, as whoever follows a link finds it. */
export async function findRecords(app: FastifyInstance): Promise<string[]> {
  const reached = new Reached(app)
  await reached.walk()
  const found = records.flatMap((record) => {
    const [key] = reached.keysOf(record)
    return key ? [callOf(record, key)] : []
  })
  if (found.length < RECORDS) throw new Error(`Only ${found.length} kinds of record are reached.`)
  return found.slice(0, RECORDS)
}

export async function read<T>(app: FastifyInstance, address: string): Promise<T> {
  const { statusCode, body } = await app.inject(address)
  if (statusCode !== 200) throw new Error(`${address}: ${statusCode} ${body}`)
  return JSON.parse(body) as T
}

/** By its protocol and password, as its asker would. */
export async function follow(
  { app }: Pick<TestPortal, 'app'>,
  { entidade, exercicio, processo, senha }: ProcessoCriado,
): Promise<unknown> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `${API_BASE}/api/processos/consulta?entidade=${entidade}&exercicio=${exercicio}`,
    payload: { entidade, exercicio, numero: processo, senha },
  })
  if (statusCode !== 200) throw new Error(`request ${processo}: ${statusCode} ${body}`)
  const { assunto, digitacao, situacao, requerente, arquivos, recursos, tramitacoes } = JSON.parse(body) as Record<
    string,
    unknown
  >
  return {
    assunto,
    digitacao,
    situacao,
    requerente,
    arquivos: namesOf(arquivos),
    recursos,
    tramitacoes: Array.isArray(tramitacoes) ? tramitacoes.length : 0,
  }
}

/** Their addresses are made anew for each who follows. */
const namesOf = (arquivos: unknown): unknown[] =>
  Array.isArray(arquivos)
    ? arquivos.map(({ nome, tipo, tamanho }: Record<string, unknown>) => ({ nome, tipo, tamanho }))
    : []

export async function countRows(pool: Pool, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}
