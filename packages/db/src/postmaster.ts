// Handles the PostgreSQL server process of a data folder: finds out whether it runs, launches it and ends it.
import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError, diskFull, fileFault, isDiskFull } from './errors.ts'
import type { Home } from './home.ts'
import type { Native } from './native.ts'
import { isAlive } from './turn.mjs'

const LOG_LIMIT = 10 * 1024 * 1024

/** Settings of PostgreSQL by their names. */
export type Settings = Readonly<Record<string, string>>

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'America/Sao_Paulo',
  log_timezone: 'America/Sao_Paulo',
  log_min_error_statement: 'panic',
}

export interface Postmaster {
  pid: number
  port: number
  starting: boolean
}

export interface Launch {
  readonly pid: number | undefined
  /** Returns why the process ended; undefined while it runs. */
  fault: () => Fault | undefined
}

export interface Fault {
  error: DatabaseError
  /**
   * True when the cause goes away by itself: another start under way, a port just taken, a dying server's shared
   * memory.
   */
  transient: boolean
}

/**
 * Returns the server running on this folder, if any; ignores a pid file that a crash left behind or that names another
 * program.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 0) || !serves(pid, data)) return undefined
  return { pid, port, starting: !/^(ready|standby|stopping)/.test(lines[7] ?? '') }
}

export const lastPort = (data: string): number | undefined => Number(readPidFile(data)[3]) || undefined

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const logOf = ({ path }: Home): string => join(path, 'postgres.log')

const LAST_WORDS = 4096

/**
 * Returns the cause when a running server died, if the end of its log or the disk shows one; otherwise an empty text.
 */
export function whyItFell(home: Home): string {
  const words = readFileSync(logOf(home)).subarray(-LAST_WORDS).toString('utf8')
  return isDiskFull(words) || !hasRoom(home.path) ? ' (disco cheio)' : ''
}

export function launch(home: Home, native: Native, data: string, port: number, own: Settings = {}): Launch {
  disownPidFile(data)
  const logFile = logOf(home)
  const logged = rotate(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const settings = Object.entries({ ...SETTINGS, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(native.postgres, ['-D', data, '-p', String(port), ...settings], {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    detached: true,
    ...home.user,
  })
  closeSync(log)
  child.unref()
  let failure: DatabaseError | undefined
  child.once('error', (error) => (failure = fileFault(error, home.path)))
  const fault = (): Fault | undefined => {
    if (failure) return { error: failure, transient: false }
    if (child.exitCode === null && child.signalCode === null) return undefined
    return judge(readFileSync(logFile).subarray(logged).toString('utf8'), home.path, logFile)
  }
  return { pid: child.pid, fault }
}

type Step = readonly [signal: NodeJS.Signals, patienceMs: number]

const FAST: readonly Step[] = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000],
]
const IMMEDIATE: readonly Step[] = [
  ['SIGQUIT', 3_000],
  ['SIGKILL', 10_000],
]

/** Ends sessions, writes everything and stops the server; sends harsher signals only if it does not stop. */
export const shutDown = (data: string): Promise<void> => end(data, FAST)

/** Stops a server that runs but does not respond; WAL recovery restores whatever was committed. */
export const abort = (data: string): Promise<void> => end(data, IMMEDIATE)

async function end(data: string, steps: readonly Step[]): Promise<void> {
  for (const [signal, patienceMs] of steps) {
    const running = findPostmaster(data)
    if (!running) return
    send(running.pid, signal)
    const deadline = Date.now() + patienceMs
    while (serves(running.pid, data) && Date.now() < deadline) await delay(20)
  }
}

/** Sends a signal to a process, or to a group when `pid` is negative; ignores one that is already gone. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function readPidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function serves(pid: number, data: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          })
    return command.includes(` -D ${data} `)
  } catch {
    return false
  }
}

/**
 * Replaces the pid in the file when it belongs to another program: after a reboot that may happen, and PostgreSQL would
 * refuse to start. It ignores its parent's pid but still checks the shared memory named below, so the file stays and
 * only the pid changes.
 */
function disownPidFile(data: string): void {
  const [pid, ...rest] = readPidFile(data)
  if (Number(pid) > 0 && isAlive(Number(pid)) && !serves(Number(pid), data)) {
    writeFileSync(join(data, 'postmaster.pid'), [process.pid, ...rest].join('\n'))
  }
}

function rotate(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < LOG_LIMIT) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}

const TRANSIENT =
  /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory|could not create any TCP\/IP sockets/

function judge(output: string, where: string, logFile: string): Fault {
  const lastLine = output.trim().split('\n').at(-1) || 'o processo terminou sem dizer por quê'
  const reason = /(?:FATAL|PANIC):\s*(.*)/.exec(output)?.[1] ?? lastLine
  return { error: explain(output, reason, where, logFile), transient: TRANSIENT.test(output) }
}

function explain(output: string, reason: string, where: string, logFile: string): DatabaseError {
  if (isDiskFull(output) || !hasRoom(where)) return diskFull(where)
  if (/Cannot allocate memory|could not map anonymous shared memory/.test(output)) {
    return new DatabaseError(
      'Falta memória para o banco embutido: libere ao menos 512 MB ou indique um PostgreSQL em DATABASE_URL.',
    )
  }
  return new DatabaseError(`O banco embutido não iniciou: ${reason} (detalhes em ${logFile}).`)
}

/** Checks the free space, since on a full disk the server cannot even log why it stopped. */
function hasRoom(where: string): boolean {
  const { bavail, bsize } = statfsSync(where)
  return bavail * bsize > 1024 * 1024
}
