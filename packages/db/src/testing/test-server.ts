// Runs one PostgreSQL for all tests of this machine, kept between runs, and gives each test a copy of a template
// database.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, openDatabase, withDatabase, type Database } from '../database.ts'
import { TEST_TEMPLATE } from '../locks.ts'
import { migrate } from '../migrate.ts'
import { openPool, type Pool } from '../pool.ts'
import { fingerprint } from './fingerprint.ts'

export interface Template {
  name: string
  /** Files and folders that decide the contents of the template, besides the schema. */
  sources: readonly string[]
  load: (pool: Pool) => Promise<void>
}

export function testHome(): string {
  const home = join(tmpdir(), `portal-teste-${userInfo().uid}`)
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  return home
}

/**
 * Turns off durability: test data lost in a crash is made again, and waiting for the disk took a third of the time of
 * the tests that read a database.
 */
const UNSAFE_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Every caller must also stop it; the last one to do so stops the server. */
export const openTestServer = (): Promise<Database> =>
  openDatabase({ ...process.env, PORTAL_HOME: testHome() }, { settings: UNSAFE_FAST })

export interface Copy {
  url: string
  drop: () => Promise<void>
}

/** Creates a database for one test by copying the template, which is made once for each state of its sources. */
export async function copyTemplate({ url }: Database, template: Template): Promise<Copy> {
  const name = `teste_${randomUUID().replaceAll('-', '')}`
  const prefix = `modelo_${template.name}_`
  const wanted = `${prefix}${fingerprint(template.sources)}`
  const pool = openPool(url, { max: 1 })
  /**
   * Holds the connection until the end: the pool would close it when idle, which would release the lock to another
   * process.
   */
  const turn = await pool.connect()
  try {
    await turn.query('select pg_advisory_lock($1, hashtext($2))', [TEST_TEMPLATE, template.name])
    const { rows } = await turn.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    if (!rows.some(({ datname }) => datname === wanted)) {
      await makeTemplate(url, wanted, template)
      for (const { datname } of rows) await dropDatabase(url, datname)
    }
    return { url: await createDatabase(url, name, wanted), drop: () => dropDatabase(url, name) }
  } finally {
    turn.release()
    await pool.end()
  }
}

async function makeTemplate(url: string, name: string, { load }: Template): Promise<void> {
  const draft = `rascunho_${name}`
  await dropDatabase(url, draft)
  const draftUrl = await createDatabase(url, draft)
  await migrate(draftUrl)
  const pool = openPool(draftUrl, { max: 1 })
  try {
    await load(pool)
  } finally {
    await pool.end()
  }
  await rename(url, draft, name)
}

/** Waits until other sessions have left the database, autovacuum included. */
async function rename(url: string, draft: string, name: string): Promise<void> {
  const pool = openPool(withDatabase(url, 'postgres'), { max: 1 })
  try {
    await pool.query(`alter database ${draft} rename to ${name}`)
  } finally {
    await pool.end()
  }
}
