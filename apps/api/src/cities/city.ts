// Opens one city: its own connections, caches and limits, and the app that serves it.
import type { RequestListener } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { openDatabase } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { renewAfterRestore } from '@portal/db/historia'
import { migrate, readStanding } from '@portal/db/migrate'
import { openPool, type Pool, type PoolOptions, type Where } from '@portal/db/pool'
import { addressesIn } from '@portal/db/replicas/addresses'
import { openReading } from '@portal/db/replicas/reading'
import { Servers } from '@portal/db/replicas/servers'
import { buildApp, type AppOptions } from '../app.ts'
import type { Config } from '../lib/config.ts'

/** Time for the network, added to the timeout of the server itself. */
const LATE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 30_000

export interface City {
  answer: RequestListener
  log: FastifyBaseLogger
  /** Connections for the background jobs of this city. */
  pool: Pool
  /** Returns the address of the current primary server. */
  primary: () => string
  close: () => Promise<void>
}

export interface CityOptions extends Pick<AppOptions, 'render' | 'files' | 'cidade'> {
  config: Config
  /** Address of the primary server, or of all that may become it. */
  url: string
  say: (line: string) => void
}

/**
 * Opens the database of a city, upgrades it unless it is of a later version that this program may read, and creates the
 * folder of files. A city among many is loaded from its own files, and never as the demonstration.
 */
export async function prepareCity({ url, config }: Pick<CityOptions, 'url' | 'config'>): Promise<void> {
  const { url: primary } = await openDatabase({ DATABASE_URL: url })
  closeToOthers(config.storeDir)
  const standing = await readStanding(primary)
  if (standing.state === 'newer' && standing.readable) return
  await migrate(primary)
  const pool = openPool(primary, { max: 1, applicationName: 'portal-inicio' })
  try {
    await renewAfterRestore(pool)
  } finally {
    await pool.end()
  }
}

export async function openCity({ config, url, say, ...built }: CityOptions): Promise<City> {
  const { poolSize, statementTimeoutMs, exportPoolSize, exportTimeoutMs } = config
  const servers = new Servers({ primaries: addressesIn(url), replicas: config.readUrls, log: say })
  await servers.start()
  const pools: Pool[] = []
  const opening =
    (options: PoolOptions) =>
    (where: string | Where): Pool => {
      const pool = openPool(where, { ...options, forVisitors: true, idleInTransactionMs: IDLE_IN_TRANSACTION_MS })
      pools.push(pool)
      return pool
    }
  const [pool, lists] = openReading(
    servers,
    opening({
      applicationName: 'portal',
      max: poolSize,
      statementTimeoutMs,
      answerTimeoutMs: statementTimeoutMs + LATE_MS,
    }),
  )
  const [exportPool, exports] = openReading(
    servers,
    opening({ applicationName: 'portal-exportacao', max: exportPoolSize, statementTimeoutMs: exportTimeoutMs }),
  )
  const leave = async (): Promise<void> => {
    await Promise.all(pools.map((each) => each.end()))
    await servers.stop()
  }
  try {
    const app = await buildApp({
      config,
      pool,
      exportPool,
      reading: lists && exports && { lists, exports },
      log: config.logLevel,
      ...built,
    })
    await app.ready()
    const close = async (): Promise<void> => {
      await app.close()
      await leave()
    }
    return {
      answer: (request, response) => void app.server.emit('request', request, response),
      log: app.log,
      pool,
      primary: () => servers.primary.url,
      close,
    }
  } catch (error) {
    await leave()
    throw error
  }
}
