// Opens the portal's database for a command, and closes it at the end, also when the command is interrupted.
import { openDatabase } from '@portal/db/database'
import { aborted, prepareToLeave } from '@portal/db/leaving'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import type { Terminal } from './command.ts'

export async function withDatabase<T>({ env, out }: Terminal, use: (url: string) => Promise<T>): Promise<T> {
  const { signal, release } = prepareToLeave()
  try {
    const database = await openDatabase(env, { log: out, signal })
    try {
      return await Promise.race([use(database.url), aborted(signal)])
    } finally {
      await database.stop()
    }
  } finally {
    release()
  }
}

/** Migrates the database and lends a pool to it. */
export const withPool = <T>(terminal: Terminal, use: (pool: Pool) => Promise<T>): Promise<T> =>
  withDatabase(terminal, async (url) => {
    await migrate(url, { log: terminal.out })
    return lend(url, use)
  })

/** Lends a pool to the database without migrating it, whatever its version. */
export const withPoolAsIs = <T>(terminal: Terminal, use: (pool: Pool) => Promise<T>): Promise<T> =>
  withDatabase(terminal, (url) => lend(url, use))

async function lend<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, { max: 4, applicationName: 'portal-dados' })
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}
