// Brings a database to the schema this code expects, forward only, or says in one line why it cannot.
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { DatabaseError, messageOf } from './errors.ts'
import { applyResumos } from './resumos.ts'
import { readSqlFiles, whereItFailed, type SqlFile } from './sql-files.ts'

const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))
const RESUMOS = fileURLToPath(new URL('../resumos', import.meta.url))
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
const LOCK = 7_283_401

export interface MigrateOptions {
  folder?: string
  /** The summary functions that go with the migrations of `folder`. */
  resumos?: string | undefined
  log?: (line: string) => void
}

/** Applies what is missing and answers the names of the migrations applied. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = FOLDER, resumos = folder === FOLDER ? RESUMOS : undefined, log = () => {} } = options
  const known = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migracao' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = await findPending(client, known)
    for (const migracao of pending) {
      log(`Migrando o banco: ${migracao.nome}`)
      await apply(client, migracao)
    }
    if (resumos !== undefined) await applyResumos(client, resumos, log)
    return pending.map(({ nome }) => nome)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`Não foi possível migrar o banco: ${messageOf(error)}`, error)
  } finally {
    await client.end().catch(() => {})
  }
}

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

async function findPending(client: pg.Client, known: SqlFile[]): Promise<SqlFile[]> {
  await client.query(
    'create table if not exists migracao (nome text primary key, sha256 text not null, aplicada_em timestamptz not null default now())',
  )
  const { rows } = await client.query<{ nome: string; sha256: string }>('select nome, sha256 from migracao order by nome')
  const byName = new Map(known.map((migracao) => [migracao.nome, migracao]))
  for (const { nome, sha256 } of rows) {
    const migracao = byName.get(nome)
    if (!migracao) throw new DatabaseError(`O banco é mais novo que este programa (tem a migração ${nome}): atualize o programa.`)
    if (migracao.sha256 !== sha256) {
      throw new DatabaseError(`A migração ${nome} mudou depois de aplicada neste banco: restaure o arquivo e escreva uma nova.`)
    }
  }
  const applied = new Set(rows.map(({ nome }) => nome))
  const last = rows.at(-1)?.nome ?? ''
  const pending = known.filter(({ nome }) => !applied.has(nome))
  const late = pending.find(({ nome }) => nome < last)
  if (late) throw new DatabaseError(`A migração ${late.nome} chegou depois de ${last}, já aplicada neste banco: dê a ela um número maior.`)
  return pending
}

async function apply(client: pg.Client, { nome, sql, sha256 }: SqlFile): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migracao (nome, sha256) values ($1, $2)', [nome, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new DatabaseError(`A migração ${nome} falhou${whereItFailed(error, sql)}. Nada dela foi aplicado.`, error)
  }
}
