// Starts a real PostgreSQL primary and its standbys, which a test may stop, freeze, hold back and promote.
import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openCluster, SUPERUSER } from '../cluster.ts'
import { clusterFolder, dataFolder, openHome, type Home } from '../home.ts'
import { installNative, type Native } from '../native.ts'
import { abort, findPostmaster, freePort, launch, send, shutDown } from '../postmaster.ts'

const ROLE = 'portal'
const PASSWORD = 'portal'
const DATABASE = 'portal'

export class TestServer {
  readonly url: string
  readonly #home: Home
  readonly #native: Native
  readonly #port: number
  readonly #senha: string

  constructor(home: Home, native: Native, port: number, senha: string) {
    this.#home = home
    this.#native = native
    this.#port = port
    this.#senha = senha
    this.url = `postgresql://${ROLE}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`
  }

  get data(): string {
    return dataFolder(this.#home.path)
  }

  get #admin(): string {
    return `host=127.0.0.1 port=${this.#port} user=${SUPERUSER} password=${this.#senha}`
  }

  /** Returns once the server accepts queries. */
  async start(): Promise<void> {
    const launched = launch(this.#home, this.#native, this.data, this.#port)
    for (;;) {
      const fault = launched.fault()
      if (fault) throw fault.error
      if (findPostmaster(this.data)?.starting === false && (await this.ask('select 1').catch(() => undefined))) return
      await delay(20)
    }
  }

  stop = (): Promise<void> => shutDown(this.data)
  /** Stops it as if the machine were switched off. */
  kill = (): Promise<void> => abort(this.data)

  /** Stops every process of the server, so that it neither responds nor refuses. */
  freeze(): void {
    for (const pid of this.#pids()) send(pid, 'SIGSTOP')
  }

  thaw(): void {
    for (const pid of this.#pids()) send(pid, 'SIGCONT')
  }

  promote = (): Promise<unknown> => this.ask('select pg_promote()')
  /** Pauses replay: the standby receives WAL but does not show it. */
  holdBack = (): Promise<unknown> => this.ask('select pg_wal_replay_pause()')
  letGo = (): Promise<unknown> => this.ask('select pg_wal_replay_resume()')

  /** Runs a query as the superuser. */
  async ask<R extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<R[]> {
    const [host, port] = ['127.0.0.1', this.#port]
    const client = new pg.Client({
      host,
      port,
      user: SUPERUSER,
      password: this.#senha,
      database,
      application_name: 'teste',
      connectionTimeoutMillis: 2_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<R>(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
    appendFileSync(join(this.data, 'postgresql.auto.conf'), lines.join(''))
  }

  /** Makes this server follow another one. */
  async follow(other: TestServer, name: string): Promise<void> {
    this.configure({ primary_conninfo: `${other.#admin} application_name=${name}` })
    if (findPostmaster(this.data)) await this.ask('select pg_reload_conf()')
  }

  /** Copies a stopped server into a standby that follows this one. */
  async copy(path: string, name: string): Promise<TestServer> {
    const home = openHome(path)
    execFileSync('cp', ['-a', clusterFolder(this.#home.path), clusterFolder(home.path)])
    const made = new TestServer(home, this.#native, await freePort(), this.#senha)
    writeFileSync(join(made.data, 'standby.signal'), '')
    await made.follow(this, name)
    return made
  }

  /** The pid of the postmaster, the parent of all other processes of the server. */
  get pid(): number | undefined {
    return findPostmaster(this.data)?.pid
  }

  #pids(): number[] {
    const { pid } = this
    return pid === undefined ? [] : [pid, ...childrenOf(pid)]
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []))
}

export interface Replicated {
  primary: TestServer
  replicas: readonly TestServer[]
  close: () => Promise<void>
}

/**
 * Starts a primary and its standbys. `fill` runs on the primary before the standbys are copied from it. Replication is
 * synchronous: a commit is confirmed only when a standby has it.
 */
export async function openReplicated(
  folder: string,
  names: readonly string[],
  fill: (url: string) => Promise<void>,
): Promise<Replicated> {
  const home = openHome(join(folder, 'principal'))
  const native = await installNative(home)
  const { senha } = await openCluster(home, native, () => {})
  const primary = new TestServer(home, native, await freePort(), senha)
  const replicas: TestServer[] = []
  const close = async (): Promise<void> => {
    for (const server of [primary, ...replicas]) server.thaw()
    await Promise.all([primary, ...replicas].map((server) => server.kill()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await primary.start()
    await primary.ask(`create role ${ROLE} login createdb password '${PASSWORD}'`)
    await primary.ask(`create database ${DATABASE} owner ${ROLE}`)
    await fill(primary.url)
    await primary.stop()
    for (const name of names) replicas.push(await primary.copy(join(folder, name), name))
    primary.configure({ synchronous_standby_names: `ANY 1 (${names.join(', ')})` })
    await Promise.all([primary, ...replicas].map((server) => server.start()))
    return { primary, replicas, close }
  } catch (error) {
    await close()
    throw error
  }
}
