// Opens the city of an area at bench volume, created once and reused by the next runs, and the portal that serves it.
import { readFileSync } from 'node:fs'
import type { AreaId } from '@portal/catalog/area'
import { API_BASE } from '@portal/catalog/rotas'
import { createDatabase, dropDatabase, openDatabase, withDatabase } from '@portal/db/database'
import { DatabaseError } from '@portal/db/errors'
import { migrate } from '@portal/db/migrate'
import { cutConnections, openPool, type Pool } from '@portal/db/pool'
import type { Attempts } from './attempts.ts'
import { thorough, type Effort } from './effort.ts'
import { databaseOf, placeOfVolumes } from './place.ts'
import { runProgram, startPortal, whileRunning } from './processes.ts'
import type { InPages, Volume } from './volumes/volume.ts'

export interface Subject {
  area: AreaId
  origin: string
  api: string
  pool: Pool
  databaseUrl: string
  filesDir: string
  portalPid: number
  databasePids: number[]
  exercicio: number
  wholeAnswers: readonly string[]
  inPages: readonly InPages[]
  effort: Effort
}

async function loadCity(env: NodeJS.ProcessEnv, { area, scale }: Volume): Promise<void> {
  process.stdout.write(`Fazendo a cidade de ${area} em escala ${scale}…\n`)
  const args = ['scripts/portal.mjs', 'demo', '--scale', String(scale)]
  await runProgram(process.execPath, args, { stdio: 'inherit', env })
}

/** Returns the postmaster, the parent of the backends that serve us. */
async function postmaster(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid
  if (backend === undefined) return []
  const stat = readFileSync(`/proc/${backend}/stat`, 'utf8')
  return [Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
}

async function exists(url: string, name: string): Promise<boolean> {
  const pool = openPool(url, { max: 1 })
  try {
    return (await pool.query('select from pg_database where datname = $1', [name])).rowCount === 1
  } finally {
    await pool.end()
  }
}

/** Opens a volume. One whose schema cannot be migrated is dropped and created again. */
async function openVolume(serverUrl: string, name: string): Promise<string> {
  if (await exists(serverUrl, name)) {
    const url = withDatabase(serverUrl, name)
    try {
      await migrate(url)
      return url
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      process.stdout.write(`${error.message}\n`)
      await dropDatabase(serverUrl, name)
    }
  }
  const url = await createDatabase(serverUrl, name)
  await migrate(url)
  return url
}

async function rowsOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ linhas: string }>(
    `select coalesce(sum(greatest(reltuples, 0)), 0)::int8::text as linhas from pg_class c
    join pg_namespace n on n.oid = relnamespace where nspname = 'public' and relkind = 'r'`,
  )
  return Number(rows[0]?.linhas ?? 0).toLocaleString('pt-BR')
}

interface Served {
  databaseUrl: string
  filesDir: string
  pool: Pool
  effort: Effort
}

/** Starts the portal on a volume, for the measures. */
export async function serveSubject(volume: Volume, { databaseUrl, filesDir, pool, effort }: Served): Promise<Subject> {
  const { pid: portalPid, origin } = await startPortal(databaseUrl, filesDir)
  const databasePids = await postmaster(pool)
  const api = `${origin}${API_BASE}`
  const { area, wholeAnswers, inPages = [] } = volume
  const city = { pool, databaseUrl, filesDir, databasePids, exercicio: 2025 }
  return { area, origin, api, portalPid, ...city, wholeAnswers, inPages, effort }
}

/** Unmarks the volume as the demo, so that loads are accepted as in any city. */
export async function forgetDemo(pool: Pool): Promise<void> {
  await pool.query(`delete from sistema.estado where chave = 'demonstracao'`)
}

async function fill(pool: Pool, env: NodeJS.ProcessEnv, volume: Volume): Promise<void> {
  const { rowCount } = await pool.query('select from entidade limit 1')
  if (rowCount === 0) {
    await loadCity(env, volume)
    await volume.enlarge?.(pool)
  }
  await forgetDemo(pool)
}

type Measuring = (subject: Subject) => Promise<void>

/** Opens the volume for the measures, and ends everything after them. */
export async function withSubject(volume: Volume, attempts: Attempts, measure: Measuring): Promise<void> {
  const { env, filesDir } = placeOfVolumes(process.env)
  const server = await openDatabase(env, { log: (line) => process.stdout.write(`${line}\n`), signal: attempts.signal })
  try {
    const databaseUrl = await attempts.guard(() => openVolume(server.url, databaseOf(volume.area)))
    const pool = openPool(databaseUrl, {
      max: 4,
      forVisitors: true,
      statementTimeoutMs: 600_000,
      applicationName: 'portal-bench',
    })
    try {
      await whileRunning(async () => {
        await attempts.guard(() => fill(pool, { ...env, DATABASE_URL: databaseUrl, FILES_DIR: filesDir }, volume))
        const rows = await attempts.guard(() => rowsOf(pool))
        process.stdout.write(`volume   ${volume.area}, escala ${volume.scale}: ${rows} linhas\n`)
        const served = { databaseUrl, filesDir, pool, effort: thorough }
        await measure(await attempts.guard(() => serveSubject(volume, served)))
      })
    } finally {
      cutConnections(pool)
      await pool.end()
    }
  } finally {
    await server.stop()
  }
}
