// Lends a command the portal's database, migrated, and leaves it as it was found, also when the command is interrupted.
import { openDatabase } from '@portal/db/database'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import type { Terminal } from './command.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

export async function withPool<T>({ env, out }: Terminal, use: (pool: Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase(env, { log: out })
  const leave = (signal: keyof typeof SIGNALS): void => void database.stop().finally(() => process.exit(SIGNALS[signal]))
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]
  for (const signal of signals) process.once(signal, leave)
  try {
    await migrate(database.url, { log: out })
    const pool = openPool(database.url, { max: 4, applicationName: 'portal-dados' })
    try {
      return await use(pool)
    } finally {
      await pool.end()
    }
  } finally {
    for (const signal of signals) process.off(signal, leave)
    await database.stop()
  }
}
