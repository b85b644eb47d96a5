// Runs a command of `npm run portal` over the database being prepared, and ends it when the start is given up.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ConfigError, REPOSITORY } from '../config.ts'
import type { Preparing } from './prepare.ts'

/** A million short-lived rows: with more room for them, half of the time spent on clearing up after them. */
const ROOM_FOR_ROWS = '--max-semi-space-size=64'

/** `complaint` is what its failure is called; what it printed said why. */
export async function runPortal(args: readonly string[], url: string, { config, undo, signal }: Preparing, complaint: string): Promise<void> {
  const child = spawn(process.execPath, [ROOM_FOR_ROWS, join(REPOSITORY, 'scripts/portal.mjs'), ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, FILES_DIR: config.storeDir },
  })
  const exit = once(child, 'exit')
  undo.push(async () => void (child.kill('SIGTERM') && (await exit)))
  const [code] = (await exit) as [number | null]
  signal.throwIfAborted()
  if (code !== 0) throw new ConfigError(complaint)
}
