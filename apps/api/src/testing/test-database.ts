// A PostgreSQL for tests, shared by every test process of this machine; each test file gets a fresh copy of the sample.
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, openDatabase, withDatabase } from '@portal/db/database'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import { loadSample } from './sample.ts'

const LOCK = 7_283_499

export interface TestDatabase {
  url: string
  pool: Pool
  close: () => Promise<void>
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await openDatabase({ ...process.env, PORTAL_HOME: testHome() })
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  try {
    const url = await copySample(server.url, name)
    const pool = openPool(url, { max: 8 })
    const close = async (): Promise<void> => {
      await pool.end()
      await maintain(server.url, `drop database ${name}`)
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

/** The template is made once for each state of the migrations and of the sample. */
async function copySample(url: string, name: string): Promise<string> {
  const template = `modelo_${fingerprint()}`
  const pool = openPool(url, { max: 1 })
  try {
    await pool.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(url, template)
    return await createDatabase(url, name, template)
  } finally {
    await pool.end()
  }
}

async function makeTemplate(url: string, template: string): Promise<void> {
  const draft = `${template}_rascunho`
  await maintain(url, `drop database if exists ${draft}`)
  const draftUrl = await createDatabase(url, draft)
  await migrate(draftUrl)
  const pool = openPool(draftUrl, { max: 1 })
  await loadSample(pool).finally(() => pool.end())
  await maintain(url, `alter database ${draft} rename to ${template}`)
}

/** Waits for whoever is still leaving, autovacuum included. */
async function maintain(url: string, sql: string): Promise<void> {
  const pool = openPool(withDatabase(url, 'postgres'), { max: 1 })
  await pool.query(sql).finally(() => pool.end())
}

function fingerprint(): string {
  const migrations = fileURLToPath(new URL('../../../../packages/db/migrations/', import.meta.url))
  const hash = createHash('sha256').update(readFileSync(new URL('sample.ts', import.meta.url)))
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)))
  return hash.digest('hex').slice(0, 16)
}
