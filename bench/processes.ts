// Starts what is measured, each in a process of its own, and stops it at the end.
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { programPath } from '../scripts/prepare.mjs'

export const ROOT = path.resolve(import.meta.dirname, '..')

const running: ChildProcess[] = []

/** A script of this folder that says 'ready' when it listens. */
export async function startReference(script: string, args: readonly string[]): Promise<number> {
  const child = fork(path.join(import.meta.dirname, script), args, { execArgv: ['--import', 'tsx'] })
  running.push(child)
  const [message] = (await once(child, 'message')) as [unknown]
  if (message !== 'ready' || child.pid === undefined) throw new Error(`${script} não começou.`)
  return child.pid
}

export async function startPortal(port: number, databaseUrl: string, filesDir: string, extra: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, [programPath('portal')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FILES_DIR: filesDir,
      LOG_LEVEL: 'warn',
      PROCESSOS: '1',
      RATE_LIMIT: '1000000000',
      ...extra,
    },
  })
  running.push(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('http://') && resolve())
    child.once('exit', (code) => reject(new Error(`O portal parou com ${code}.`)))
  })
  if (child.pid === undefined) throw new Error('O portal não começou.')
  return child.pid
}

export function startProgram(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
  running.push(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Of those started here, the ones with these numbers. */
export async function stop(pids: readonly number[]): Promise<void> {
  await Promise.all(running.filter(({ pid }) => pid !== undefined && pids.includes(pid)).map(end))
}

export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map(end))
}
