// Brings the database of a city to where it can be served: open, of this version, and filled once if nobody filled it.
import { openDatabase, type Database } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { renewAfterRestore } from '@portal/db/historia'
import { aborted } from '@portal/db/leaving'
import { openPool } from '@portal/db/pool'
import { forgetCopies } from '@portal/db/upgrade'
import type { Config } from '../config.ts'
import { fillOnce } from '../first-load.ts'
import { runPortal } from './run-portal.ts'
import type { Undo } from './undo.ts'
import { bringToVersion } from './version.ts'

export interface Preparing {
  config: Config
  undo: Undo
  say: (line: string) => void
  signal: AbortSignal
}

/** What the database of a city is once the portal may serve it. */
export interface Prepared extends Database {
  /** The start went well: what was kept for one that would not may go. */
  served: () => Promise<void>
}

export async function prepareDatabase(preparing: Preparing): Promise<Prepared> {
  const { config, undo, say, signal } = preparing
  say('Abrindo o banco de dados…')
  const database = await openDatabase(process.env, { log: say, signal })
  undo.push(() => database.stop())
  closeToOthers(config.storeDir)
  const brought = await Promise.race([bringToVersion(database, preparing), aborted(signal)])
  const served = async (): Promise<void> => void (brought === 'current' && database.embedded && (await forgetCopies(database.url, say)))
  if (brought === 'newer') return { ...database, served }
  const pool = openPool(database.url, { max: 1, applicationName: 'portal-inicio' })
  try {
    await renewAfterRestore(pool)
    await fillOnce(pool, { load: () => loadDemo(database, preparing), startsEmpty: process.argv.includes('--vazio'), log: say, signal })
  } finally {
    await pool.end()
  }
  signal.throwIfAborted()
  return { ...database, served }
}

async function loadDemo({ url }: Database, preparing: Preparing): Promise<void> {
  preparing.say('O banco está vazio: carregando a cidade de demonstração…')
  const { DEMO_SCALE: scale, DEMO_DATE: date } = process.env
  const asked = [...(scale ? ['--scale', scale] : []), ...(date ? ['--date', date] : [])]
  await runPortal(['demo', ...asked], url, preparing, 'A carga da cidade de demonstração falhou; nada foi gravado.')
}
