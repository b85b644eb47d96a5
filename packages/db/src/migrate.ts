// Brings a database to the version of this program, forward only, or throws one line that says why it cannot. Each step
// is one transaction, so an interrupted run resumes from the last finished step.
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyFunctions, applySummaries, isCodeCurrent, readCode, type CodeObject } from './code.ts'
import { DatabaseError, databaseLine, ranOutOfDisk } from './errors.ts'
import { LOADING, MIGRATING } from './locks.ts'
import { readSqlFiles, whereItFailed, type SqlFile } from './sql-files.ts'
import { compareVersions, RELEASE, type Release } from './version.ts'

const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Folders of the `.sql` files; tests pass their own. */
export interface Sources {
  migrations: string
  functions?: string
  summaries?: string
}

const OURS: Sources = {
  migrations: folderOf('migrations'),
  functions: folderOf('functions'),
  summaries: folderOf('resumos'),
}

export interface StandingOptions {
  sources?: Sources
  release?: Release
}

export interface MigrateOptions extends StandingOptions {
  /** Whether a database of an older release may be changed; a caller that sets it has made a copy of the database. */
  mayUpgrade?: boolean
  /** Applies only these migrations and stops before any summary: the state in which a copy was made. */
  until?: readonly string[]
  log?: (line: string) => void
}

/** How a database compares with this program. */
export type Standing =
  | { state: 'empty' }
  | { state: 'current' }
  /** Of this same release, with something still to do: interrupted, or under development. */
  | { state: 'unfinished'; pending: string[] }
  | { state: 'older'; versao: string; pending: string[] }
  | { state: 'newer'; versao: string; readable: boolean }
  /** Made before the first release. */
  | { state: 'unreleased' }

interface Program {
  migrations: SqlFile[]
  functions: CodeObject[]
  summaries: CodeObject[]
  release: Release
}

/**
 * The tables in which a database records its versions. They are created before anything else, and no load, copy or
 * package touches them.
 */
const BOOKS = `
create schema if not exists instalacao;
create schema if not exists sistema;
create schema if not exists resumo;
create schema if not exists atendimento;
create table if not exists instalacao.liberacao (
  versao text primary key, lida_desde text not null, comecada_em timestamptz not null default now(),
    concluida_em timestamptz
);
create table if not exists instalacao.migracao (nome text primary key, sha256 text not null, aplicada_em timestamptz not
  null default now());
create table if not exists instalacao.objeto (
  id text primary key, tipo text not null, sha256 text not null, sql text not null, saiu_na text, pendente boolean not
    null
);
create table if not exists instalacao.a_refazer (
  entidade int not null, exercicio int not null, etapa text not null, primary key (entidade, exercicio, etapa)
);`

/** Applies what is missing and returns the names of the migrations applied. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { log = () => {}, mayUpgrade = false, until } = options
  return withClient(url, async (client) => {
    const program = await readProgram(options)
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    const standing = await standingOf(client, program)
    if (standing.state === 'current') return []
    refuse(standing, program.release, mayUpgrade)
    if (standing.state !== 'empty') await waitForLoads(client, log)
    await client.query(BOOKS)
    const { versao, lidaDesde } = program.release
    await client.query(
      'insert into instalacao.liberacao (versao, lida_desde) values ($1, $2) on conflict (versao) do update set ' +
        'lida_desde = excluded.lida_desde',
      [versao, lidaDesde],
    )
    await applyFunctions(client, program.functions)
    const pending = await findPending(client, program.migrations, until)
    for (const [at, migration] of pending.entries()) {
      log(`Migrando o banco: ${migration.nome} (${at + 1} de ${pending.length})`)
      await apply(client, migration)
    }
    if (until === undefined) await finish(client, program, log)
    return pending.map(({ nome }) => nome)
  })
}

async function finish(
  client: pg.Client,
  { functions, summaries, release }: Program,
  log: (line: string) => void,
): Promise<void> {
  const { versao } = release
  if (functions.length + summaries.length > 0) await applySummaries(client, { functions, summaries, versao, log })
  await client.query('update instalacao.liberacao set concluida_em = coalesce(concluida_em, now()) where versao = $1', [
    versao,
  ])
}

/** Returns how the database compares with this program, without changing anything. */
export const readStanding = (url: string, options: StandingOptions = {}): Promise<Standing> =>
  withClient(url, async (client) => standingOf(client, await readProgram(options)))

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migracao' })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`Não foi possível migrar o banco: ${databaseLine(error)}`, error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function readProgram({ sources = OURS, release = RELEASE }: StandingOptions): Promise<Program> {
  const code = (folder: string | undefined): Promise<CodeObject[]> =>
    folder === undefined ? Promise.resolve([]) : readCode(folder)
  return {
    migrations: await readMigrations(sources.migrations),
    functions: await code(sources.functions),
    summaries: await code(sources.summaries),
    release,
  }
}

/** Returns the migrations this program can apply, in order of name. */
export const knownMigrations = ({ sources = OURS }: StandingOptions = {}): Promise<
  Pick<SqlFile, 'nome' | 'sha256'>[]
> => readMigrations(sources.migrations)

async function readMigrations(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder)
  const seen = new Map<string, string>()
  for (const { nome } of files) {
    const number = NAME.exec(nome)?.[1]
    if (number === undefined) throw new DatabaseError(`A migração ${nome} deveria chamar-se NNNN-nome.sql.`)
    const twin = seen.get(number)
    if (twin !== undefined) throw new DatabaseError(`As migrações ${twin} e ${nome} têm o mesmo número.`)
    seen.set(number, nome)
  }
  return files
}

