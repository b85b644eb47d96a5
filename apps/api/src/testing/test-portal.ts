// Starts the whole server over a test database of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Render } from '@portal/catalog/pagina'
import { API_BASE } from '@portal/catalog/rotas'
import { openPool, type Pool } from '@portal/db/pool'
import { buildApp } from '../app.ts'
import { readConfig, type Config } from '../lib/config.ts'
import { loadContextSample } from './samples/portal.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestPortal {
  app: FastifyInstance
  database: TestDatabase
  config: Config
  /** GET under the API's base path. */
  get: (path: string, headers?: Record<string, string>) => ReturnType<typeof inject>
  close: () => Promise<void>
}

const inject = (app: FastifyInstance, path: string, headers: Record<string, string>) =>
  app.inject({ url: `${API_BASE}${path}`, headers })

export interface TestPortalOptions {
  config?: Partial<Config>
  render?: Render
  /** A level of the log, which is silent by default. */
  log?: string
  database?: TestDatabase
  /** Replaces the pool of the test database. */
  pool?: (url: string) => Pool
  exportPool?: (url: string) => Pool
}

export async function openTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { config: overrides, render, log, database: given, pool: makePool, exportPool: makeExportPool } = options
  const folder = mkdtempSync(join(tmpdir(), 'portal-app-'))
  const config: Config = {
    ...readConfig({}),
    storeDir: join(folder, 'arquivos'),
    webDir: join(folder, 'dist'),
    ...overrides,
  }
  const database = given ?? (await openTestDatabase())
  if (!given) await loadContextSample(database.pool, config.storeDir)
  const pool = makePool ? makePool(database.url) : openPool(database.url, { max: 8 })
  const exportPool = makeExportPool ? makeExportPool(database.url) : openPool(database.url, { max: 2 })
  const app = await buildApp({ config, pool, exportPool, ...(render && { render }), ...(log && { log }) })
  await app.ready()
  const close = async (): Promise<void> => {
    await app.close()
    await Promise.all([pool.end(), exportPool.end()])
    if (!given) await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, database, config, get: (path, headers = {}) => inject(app, path, headers), close }
}
