// One city being served: its own connections, caches and limits, and the app that answers for it.
import type { RequestListener } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { openDatabase } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import { buildApp, type AppOptions } from '../app.ts'
import type { Config } from '../config.ts'

/** What the way there and back may add to the time the server itself allows. */
const LATE_MS = 1_000
const IDLE_IN_TRANSACTION_MS = 30_000

export interface City {
  answer: RequestListener
  log: FastifyBaseLogger
  /** For what the portal does by itself for this city. */
  pool: Pool
  close: () => Promise<void>
}

export type Built = Pick<AppOptions, 'render' | 'files' | 'cidade'>

/** Its database reached and migrated, its folder made; a city of many comes by its own files, and never as the demonstration. */
export async function prepareCity({ url, config }: { url: string; config: Config }): Promise<void> {
  await openDatabase({ DATABASE_URL: url })
  closeToOthers(config.storeDir)
  await migrate(url)
}

export async function openCity(config: Config, url: string, built: Built): Promise<City> {
  const { poolSize, statementTimeoutMs, exportPoolSize, exportTimeoutMs } = config
  const shared = { forVisitors: true, idleInTransactionMs: IDLE_IN_TRANSACTION_MS }
  const pool = openPool(url, { ...shared, applicationName: 'portal', max: poolSize, statementTimeoutMs, answerTimeoutMs: statementTimeoutMs + LATE_MS })
  const exportPool = openPool(url, { ...shared, applicationName: 'portal-exportacao', max: exportPoolSize, statementTimeoutMs: exportTimeoutMs })
  const endPools = (): Promise<unknown> => Promise.all([pool.end(), exportPool.end()])
  try {
    const app = await buildApp({ config, pool, exportPool, log: config.logLevel, ...built })
    await app.ready()
    const close = async (): Promise<void> => {
      await app.close()
      await endPools()
    }
    return { answer: (request, response) => void app.server.emit('request', request, response), log: app.log, pool, close }
  } catch (error) {
    await endPools()
    throw error
  }
}
