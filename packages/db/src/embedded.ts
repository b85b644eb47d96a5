// Runs the portal's own PostgreSQL server: the first process starts it, the others join, and the last one to leave
// stops it.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openCluster, SUPERUSER, type Cluster } from './cluster.ts'
import { sweepDrafts } from './draft.ts'
import { codeOf, DatabaseError, fileFault, messageOf } from './errors.ts'
import { openHome, type Home } from './home.ts'
import { SERVER_IN_USE, SETTING_UP } from './locks.ts'
import { installNative, removeOldNative, type Native } from './native.ts'
import {
  abort,
  findPostmaster,
  freePort,
  lastPort,
  launch,
  shutDown,
  whyItFell,
  type Launch,
  type Postmaster,
  type Settings,
} from './postmaster.ts'

export const DATABASE = 'portal'
const ROLE = 'portal'

/**
 * How long a server may run without responding, or a start may be held back, before it is aborted or given up; a server
 * that is still recovering gets RECOVERY_MS.
 */
const PATIENCE_MS = 10_000
const RECOVERY_MS = 300_000

export interface Embedded {
  url: string
  /** True when a server was already running on this home: an orphan, or one shared with another process. */
  adopted: boolean
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  home: string
  log?: (line: string) => void
  patienceMs?: number
  /** Aborting it cancels the start and leaves no server behind that only this start wanted. */
  signal?: AbortSignal | undefined
  /** Settings that override the portal's own; they apply only if this process launches the server. */
  settings?: Settings | undefined
}

interface Place extends Cluster {
  home: Home
  native: Native
  patienceMs: number
  settings: Settings | undefined
}

/** A connection that lives as long as this process uses the server, and so ends with the process. */
interface Guard {
  client: pg.Client
  port: number
  adopted: boolean
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { home: path, log = () => {}, patienceMs = PATIENCE_MS, signal, settings } = options
  const home = openHome(path)
  try {
    await sweepDrafts(home.path)
    const native = await installNative(home)
    const place: Place = { home, native, patienceMs, settings, ...(await openCluster(home, native, log, signal)) }
    const first = await attach(place, undefined, signal)
    await settle(place, first, signal).catch(async (error: unknown) => {
      await leave(place, first)
      throw error
    })
    const url = `postgresql://${ROLE}:${place.senhaDoPortal}@127.0.0.1:${first.port}/${DATABASE}`
    return { url, adopted: first.adopted, stop: keep(place, first, log) }
  } catch (error) {
    throw signal?.aborted ? signal.reason : fileFault(error, home.path)
  }
}

async function settle(
  { home, native, senhaDoPortal }: Place,
  { client, adopted }: Guard,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted()
  if (!adopted) await removeOldNative(home, native)
  await setUp(client, senhaDoPortal)
  signal?.throwIfAborted()
}

/**
 * Joins the running server or starts one, retrying while what a crash left behind clears up. Once aborted, starts
 * nothing more; it returns only when the server it launched has ended (throwing the reason) or accepts the guard
 * connection, with which the caller then leaves in order.
 */
async function attach(place: Place, port?: number, signal?: AbortSignal): Promise<Guard> {
  const { home, native, data, patienceMs, settings } = place
  const began = Date.now()
  let heard = began
  let launched: Launch | undefined
  for (;;) {
    if (signal?.aborted && (!launched || launched.fault())) throw signal.reason
    const running = findPostmaster(data)
    if (running?.starting && signal?.aborted) await shutDown(data)
    else if (running) {
      const client = running.starting ? undefined : await greet(running, place.senha)
      if (client) return { client, port: running.port, adopted: running.pid !== launched?.pid }
      if (Date.now() > (running.starting ? began + RECOVERY_MS : heard + patienceMs)) {
        await abort(data)
        heard = Date.now()
      }
    } else if (!launched || launched.fault()) {
      const fault = launched?.fault()
      if (fault && !(fault.transient && Date.now() < heard + patienceMs)) throw fault.error
      launched = launch(
        home,
        native,
        data,
        port ?? (launched ? undefined : lastPort(data)) ?? (await freePort()),
        settings,
      )
    }
    await delay(30)
  }
}

async function greet({ port }: Postmaster, senha: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: senha,
    database: 'postgres',
    application_name: 'portal-guarda',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [SERVER_IN_USE])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (codeOf(error).startsWith('28'))
      throw new DatabaseError('O banco embutido recusou a senha guardada ao lado dos dados.', error)
    if (codeOf(error) === '53300')
      throw new DatabaseError('O banco embutido está com todas as conexões ocupadas.', error)
    return undefined
  }
}

async function setUp(client: pg.Client, senha: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [SETTING_UP])
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database
      where datname = $2) as database`,
    [ROLE, DATABASE],
  )
  const password = client.escapeLiteral(senha)
  const rights = `login createdb nosuperuser nocreaterole noreplication nobypassrls password ${password}`
  await client.query(`${rows[0]?.role ? 'alter' : 'create'} role ${ROLE} ${rights}`)
  if (!rows[0]?.database) await client.query(`create database ${DATABASE} owner ${ROLE}`)
  await client.query('select pg_advisory_unlock($1)', [SETTING_UP])
}

/** Restarts the server on the same port when it dies. Returns the function that leaves it. */
function keep(place: Place, first: Guard, log: (line: string) => void): () => Promise<void> {
  const leaving = new AbortController()
  let guard: Guard | undefined = first
  let recovery: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  const watch = ({ client }: Guard): void => {
    client.once('end', () => {
      guard = undefined
      if (!leaving.signal.aborted) recovery = recover()
    })
  }

  const recover = async (): Promise<void> => {
    log(`O banco embutido caiu${whyItFell(place.home)}; reiniciando…`)
    while (!leaving.signal.aborted) {
      try {
        guard = await attach(place, first.port, leaving.signal)
        if (leaving.signal.aborted) return
        watch(guard)
        return log('O banco embutido voltou.')
      } catch (error) {
        if (leaving.signal.aborted) return
        log(messageOf(error))
        await delay(1_000, undefined, { signal: leaving.signal }).catch(() => {})
      }
    }
  }

  const stop = async (): Promise<void> => {
    leaving.abort()
    await recovery
    await (guard ? leave(place, guard) : shutDown(place.data))
  }

  watch(first)
  return () => (stopped ??= stop())
}

async function leave({ data }: Place, { client }: Guard): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [SERVER_IN_USE])
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [SERVER_IN_USE])
    if (rows[0]?.last) await shutDown(data)
  } catch {
    await shutDown(data)
  } finally {
    await client.end().catch(() => {})
  }
}
