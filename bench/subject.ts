// The city at bench volume and the portal serving it: made once, kept for the next run.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database } from '@portal/db/database'
import { defaultHome } from '@portal/db/home'
import { migrate } from '@portal/db/migrate'
import { openPool, type Pool } from '@portal/db/pool'
import { ROOT, startPortal } from './processes.ts'

const SCALE = process.env['BENCH_SCALE'] ?? '50'
const PORT = 8501

export interface Subject {
  origin: string
  api: string
  pool: Pool
  databaseUrl: string
  filesDir: string
  portalPid: number
  databasePids: number[]
  exercicio: number
}

function loadCity(env: NodeJS.ProcessEnv): void {
  process.stdout.write(`Fazendo a cidade em escala ${SCALE}…\n`)
  const { status } = spawnSync(process.execPath, ['scripts/portal.mjs', 'demo', '--scale', SCALE], { cwd: ROOT, stdio: 'inherit', env })
  if (status !== 0) throw new Error('A carga da cidade falhou.')
}

/** The postmaster, whose children are the backends that serve us; none to watch when the server is elsewhere. */
async function postmaster(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid
  if (backend === undefined) return []
  const stat = readFileSync(`/proc/${backend}/stat`, 'utf8')
  return [Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
}

export async function openSubject(): Promise<{ subject: Subject; database: Database }> {
  const home = process.env['PORTAL_HOME'] ?? `${defaultHome(process.env)}-bench`
  const env = { ...process.env, PORTAL_HOME: home }
  const filesDir = path.join(home, 'arquivos')
  const database = await openDatabase(env, { log: (line) => process.stdout.write(`${line}\n`) })
  await migrate(database.url)
  const pool = openPool(database.url, { max: 4, statementTimeoutMs: 600_000, applicationName: 'portal-bench' })
  const { rows } = await pool.query('select 1 from entidade limit 1')
  if (rows.length === 0) loadCity({ ...env, DATABASE_URL: database.url, FILES_DIR: filesDir })
  const portalPid = await startPortal(PORT, database.url, filesDir)
  const origin = `http://127.0.0.1:${PORT}`
  return {
    database,
    subject: {
      origin,
      api: `${origin}/portaltransparencia-api`,
      pool,
      databaseUrl: database.url,
      filesDir,
      portalPid,
      databasePids: await postmaster(pool),
      exercicio: 2025,
    },
  }
}
