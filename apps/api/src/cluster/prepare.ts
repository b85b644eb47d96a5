// Prepares the database of a city to be served: open, upgraded to this version, and loaded once if it is empty.
import { openDatabase, type Database } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { renewAfterRestore } from '@portal/db/historia'
import { aborted } from '@portal/db/leaving'
import { openPool } from '@portal/db/pool'
import { forgetCopies } from '@portal/db/upgrade'
import { fillOnce } from '../first-load.ts'
import { loadSample } from './demo.ts'
import type { Preparing } from './preparing.ts'
import { bringToVersion } from './version.ts'

/** The database of a city, ready to be served. */
export interface Prepared extends Database {
  /** Call when the portal serves: backups kept in case the start failed may be deleted. */
  served: () => Promise<void>
}

export async function prepareDatabase(preparing: Preparing): Promise<Prepared> {
  const { config, undo, say, signal } = preparing
  say('Abrindo o banco de dados…')
  const database = await openDatabase(process.env, { log: say, signal })
  undo.push(() => database.stop())
  closeToOthers(config.storeDir)
  const brought = await Promise.race([bringToVersion(database, preparing), aborted(signal)])
  const served = async (): Promise<void> =>
    void (brought === 'current' && database.embedded && (await forgetCopies(database.url, say)))
  if (brought === 'newer') return { ...database, served }
  const pool = openPool(database.url, { max: 1, applicationName: 'portal-inicio' })
  try {
    await renewAfterRestore(pool)
    const startsEmpty = process.argv.includes('--vazio')
    await fillOnce(pool, { load: () => loadSample(database, preparing), startsEmpty, log: say, signal })
  } finally {
    await pool.end()
  }
  signal.throwIfAborted()
  return { ...database, served }
}
