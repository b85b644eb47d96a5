// Starts each program to be measured in a process of its own, and ends them all, however the measure ends.
import { fork, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { programPath } from '../scripts/prepare.mjs'

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Ctrl-C's signal: a program that started others ends them too, as a browser, or the processes that serve a port. */
const LEAVE = 'SIGINT'
/** As long as the portal itself waits for open requests. */
const PATIENCE_MS = 15_000
const SERVING = /em http:\/\/localhost:(\d+)\/portaltransparencia/

export interface Started {
  pid: number
  origin: string
}

const running: ChildProcess[] = []

/** Ends all when this process exits without cleaning up, as after an exception while the database is closed. */
function endAllAtOnce(): void {
  for (const child of running) child.kill(LEAVE)
}

function keep(child: ChildProcess): number {
  if (running.length === 0 && !process.listeners('exit').includes(endAllAtOnce)) process.once('exit', endAllAtOnce)
  running.push(child)
  if (child.pid === undefined) throw new Error(`${child.spawnfile} não começou.`)
  return child.pid
}

/** Returns the result of the work; throws if the process ends before it. */
async function unlessItEnds<Result>(child: ChildProcess, name: string, work: Promise<Result>): Promise<Result> {
  const ended = once(child, 'exit').then(([code, signal]: unknown[]): never => {
    throw new Error(`${name} parou com ${String(code ?? signal)}.`)
  })
  return Promise.race([work, ended])
}

const originAt = (port: number | string): string => `http://127.0.0.1:${port}`

/** Starts a script of this folder that listens on a free port and sends its number. */
export async function startReference(script: string, args: readonly string[]): Promise<Started> {
  const child = fork(path.join(import.meta.dirname, script), args, { execArgv: ['--import', 'tsx'] })
  const pid = keep(child)
  const [port] = (await unlessItEnds(child, script, once(child, 'message'))) as [number]
  return { pid, origin: originAt(port) }
}

/** Starts the portal on a free port. */
export async function startPortal(databaseUrl: string, filesDir: string, extra?: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [programPath('portal')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      FILES_DIR: filesDir,
      LOG_LEVEL: 'warn',
      PROCESSOS: '1',
      RATE_LIMIT: '1000000000',
      ...extra,
    },
  })
  const pid = keep(child)
  let said = ''
  const port = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = SERVING.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  return { pid, origin: originAt(await unlessItEnds(child, 'O portal', port)) }
}

/** Starts a program that runs until the measure ends. */
export function startProgram(command: string, args: readonly string[]): void {
  keep(spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }))
}

/** Runs a program until it ends. Returns its output, where that is piped. */
export async function runProgram(command: string, args: readonly string[], options?: SpawnOptions): Promise<string> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], ...options })
  keep(child)
  const closed = once(child, 'close') as Promise<unknown[]>
  const [said, [code, signal]] = await Promise.all([child.stdout ? text(child.stdout) : '', closed])
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} parou com ${String(code ?? signal)}.`)
  return said
}

/** Runs a script of this folder that sends one message, and returns the message. */
export async function runScript(script: string, args: readonly string[]): Promise<unknown> {
  const child = fork(path.join(import.meta.dirname, script), args, { execArgv: ['--import', 'tsx'] })
  keep(child)
  const [told] = (await unlessItEnds(child, script, once(child, 'message'))) as [unknown]
  return told
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(LEAVE)
  const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await exited
  clearTimeout(insist)
}

/** Ends all processes started, or those after the first `after`. */
export async function endAll(after = 0): Promise<void> {
  await Promise.all(running.splice(after).map(end))
}

/** Runs the work and ends all processes it started. */
export async function whileRunning<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = running.length
  try {
    return await work()
  } finally {
    await endAll(before)
  }
}
