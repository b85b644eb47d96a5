// Runs the whole server over several real PostgreSQL servers, set up as the program does it.
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@portal/catalog/rotas'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool, type Where } from '@portal/db/pool'
import { openReading, type Reading } from '@portal/db/replicas/reading'
import { Servers } from '@portal/db/replicas/servers'
import { openReplicated, type Replicated } from '@portal/db/testing/replicated'
import { buildApp } from '../app.ts'
import { readConfig } from '../lib/config.ts'
import { loadSample } from './sample.ts'
import { loadContextSample } from './samples/portal.ts'

const UNLIMITED = 1_000_000_000

export interface ReplicatedCity extends Replicated {
  storeDir: string
}

/** Creates the sample city and its replicas; `more` adds to the city before the replicas are copied. */
export async function openReplicatedCity(
  names: readonly string[],
  more: (pool: Pool) => Promise<unknown> = async () => {},
): Promise<ReplicatedCity> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-replicas-'))
  await chmod(folder, 0o755)
  const storeDir = join(folder, 'arquivos')
  const city = await openReplicated(folder, names, async (url) => {
    await migrate(url)
    const pool = openPool(url, { max: 1 })
    await loadSample(pool)
    await loadContextSample(pool, storeDir)
    await more(pool)
    await pool.end()
  })
  const close = async (): Promise<void> => {
    await city.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...city, storeDir, close }
}

export interface ReplicatedPortal {
  app: FastifyInstance
  servers: Servers
  pool: Pool
  lists: Reading
  /** Address of the API over HTTP. */
  base: string
  /** Number of connections taken for reading, per server. */
  taken: ReadonlyMap<string, number>
  /** Lines the monitor wrote to the log. */
  said: readonly string[]
  close: () => Promise<void>
}

export async function openReplicatedPortal({ primary, replicas, storeDir }: ReplicatedCity): Promise<ReplicatedPortal> {
  const [first, ...others] = [primary, ...replicas].map(({ url }) => new URL(url))
  const hosts = [first, ...others].map((url) => url?.host).join(',')
  const all = `${first?.protocol}//${first?.username}:${first?.password}@${hosts}${first?.pathname}`
  const read = replicas.map(({ url }) => url)
  const env = {
    DATABASE_URL: all,
    DATABASE_READ_URLS: read.join(' '),
    CACHE_MB: '1',
    PROCESSOS: '1',
    RATE_LIMIT: String(UNLIMITED),
    SUBMISSIONS_PER_HOUR: String(UNLIMITED),
  }
  const config = { ...readConfig(env), storeDir }
  const said: string[] = []
  const primaries = [primary, ...replicas].map(({ url }) => url)
  const servers = new Servers({ primaries, replicas: config.readUrls, log: (line) => said.push(line) })
  await servers.start()
  const taken = new Map<string, number>()
  const pools: Pool[] = []
  const open = (where: string | Where): Pool => {
    const pool = openPool(where, { max: 4, forVisitors: true, statementTimeoutMs: 10_000, answerTimeoutMs: 11_000 })
    if (typeof where === 'string') pool.on('acquire', () => taken.set(where, (taken.get(where) ?? 0) + 1))
    pools.push(pool)
    return pool
  }
  const [pool, lists] = openReading(servers, open)
  const [exportPool, exports] = openReading(servers, open)
  if (!lists || !exports) throw new Error('nothing to read')
  const app = await buildApp({ config, pool, exportPool, reading: { lists, exports } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${API_BASE}`
  const close = async (): Promise<void> => {
    await app.close()
    await servers.stop()
    await Promise.all(pools.map((each) => each.end()))
  }
  return { app, servers, pool, lists, base, taken, said, close }
}
