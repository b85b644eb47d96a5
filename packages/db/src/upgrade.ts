// Upgrades a database from an older release to this one: logs what will be done, checks that there is disk space,
// copies the database, and migrates it.
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { createDatabase, dropDatabase, withDatabase, type Database } from './database.ts'
import { codeOf, DatabaseError, databaseLine } from './errors.ts'
import { migrate, readStanding, type StandingOptions } from './migrate.ts'
import { RELEASE } from './version.ts'

/** Name given to the database that an undo replaced with its copy. */
const GIVEN_UP = 'portal_desfeito'
const MB = 1024 * 1024
/** Speed assumed on a slow machine, in MB per second: copying, and reading and rewriting. */
const COPY_MB = 40
const REWRITE_MB = 10

export interface UpgradeOptions extends StandingOptions {
  log: (line: string) => void
  /** The portal's own folder, where the embedded database is; without it the database belongs to somebody else. */
  home?: string | undefined
  /**
   * For a database that is not ours: `copied` says that somebody answers for a copy of it, `makeCopy` makes one now.
   */
  copied?: boolean
  makeCopy?: (() => Promise<void>) | undefined
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))
const copyPrefixOf = (url: string): string => `${databaseOf(url)}_copia_`

/** Does nothing unless the database is of an older release. */
export async function upgrade({ url }: Pick<Database, 'url'>, options: UpgradeOptions): Promise<void> {
  const { log, home, copied = false, makeCopy, release = RELEASE } = options
  const standing = await readStanding(url, options)
  if (standing.state !== 'older') return
  const bytes = await sizeOf(url)
  const seconds = bytes / MB / COPY_MB + bytes / MB / REWRITE_MB
  log(
    `Atualizando o banco da versão ${standing.versao} para a ${release.versao}: ` +
      `${countOf(standing.pending.length)}; depois, os resumos que mudaram. ` +
      `O banco tem ${Math.ceil(bytes / MB)} MB; pode levar até ${Math.max(1, Math.ceil(seconds / 60))} min.`,
  )
  if (home !== undefined) await checkRoom(home, bytes)
  if (home !== undefined) await copyAside(url, standing.versao, log)
  else if (makeCopy) await makeCopy()
  else if (!copied) throw new CopyFirst(standing.versao, release.versao)
  await migrate(url, { ...options, mayUpgrade: true })
  log(`Banco na versão ${release.versao}.`)
}

const countOf = (migrations: number): string =>
  migrations === 0 ? 'nenhuma migração' : migrations === 1 ? '1 migração' : `${migrations} migrações`

export class CopyFirst extends DatabaseError {
  constructor(theirs: string, ours: string) {
    super(
      `O banco é da versão ${theirs} e este programa é a ${ours}. Nada foi alterado: antes de atualizar um ` +
        'PostgreSQL seu é preciso uma cópia dele. ' +
        'Se já a fez, repita com --copia-feita; ou repita com --copia-em <pasta>, e a cópia é feita agora.',
    )
  }
}

const asked = async <R extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<R[]> => {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-atualizacao' })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<R>(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function sizeOf(url: string): Promise<number> {
  const [row] = await asked<{ bytes: string }>(url, 'select pg_database_size(current_database())::text as bytes')
  return Number(row?.bytes ?? 0)
}

/** Refuses unless there is room for the copy and for as much again, written beside what is there, plus 256 MB. */
async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, bytes * 2 + 256 * MB]
  if (free >= needed) return
  throw new DatabaseError(
    `Falta espaço em ${folder} para atualizar: há ${Math.floor(free / MB)} MB livres e são precisos ` +
      `${Math.ceil(needed / MB)} MB. ` +
      'Nada foi alterado: libere espaço e tente de novo.',
  )
}

/** Copies the database on the same server; the copy is made whole or not at all. */
async function copyAside(url: string, versao: string, log: (line: string) => void): Promise<void> {
  const name = `${copyPrefixOf(url)}${versao.replaceAll('.', '_')}`
  log('Guardando uma cópia do banco como está…')
  await dropDatabase(url, name)
  try {
    await createDatabase(url, name, databaseOf(url))
  } catch (error) {
    if (codeOf(error) === '55006') {
      throw new DatabaseError(
        'Outro programa está usando o banco: pare-o (um portal ou um comando nesta mesma pasta) e tente de novo. ' +
          'Nada foi alterado.',
      )
    }
    throw new DatabaseError(`A cópia do banco não pôde ser feita: ${databaseLine(error)} Nada foi alterado.`, error)
  }
}

/** Returns the names of the copies made by earlier upgrades, the newest last. */
export async function copiesAside(url: string): Promise<string[]> {
  const rows = await asked<{ datname: string }>(
    withDatabase(url, 'postgres'),
    `select datname from pg_database where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user
    order by string_to_array(substr(datname, length($1) + 1), '_')::int[]`,
    [copyPrefixOf(url)],
  )
  return rows.map(({ datname }) => datname)
}

/** Drops the copies; called after a start that followed the upgrade went well. */
export async function forgetCopies(url: string, log: (line: string) => void): Promise<void> {
  const names = [...(await copiesAside(url)), GIVEN_UP]
  for (const name of names) {
    if (name !== GIVEN_UP) log('A atualização foi bem: a cópia de antes dela é apagada.')
    await dropDatabase(url, name)
  }
}

/**
 * Renames the newest copy back and returns the release it is of. The replaced database, with what was written since, is
 * kept until the next good start.
 */
export async function undoUpgrade(url: string): Promise<string> {
  const name = (await copiesAside(url)).at(-1)
  if (name === undefined)
    throw new DatabaseError(
      'Não há cópia de antes de uma atualização neste banco: restaure a que você guardou (docs/operacao.md, ' +
        '“Guardar e recuperar”).',
    )
  const [maintenance, current] = [withDatabase(url, 'postgres'), databaseOf(url)]
  await dropDatabase(url, GIVEN_UP)
  try {
    await asked(
      maintenance,
      `alter database ${pg.escapeIdentifier(current)} rename to ${pg.escapeIdentifier(GIVEN_UP)}`,
    )
  } catch (error) {
    if (codeOf(error) === '55006')
      throw new DatabaseError('O portal está usando o banco: pare-o e tente de novo. Nada foi alterado.')
    throw error
  }
  await asked(maintenance, `alter database ${pg.escapeIdentifier(name)} rename to ${pg.escapeIdentifier(current)}`)
  return name.slice(copyPrefixOf(url).length).replaceAll('_', '.')
}
