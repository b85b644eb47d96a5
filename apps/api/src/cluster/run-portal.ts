// Runs a command of `npm run portal` on the database being prepared, and ends it if the start is aborted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY } from '../lib/config.ts'
import type { Preparing } from './preparing.ts'

/** A load creates a million short-lived rows; a larger young generation halves the time spent on garbage collection. */
const ROOM_FOR_ROWS = '--max-semi-space-size=64'

/** Returns whether the command succeeded; its output says why not. */
export async function runPortal(
  args: readonly string[],
  url: string,
  { config, undo, signal }: Preparing,
  priority?: number,
): Promise<boolean> {
  const child = spawn(process.execPath, [ROOM_FOR_ROWS, join(REPOSITORY, 'scripts/portal.mjs'), ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, FILES_DIR: config.storeDir },
  })
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  const exit = once(child, 'exit')
  undo.push(async () => void (child.kill('SIGTERM') && (await exit)))
  const [code] = (await exit) as [number | null]
  signal.throwIfAborted()
  return code === 0
}
