// Reads what each release fixed for good: its migrations, and the columns and functions its programs use in a database,
// which the next release must still have.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPool } from '../pool.ts'
import { readSqlFiles } from '../sql-files.ts'
import { compareVersions } from '../version.ts'
import { REPOSITORY } from './fingerprint.ts'

export const RELEASES = join(REPOSITORY, 'packages/db/releases')
export const MIGRATIONS = join(REPOSITORY, 'packages/db/migrations')

/** Columns and functions programs may use: 'resumo.empenho.data date', 'resumo.refazer(integer, integer, text[])'. */
export interface Surface {
  colunas: string[]
  funcoes: string[]
}

export interface Released extends Surface {
  versao: string
  /** The sha256 of each migration released with it. */
  migracoes: Record<string, string>
}

/** Returns the releases, the oldest first. */
export function readReleased(): Released[] {
  return readdirSync(RELEASES)
    .filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(RELEASES, name), 'utf8')) as Released)
    .toSorted((one, other) => compareVersions(one.versao, other.versao))
}

const COLUMNS = `
  select format('%s.%s.%s %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, null)) as name
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v')
  join pg_namespace n on n.oid = c.relnamespace
    and n.nspname in ('public', 'resumo', 'sistema', 'atendimento', 'cofre', 'instalacao')
  where a.attnum > 0 and not a.attisdropped`

const FUNCTIONS = `
  select format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'resumo', 'sistema', 'atendimento', 'cofre')
  where p.prorettype <> 'trigger'::regtype and not exists (select from pg_depend d where d.objid = p.oid
    and d.deptype = 'e')`

export async function readSurface(url: string): Promise<Surface> {
  const pool = openPool(url, { max: 1 })
  try {
    const names = async (sql: string): Promise<string[]> =>
      (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name).toSorted()
    return { colunas: await names(COLUMNS), funcoes: await names(FUNCTIONS) }
  } finally {
    await pool.end()
  }
}

/**
 * Returns what a program that uses `before` would miss in `now`. An additional argument at the end is accepted, as it
 * may have a default; whether it has one only a call would show.
 */
export function missing(before: Surface, now: Surface): string[] {
  const columns = new Set(now.colunas)
  const isStillThere = (name: string): boolean =>
    now.funcoes.some((other) => other === name || other.startsWith(`${name.slice(0, -1)}, `))
  return [
    ...before.colunas.filter((name) => !columns.has(name)),
    ...before.funcoes.filter((name) => !isStillThere(name)),
  ]
}

/** Returns the sha256 of each migration that no release has yet. */
export async function unreleasedMigrations(): Promise<Record<string, string>> {
  const released = new Set(readReleased().flatMap(({ migracoes }) => Object.keys(migracoes)))
  const files = await readSqlFiles(MIGRATIONS)
  return Object.fromEntries(files.filter(({ nome }) => !released.has(nome)).map(({ nome, sha256 }) => [nome, sha256]))
}
