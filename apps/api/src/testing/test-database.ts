// A PostgreSQL for tests, shared by every test process of this machine; each test file gets a fresh copy of what it reads.
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, dropDatabase, openDatabase, withDatabase } from '@portal/db/database'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import { loadSample } from './sample.ts'

const LOCK = 7_283_499
const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

export interface TestDatabase {
  url: string
  pool: Pool
  close: () => Promise<void>
}

interface Content {
  /** Files and folders that decide what is in it. */
  sources: readonly string[]
  load: (pool: Pool) => Promise<void>
}

const contents = {
  /** A few hundred rows made to break lists. */
  sample: { sources: ['apps/api/src/testing'], load: loadSample },
  /** The demo city, small. */
  demo: {
    sources: ['packages/catalog/src', 'apps/data/src/demo', 'apps/data/src/load'],
    load: async (pool) => {
      const { loadDemo } = await import('../../../data/src/demo/load-demo.ts')
      await loadDemo(pool, { scale: 0.02, today: '2026-08-31', storeDir: join(testHome(), 'arquivos'), log: () => {} })
    },
  },
  /** The open data of another municipality, far from tidy. */
  outro: {
    sources: ['packages/catalog/src', 'apps/data/src/import', 'apps/data/src/load'],
    load: async (pool) => {
      const { importPackage } = await import('../../../data/src/import/import-package.ts')
      const folder = join(REPOSITORY, 'apps/data/src/import/fixtures/outro-municipio')
      await importPackage(pool, folder, { storeDir: join(testHome(), 'arquivos') })
    },
  },
} satisfies Record<string, Content>

export async function openTestDatabase(content: keyof typeof contents = 'sample'): Promise<TestDatabase> {
  const server = await openDatabase({ ...process.env, PORTAL_HOME: testHome() })
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  try {
    const url = await copyTemplate(server.url, name, `modelo_${content}_`, contents[content])
    const pool = openPool(url, { max: 8 })
    const close = async (): Promise<void> => {
      await pool.end()
      await dropDatabase(server.url, name)
      await server.stop()
    }
    return { url, pool, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function testHome(): string {
  const home = join(tmpdir(), `portal-teste-api-${userInfo().uid}`)
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  return home
}

/** The template is made once for each state of the migrations, of the summaries and of what fills it. */
async function copyTemplate(url: string, name: string, prefix: string, content: Content): Promise<string> {
  const template = `${prefix}${fingerprint(['packages/db/migrations', 'packages/db/resumos', ...content.sources])}`
  const pool = openPool(url, { max: 1 })
  try {
    await pool.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await pool.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix])
    if (!rows.some(({ datname }) => datname === template)) {
      await makeTemplate(url, template, content)
      for (const { datname } of rows) await dropDatabase(url, datname)
    }
    return await createDatabase(url, name, template)
  } finally {
    await pool.end()
  }
}

async function makeTemplate(url: string, template: string, { load }: Content): Promise<void> {
  const draft = `rascunho_${template}`
  await dropDatabase(url, draft)
  const draftUrl = await createDatabase(url, draft)
  await migrate(draftUrl)
  const pool = openPool(draftUrl, { max: 1 })
  try {
    await load(pool)
  } finally {
    await pool.end()
  }
  await rename(url, draft, template)
}

/** Waits for whoever is still leaving, autovacuum included. */
async function rename(url: string, draft: string, template: string): Promise<void> {
  const pool = openPool(withDatabase(url, 'postgres'), { max: 1 })
  try {
    await pool.query(`alter database ${draft} rename to ${template}`)
  } finally {
    await pool.end()
  }
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources.flatMap(filesOf)) hash.update(source).update(readFileSync(join(REPOSITORY, source)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(join(REPOSITORY, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => `${source}/${file}`)
    .sort()
}
