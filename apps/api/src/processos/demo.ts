// The invented city, loaded by a process of its own: a sample before anything is served, the whole one behind what is.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@portal/db/database'
import { openPool } from '@portal/db/pool'
import { ConfigError, REPOSITORY, type Config } from '../config.ts'
import { completeOnce } from '../first-load.ts'
import type { Undo } from './undo.ts'

export interface Preparing {
  config: Config
  undo: Undo
  say: (line: string) => void
  signal: AbortSignal
}

/** A million short-lived rows: with more room for them, half of the time spent on clearing up after them. */
const ROOM_FOR_ROWS = '--max-semi-space-size=64'

/** Comes in seconds, so that whoever starts a portal for the first time soon reads. */
export async function loadSample(database: Database, preparing: Preparing): Promise<void> {
  preparing.say('O banco está vazio: carregando a cidade de demonstração…')
  const { DEMO_SCALE: scale, DEMO_DATE: date } = process.env
  const asked = [...(scale ? ['--scale', scale] : []), ...(date ? ['--date', date] : [])]
  const done = await run(['--amostra', ...asked], database, preparing)
  if (!done) throw new ConfigError('A carga da cidade de demonstração falhou; nada foi gravado.')
}

/** Ends when no sample stands any more; what keeps the whole city out is said, and tried again by the next start. */
export async function loadWhole(database: Database, preparing: Preparing): Promise<void> {
  const { say, signal } = preparing
  const pool = openPool(database.url, { max: 1, applicationName: 'portal-inicio' })
  const load = async (): Promise<void> => {
    say('Por ora o portal mostra uma amostra da cidade; a inteira está sendo carregada e toma o lugar dela em minutos.')
    if (await run(['--inteira'], database, preparing, constants.priority.PRIORITY_BELOW_NORMAL)) return
    say('A cidade inteira não foi carregada: a amostra continua, e o próximo início tenta de novo.')
  }
  try {
    await completeOnce(pool, { load, signal })
  } catch (error) {
    if (!signal.aborted) say(`A carga da cidade inteira parou (${String(error)}); o próximo início a recomeça.`)
  } finally {
    await pool.end()
  }
}

/** Answers whether it went well. */
async function run(
  asked: readonly string[], { url }: Database, { config, undo, signal }: Preparing, priority?: number,
): Promise<boolean> {
  const child = spawn(process.execPath, [ROOM_FOR_ROWS, join(REPOSITORY, 'scripts/portal.mjs'), 'demo', ...asked], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, FILES_DIR: config.storeDir },
  })
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  const exit = once(child, 'exit')
  undo.push(async () => void (child.kill('SIGTERM') && (await exit)))
  const [code] = (await exit) as [number | null]
  signal.throwIfAborted()
  return code === 0
}