interface Applied {
  nome: string
  sha256: string
}

async function standingOf(client: pg.Client, program: Program): Promise<Standing> {
  const { rows: found } = await client.query<{ books: boolean; unreleased: boolean }>(
    `select to_regclass('instalacao.liberacao') is not null as books, to_regclass('public.migracao') is not null as
      unreleased`,
  )
  if (!found[0]?.books) return { state: found[0]?.unreleased ? 'unreleased' : 'empty' }
  const { rows: releases } = await client.query<{ versao: string; lida_desde: string; concluida: boolean }>(
    'select versao, lida_desde, concluida_em is not null as concluida from instalacao.liberacao',
  )
  const newest = releases.toSorted((one, other) => compareVersions(other.versao, one.versao))[0]
  if (!newest) return { state: 'empty' }
  const { versao } = program.release
  const difference = compareVersions(newest.versao, versao)
  if (difference > 0)
    return { state: 'newer', versao: newest.versao, readable: compareVersions(newest.lida_desde, versao) <= 0 }
  const pending = (await findPending(client, program.migrations)).map(({ nome }) => nome)
  if (difference < 0) return { state: 'older', versao: newest.versao, pending }
  const isDone =
    newest.concluida &&
    pending.length === 0 &&
    (await isCodeCurrent(client, [...program.functions, ...program.summaries]))
  return isDone ? { state: 'current' } : { state: 'unfinished', pending }
}

const readApplied = async (client: pg.Client): Promise<Applied[]> =>
  (await client.query<Applied>('select nome, sha256 from instalacao.migracao order by nome')).rows

/** Throws for a state that only a person may resolve, or that cannot be migrated at all. */
function refuse(standing: Standing, { versao }: Release, mayUpgrade: boolean): void {
  if (standing.state === 'unreleased') throw new UnreleasedDatabase()
  if (standing.state === 'newer') throw new NewerDatabase(standing.versao, versao)
  if (standing.state === 'older' && !mayUpgrade) throw new OlderDatabase(standing.versao, versao)
}

/** The database was made by a program older than the first release; nothing in it was changed. */
export class UnreleasedDatabase extends DatabaseError {
  constructor() {
    super(
      'Este banco é de uma versão anterior à 1.0.0, que este programa não abre; nada nele foi alterado. Para levar ' +
        'os dados: com o programa que o criou, npm run portal -- export <pasta> --com-atendimento --chave-em ' +
        '<arquivo>; depois, com este programa e um banco vazio (outra pasta em PORTAL_HOME, ou outro banco em ' +
        'DATABASE_URL), npm run portal -- import <pasta> --chave-em <arquivo>. Ver docs/operacao.md, “Atualizar”.',
    )
  }
}

export class NewerDatabase extends DatabaseError {
  constructor(theirs: string, ours: string) {
    super(
      `O banco é da versão ${theirs} do portal, e este programa é a ${ours}, que não escreve nele: use o ` +
        `programa ${theirs}. Nada foi alterado.`,
    )
  }
}

export class OlderDatabase extends DatabaseError {
  constructor(theirs: string, ours: string) {
    super(
      `O banco é da versão ${theirs} do portal, e este programa é a ${ours}. Nada foi alterado: atualize o banco ` +
        'com npm start ' +
        `ou com npm run portal -- atualizar.`,
    )
  }
}

/**
 * Takes the LOADING lock, so that no load changes facts while a version changes their tables; waits for a load under
 * way.
 */
async function waitForLoads(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOADING])
  if (rows[0]?.mine) return
  log('Há uma carga em andamento; esperando que termine…')
  await client.query('select pg_advisory_lock($1)', [LOADING])
}

async function findPending(
  client: pg.Client,
  known: readonly SqlFile[],
  until?: readonly string[],
): Promise<SqlFile[]> {
  const rows = await readApplied(client)
  const byName = new Map(known.map((migration) => [migration.nome, migration]))
  for (const { nome, sha256 } of rows) {
    const migration = byName.get(nome)
    if (!migration)
      throw new DatabaseError(
        `O banco tem a migração ${nome}, que este programa não conhece: use o programa que a aplicou.`,
      )
    if (migration.sha256 !== sha256) {
      throw new DatabaseError(
        `O arquivo ${nome} deste programa não é o que foi aplicado no banco: o programa foi alterado depois de ` +
          'publicado. Use o programa como foi publicado; nada foi alterado.',
      )
    }
  }
  const applied = new Set(rows.map(({ nome }) => nome))
  const last = rows.at(-1)?.nome ?? ''
  const pending = known.filter(({ nome }) => !applied.has(nome) && (until?.includes(nome) ?? true))
  const late = pending.find(({ nome }) => nome < last)
  if (late)
    throw new DatabaseError(
      `A migração ${late.nome} chegou depois de ${last}, já aplicada neste banco: dê a ela um número maior.`,
    )
  return pending
}

async function apply(client: pg.Client, { nome, sql, sha256 }: SqlFile): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into instalacao.migracao (nome, sha256) values ($1, $2)', [nome, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const todo = ranOutOfDisk(error) ? ': libere espaço onde está o banco e tente de novo' : ''
    throw new DatabaseError(
      `A migração ${nome} falhou${whereItFailed(error, sql)}. Nada dela foi aplicado${todo}.`,
      error,
    )
  }
}
