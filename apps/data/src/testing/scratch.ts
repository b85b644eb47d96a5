// Opens databases and folders for the tests of apps/data, one per test, on the PostgreSQL server that all tests share.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openPool, type Pool } from '@portal/db/pool'
import { copyTemplate, openTestServer, type Copy, type Template } from '@portal/db/testing/test-server'
import { readTables } from '../package/tables.ts'

export interface TestDatabase {
  url: string
  pool: Pool
}

export interface Scratch {
  /** Creates an empty, migrated database. */
  database: () => Promise<TestDatabase>
  copy: (template: Template) => Promise<TestDatabase>
  folder: () => Promise<string>
  close: () => Promise<void>
}

/** A template database: copying it is faster than running the migrations. */
const empty: Template = { name: 'vazio', sources: [], load: async () => {} }

export async function openScratch(): Promise<Scratch> {
  const server = await openTestServer()
  const root = await mkdtemp(join(tmpdir(), 'portal-teste-pacotes-'))
  const made: (Copy & { pool: Pool })[] = []
  const copy = async (template: Template): Promise<TestDatabase> => {
    const { url, drop } = await copyTemplate(server, template)
    const pool = openPool(url)
    made.push({ url, drop, pool })
    return { url, pool }
  }
  return {
    database: () => copy(empty),
    copy,
    folder: () => mkdtemp(join(root, 'pasta-')),
    close: async () => {
      for (const { pool, drop } of made) {
        await pool.end()
        await drop()
      }
      await server.stop()
      await rm(root, { recursive: true })
    },
  }
}

/** The SQL that empties each database, cached: finding out what to empty takes longer than emptying it. */
const emptying = new WeakMap<Pool, string>()

/** Resets a database to just migrated. */
export async function emptyDatabase(pool: Pool): Promise<void> {
  const sql = emptying.get(pool) ?? (await writeEmptying(pool))
  emptying.set(pool, sql)
  await pool.query(sql)
}

async function writeEmptying(pool: Pool): Promise<string> {
  const tables = (await readTables(pool)).toReversed().map(({ nome }) => `public.${nome}`)
  const { rows } = await pool.query<{ nome: string }>(
    `select schemaname || '.' || tablename as nome from pg_tables
    where schemaname in ('resumo', 'sistema', 'atendimento', 'cofre')
      and tablename not in ('area', 'etapa_resumo', 'contexto', 'classificacao', 'segredo', 'regra')`,
  )
  return [...tables, ...rows.map(({ nome }) => nome)].map((nome) => `delete from ${nome}`).join('; ')
}

/** A resource of a test package: its CSV, and its fields of datapackage.json. */
export interface TestResource {
  csv: string | Buffer
  encoding?: string
  dialect?: object
  schema?: object | string
}

export async function writePackage(folder: string, resources: Record<string, string | TestResource>): Promise<string> {
  const described: object[] = []
  for (const [name, content] of Object.entries(resources)) {
    const { csv, ...description } = typeof content === 'string' ? { csv: content } : content
    described.push({ name, path: `${name}.csv`, ...description })
    await writeFile(join(folder, `${name}.csv`), csv)
  }
  await writeFile(join(folder, 'datapackage.json'), JSON.stringify({ name: 'teste', resources: described }))
  return folder
}

export async function writeContent(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

export const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')

/** The smallest city with an expense: one entity, one year, one supplier, one commitment settled and paid. */
export const CITY: Record<string, string> = {
  entidade: lines('entidade,nome,cnpj,tipo', '1,Prefeitura de Vila Clara,11222333000181,E'),
  exercicio: lines('entidade,exercicio,ano_base_ppa', '1,2026,2026'),
  fornecedor: lines(
    'entidade,fornecedor,nome,cnpj_cpf',
    '1,10,Construções São João Ltda,11444777000161',
    '1,11,Papelaria Aurora,',
  ),
  empenho: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,historico,valor',
    '1,2026,0201,1,2026-02-03,10,Reforma da escola,1500.00',
    '1,2026,0201,2,2026-02-04,11,Papel e canetas,99.90',
  ),
  liquidacao: lines(
    'entidade,exercicio,unidade_orcamentaria,empenho,exercicio_liquidacao,no_liquidacao,data,valor',
    '1,2026,0201,1,2026,1,2026-03-02,500.00',
  ),
}
