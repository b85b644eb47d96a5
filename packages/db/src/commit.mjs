// Returns the abbreviated commit checked out in a folder, whoever owns it; undefined when the folder has no `.git`.
// Plain JavaScript, since the build imports it too.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export function commitOf(folder) {
  if (!existsSync(join(folder, '.git'))) return undefined
  const asked = ['-c', 'safe.directory=*', 'rev-parse', '--short', 'HEAD']
  const { status, stdout } = spawnSync('git', asked, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
