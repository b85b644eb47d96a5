// Creates a disk that tests can fill, to see what happens without free space: a tmpfs mounted where only the programs
// started there see it. Any user may create one where the system allows it; where it does not (some containers),
// `HAS_SMALL_DISKS` is false.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, ftruncateSync, openSync, statfsSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../embedded.ts'
import { removeHome, temporaryHome } from '../fixtures/home.ts'
import { dataFolder, isRoot } from '../home.ts'

const [APART, INTO] = isRoot()
  ? [['--mount'], ['--mount']]
  : [
      ['--user', '--map-current-user', '--keep-caps', '--mount'],
      ['--user', '--preserve-credentials', '--mount'],
    ]

export const HAS_SMALL_DISKS =
  spawnSync('unshare', [...APART, 'mount', '-t', 'tmpfs', 'portal-teste', tmpdir()]).status === 0

const MB = 1024 * 1024
const SERVER = fileURLToPath(new URL('../fixtures/server.ts', import.meta.url))

export interface SmallDisk {
  /** Path of the disk as the test sees it; a program started there finds it at the path of the replaced folder. */
  seen: string
  /** Starts a program that sees the disk. */
  start: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess
  /** Fills the disk until this many bytes are free. */
  leave: (bytes: number) => void
  close: () => Promise<void>
}

/** Shell command that mounts the disk; it ends when its input is closed. */
const MOUNT =
  'cp -a "$0" "$0.antes" && mount -t tmpfs -o "size=$1m" portal-teste "$0" && cp -a "$0.antes/." "$0" && echo && ' +
  'read -r end'

/** Mounts a small disk in place of a folder, with the folder's contents. */
export async function openSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const mounting = [...APART, 'sh', '-c', MOUNT, folder, String(megabytes)]
  const holder = spawn('unshare', mounting, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit').then(() => [undefined])])
  if (line === undefined) throw new Error(`no disk could be put in the place of ${folder}`)
  const seen = join(`/proc/${holder.pid}/root`, folder)
  const entering = [...INTO, `--target=${holder.pid}`, `--wd=${process.cwd()}`]
  return {
    seen,
    start: (program, args, env = {}) =>
      spawn('nsenter', [...entering, program, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' }),
    leave: (bytes) => fillUntil(seen, bytes),
    close: async () => {
      holder.stdin.end()
      await once(holder, 'exit')
    },
  }
}

export const FILLER = 'enchimento'

/** Grows or shrinks one file until `bytes` are free. */
function fillUntil(folder: string, bytes: number): void {
  const file = openSync(join(folder, FILLER), 'a')
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const size = statSync(join(folder, FILLER)).size
  if (free() < bytes) ftruncateSync(file, Math.max(0, size - (bytes - free())))
  for (let left = free() - bytes; left > 0; left -= MB) writeSync(file, Buffer.alloc(Math.min(left, MB), 1))
  closeSync(file)
}

export interface SmallServer extends Omit<SmallDisk, 'start'> {
  url: string
}

/**
 * Starts a PostgreSQL whose databases are on a small disk and whose WAL is elsewhere, so that a full disk fails a
 * statement and not the server.
 */
export async function openSmallServer(megabytes: number): Promise<SmallServer> {
  const home = temporaryHome()
  await (await startEmbedded({ home })).stop()
  const disk = await openSmallDisk(join(dataFolder(home), 'base'), megabytes)
  const server = disk.start(process.execPath, ['--import', 'tsx', SERVER, home])
  let complaint = ''
  server.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const said = server.stdout && createInterface({ input: server.stdout })
  const [url] = (await Promise.race([said && once(said, 'line'), once(server, 'exit').then(() => [])])) as [string?]
  if (url === undefined) throw new Error(`no server came up on the small disk: ${complaint}`)
  return {
    ...disk,
    url,
    close: async () => {
      const ended = once(server, 'exit')
      server.stdin?.end()
      await ended
      await disk.close()
      removeHome(home)
    },
  }
}
