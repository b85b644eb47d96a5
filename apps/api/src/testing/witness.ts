// Creates the witness that each release leaves for later ones to open: a small filled city as a copy, and the responses
// given on that day.
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
  /** Number of rows of each table that a copy contains. */
  rows: Record<string, number>
  /** The number of rows and the totals of each list, in each of its years. */
  lists: Asked[]
  records: Asked[]
  requests: (ProcessoCriado & { answer: unknown })[]
  /** Hashes of the published files. */
  files: string[]
}

const witnessFile = (versao: string): string => join(RELEASES, `${versao}.testemunha.json`)
const copyFile = (versao: string): string => join(RELEASES, `${versao}.testemunha.tar.gz`)

export const witnessFiles = (versao: string): string[] => [witnessFile(versao), copyFile(versao)]

export const witnessed = (): string[] =>
  readdirSync(RELEASES).flatMap((name) => /^(\d+\.\d+\.\d+)\.testemunha\.json$/.exec(name)?.[1] ?? [])

export const readWitness = (versao: string): Witness => JSON.parse(readFileSync(witnessFile(versao), 'utf8')) as Witness

/** Packs the folder of a copy into one file. */
export const packCopy = (folder: string, versao: string): Buffer =>
  execFileSync('tar', ['-czf', copyFile(versao), '-C', folder, '.'])
export const unpackCopy = (versao: string, folder: string): Buffer =>
  execFileSync('tar', ['-xzf', copyFile(versao), '-C', folder])

/** Serves lists and records. Leaves out the module `diarias`, which openTestApp registers itself. */
export const openReader = (database: TestDatabase): Promise<FastifyInstance> =>
  openTestApp(database, { plugins: modules.filter((module) => module !== diarias) })

/** Lists whose response changes from day to day (delays, what is still open), which are not recorded. */
const OF_THE_DAY = new Set(['/agenda-previsao-pagamento'])

async function askList(app: FastifyInstance, { api }: List, place: Contexto): Promise<unknown> {
  const { totalElements } = await read<Page>(app, withQuery(api.list, { ...place, size: 1 }))
  const totals = api.totals ? await read(app, withQuery(api.totals, { ...place })) : undefined
  return { totalElements, ...(totals !== undefined && { totals }) }
}

/** Finds the list by the address of its page, which never changes. */
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

/** Returns the addresses of ten records, each of another kind, found by following links. */
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

/** Reads a request with its protocol and password, as its requester would. */
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

/** Drops the links of files, which are different for each reader. */
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
