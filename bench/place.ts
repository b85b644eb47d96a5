// Finds where volumes are stored between runs, and deletes them.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { AREAS, type AreaId } from '@portal/catalog/area'
import { dropDatabase, openDatabase } from '@portal/db/database'
import { dataFolder, defaultHome, publishedFiles } from '@portal/db/home'
import { openPool } from '@portal/db/pool'
import { findPostmaster } from '@portal/db/postmaster'

export interface Place {
  home: string
  /** Whether only volumes are there: neither PORTAL_HOME nor DATABASE_URL was given. */
  isOwn: boolean
  filesDir: string
  env: NodeJS.ProcessEnv
}

export function placeOfVolumes(env: NodeJS.ProcessEnv): Place {
  const home = env['PORTAL_HOME'] || `${defaultHome(env)}-bench`
  const isOwn = !env['PORTAL_HOME'] && !env['DATABASE_URL']
  return { home, isOwn, filesDir: publishedFiles(home), env: { ...env, PORTAL_HOME: home } }
}

export const databaseOf = (area: AreaId): string => `bench_${area}`

const BLOCK = 512

/** Returns the disk space used, in blocks: the length of sparse or very small files is not their size on disk. */
function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return entries.reduce((sum, entry) => sum + statSync(path.join(folder, entry)).blocks * BLOCK, 0)
}

const IN_USE = 'Os volumes estão em uso: espere que a medida termine, ou interrompa-a, e repita.'

/** Deletes the databases of the volumes from a server that has others too. Returns their bytes. */
async function dropVolumes(env: NodeJS.ProcessEnv, volumes: readonly string[]): Promise<number> {
  const server = await openDatabase(env)
  const pool = openPool(server.url, { max: 1 })
  try {
    const { rows } = await pool.query<{ name: string; bytes: number; used: boolean }>(
      `select datname as name, pg_database_size(oid) as bytes,
        exists (select from pg_stat_activity a where a.datid = d.oid and a.usename = current_user) as used
      from pg_database d where datname = any ($1)`,
      [volumes],
    )
    if (rows.some(({ used }) => used)) throw new Error(IN_USE)
    for (const { name } of rows) await dropDatabase(server.url, name)
    return rows.reduce((sum, { bytes }) => sum + bytes, 0)
  } finally {
    await pool.end()
    await server.stop()
  }
}

function removeHome(home: string): number {
  if (!existsSync(home)) return 0
  if (findPostmaster(dataFolder(home))) throw new Error(IN_USE)
  const bytes = bytesBelow(home)
  rmSync(home, { recursive: true })
  return bytes
}

const GIGABYTE = 1e9

const gigabytes = (bytes: number): string =>
  `${(bytes / GIGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 2 })} GB`

/** Deletes the volumes and returns the sentence to print. */
export async function freeVolumes({ home, isOwn, env }: Place, volumes = AREAS.map(databaseOf)): Promise<string> {
  const bytes = isOwn ? removeHome(home) : await dropVolumes(env, volumes)
  if (bytes === 0) return 'Não há volumes para apagar.'
  return `Volumes apagados: ${gigabytes(bytes)} livres. A próxima medida os fará de novo.`
}
