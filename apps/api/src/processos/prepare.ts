// Brings the database of a city to where it can be served: open, migrated, and filled once if nobody filled it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase, type Database } from '@portal/db/database'
import { closeToOthers } from '@portal/db/files'
import { aborted } from '@portal/db/leaving'
import { migrate } from '@portal/db/migrate'
import { openPool } from '@portal/db/pool'
import { ConfigError, REPOSITORY, type Config } from '../config.ts'
import { fillOnce } from '../first-load.ts'
import type { Undo } from './undo.ts'

export interface Preparing {
  config: Config
  undo: Undo
  say: (line: string) => void
  signal: AbortSignal
}

/** One line for the work as a whole, however many steps it has. */
function sayOnce(say: (line: string) => void, line: string): () => void {
  let said = false
  return () => {
    if (!said) say(line)
    said = true
  }
}

export async function prepareDatabase(preparing: Preparing): Promise<Database> {
  const { config, undo, say, signal } = preparing
  say('Abrindo o banco de dados…')
  const database = await openDatabase(process.env, { log: say, signal })
  undo.push(() => database.stop())
  closeToOthers(config.storeDir)
  await Promise.race([migrate(database.url, { log: sayOnce(say, 'Preparando as tabelas…') }), aborted(signal)])
  const pool = openPool(database.url, { max: 1, applicationName: 'portal-inicio' })
  try {
    await fillOnce(pool, { load: () => loadDemo(database, preparing), startsEmpty: process.argv.includes('--vazio'), log: say, signal })
  } finally {
    await pool.end()
  }
  signal.throwIfAborted()
  return database
}

/** A million short-lived rows: with more room for them, half of the time spent on clearing up after them. */
const ROOM_FOR_ROWS = '--max-semi-space-size=64'

async function loadDemo({ url }: Database, { config, undo, say, signal }: Preparing): Promise<void> {
  say('O banco está vazio: carregando a cidade de demonstração…')
  const { DEMO_SCALE: scale, DEMO_DATE: date } = process.env
  const asked = [...(scale ? ['--scale', scale] : []), ...(date ? ['--date', date] : [])]
  const child = spawn(process.execPath, [ROOM_FOR_ROWS, join(REPOSITORY, 'scripts/portal.mjs'), 'demo', ...asked], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, FILES_DIR: config.storeDir },
  })
  const exit = once(child, 'exit')
  undo.push(async () => void (child.kill('SIGTERM') && (await exit)))
  const [code] = (await exit) as [number | null]
  signal.throwIfAborted()
  if (code !== 0) throw new ConfigError('A carga da cidade de demonstração falhou; nada foi gravado.')
}
