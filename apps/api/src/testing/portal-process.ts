// Starts the portal as a separate process and observes it and its workers.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { programPath } from '../../../../scripts/prepare.mjs'

const SERVING = /em http:\/\/localhost:(\d+)\/portaltransparencia$/m

export interface PortalProcess {
  child: ChildProcess
  exit: Promise<number | null>
  stderr: Promise<string>
  /** Waits until the output matches; returns all output so far. */
  says: (line: RegExp) => Promise<string>
  /** Returns its address once it serves. */
  origin: () => Promise<string>
  /** Returns the pids of its workers, in ascending order. */
  workers: () => number[]
}

export function startPortalProcess(env: Record<string, string>, args: readonly string[] = []): PortalProcess {
  const child = spawn(process.execPath, [programPath('portal'), ...args], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  let said = ''
  const heard = new Set<() => void>()
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
    for (const hear of heard) hear()
  })
  const says = (line: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const hear = (): void => {
        if (!line.test(said)) return
        heard.delete(hear)
        resolve(said)
      }
      heard.add(hear)
      hear()
      void exit.then((code) => reject(new Error(`ended with ${code} before it said ${line}: ${said}`)))
    })
  const origin = async (): Promise<string> => `http://127.0.0.1:${SERVING.exec(await says(SERVING))?.[1]}`
  return { child, exit, stderr: text(child.stderr), says, origin, workers: () => workersOf(child.pid ?? 0) }
}

function workersOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, state = '', ...args]) =>
        Number(ppid) === parent && !state.startsWith('Z') && args.some((arg) => arg.endsWith('worker.mjs')),
    )
    .map(([pid]) => Number(pid))
    .sort((one, other) => one - other)
}

/** Returns whether the process has ended; a zombie, which only waits for its parent, counts as ended. */
export function isGone(pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return true
  }
}
