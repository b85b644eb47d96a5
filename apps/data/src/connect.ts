// Lends a command the portal's database, migrated, and leaves it as it was found, also when the command is interrupted.
import { openDatabase } from '@portal/db/database'
import { aborted, prepareToLeave } from '@portal/db/leaving'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import type { Terminal } from './command.ts'

export async function withPool<T>({ env, out }: Terminal, use: (pool: Pool) => Promise<T>): Promise<T> {
  const { signal, release } = prepareToLeave()
  try {
    const database = await openDatabase(env, { log: out, signal })
    try {
      return await Promise.race([lend(database.url, out, use), aborted(signal)])
    } finally {
      await database.stop()
    }
  } finally {
    release()
  }
}

async function lend<T>(url: string, log: (line: string) => void, use: (pool: Pool) => Promise<T>): Promise<T> {
  await migrate(url, { log })
  const pool = openPool(url, { max: 4, applicationName: 'portal-dados' })
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}
