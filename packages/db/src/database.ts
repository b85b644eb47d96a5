// Finds the portal's database: the server named by DATABASE_URL, or the embedded one when the variable is not set.
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { codeOf, DatabaseError, messageOf } from './errors.ts'
import { defaultHome } from './home.ts'
import type { Settings } from './postmaster.ts'
import { addressesIn, placeOf } from './replicas/addresses.ts'

const OLDEST = 15

export interface Database {
  /** Address of the server that writes. */
  url: string
  /** Addresses of every server that may become the writer, including the current one. */
  urls: readonly string[]
  embedded: boolean
  stop: () => Promise<void>
}

export interface OpenOptions {
  log?: (line: string) => void
  /** Aborting it cancels the opening and leaves nothing running. */
  signal?: AbortSignal
  /** Settings for the embedded server that override its usual ones. */
  settings?: Settings
}

export async function openDatabase(
  env: NodeJS.ProcessEnv = process.env,
  { log = () => {}, signal, settings }: OpenOptions = {},
): Promise<Database> {
  if (env['DATABASE_URL']) {
    const urls = addressesIn(env['DATABASE_URL'])
    return { url: await findPrimary(urls), urls, embedded: false, stop: async () => {} }
  }
  const { url: embeddedUrl, stop } = await startEmbedded({ home: defaultHome(env), log, signal, settings })
  return { url: embeddedUrl, urls: [embeddedUrl], embedded: true, stop }
}

/** Returns the first of several servers that accepts writes. */
async function findPrimary(urls: readonly string[]): Promise<string> {
  let failure: unknown
  for (const url of urls) {
    try {
      if (!(await checkServer(url)) || urls.length === 1) return url
      failure = new DatabaseError(
        `Nenhum dos bancos de DATABASE_URL aceita escrita agora: ${urls.map(placeOf).join(', ')}.`,
      )
    } catch (error) {
      failure ??= error
    }
  }
  throw failure
}

/**
 * Creates a database on the server of `url` and returns its address. With `template`, copies that idle database file by
 * file instead of through the WAL.
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const source = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)} strategy file_copy`
  await maintain(url, `create database ${pg.escapeIdentifier(name)}${source}`)
  return withDatabase(url, name)
}

/**
 * `drop database … with (force)` also tries to end the server's own autovacuum, which it may not do; a plain drop makes
 * autovacuum give way. So only this user's other connections are ended first.
 */
const OUR_CONNECTIONS_TO = `select pg_terminate_backend(pid) from pg_stat_activity
  where usename = current_user and pid <> pg_backend_pid() and datname =`

export async function dropDatabase(url: string, name: string): Promise<void> {
  await maintain(
    url,
    `${OUR_CONNECTIONS_TO} ${pg.escapeLiteral(name)}`,
    `drop database if exists ${pg.escapeIdentifier(name)}`,
  )
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

async function maintain(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: withDatabase(url, 'postgres'),
    application_name: 'portal-manutencao',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Checks that the server is usable and returns whether it is read-only (in recovery). */
async function checkServer(url: string): Promise<boolean> {
  const client = openClient(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; onlyReads: boolean }>(
      `select current_setting('server_version_num') as version, pg_is_in_recovery() as "onlyReads"`,
    )
    const major = Math.floor(Number(rows[0]?.version) / 10_000)
    if (major < OLDEST) {
      throw new DatabaseError(
        `O PostgreSQL de DATABASE_URL (${addressOf(client)}) é o ${major}; o portal precisa do ${OLDEST} ou maior.`,
      )
    }
    return rows[0]?.onlyReads ?? false
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(
      `O banco de DATABASE_URL (${addressOf(client)}) não pôde ser usado: ${reasonOf(error, client)}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function openClient(url: string): pg.Client {
  try {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new TypeError('scheme')
    return new pg.Client({ connectionString: url, application_name: 'portal-inicio', connectionTimeoutMillis: 5_000 })
  } catch {
    throw new DatabaseError(
      'DATABASE_URL não é um endereço válido: escreva postgresql://usuario:senha@maquina:5432/banco.',
    )
  }
}

const addressOf = ({ host, port, database }: pg.Client): string => `${host}:${port}/${database ?? ''}`

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'a conexão foi recusada',
  ECONNRESET: 'a conexão foi interrompida',
  ENOENT: 'a conexão não existe',
  ENOTFOUND: 'a máquina não foi encontrada',
  EAI_AGAIN: 'a máquina não foi encontrada',
  ETIMEDOUT: 'não houve resposta a tempo',
  EHOSTUNREACH: 'a máquina não foi alcançada',
  ENETUNREACH: 'a rede não foi alcançada',
  '28P01': 'usuário ou senha recusados',
  '28000': 'usuário ou senha recusados',
  '3D000': 'o banco não existe',
  '53300': 'todas as conexões estão ocupadas',
  '57P03': 'o servidor ainda está iniciando',
}

function reasonOf(error: unknown, client: pg.Client): string {
  const known = REASONS[codeOf(error)]
  if (known !== undefined) return known
  const message = messageOf(error)
  if (/timeout/i.test(message)) return 'não houve resposta a tempo'
  return client.password ? message.replaceAll(client.password, '***') : message
}
