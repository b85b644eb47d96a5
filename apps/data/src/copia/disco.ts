// Flushes a copy to disk before the copy gets its final name.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { draftOf } from '@portal/db/draft'

const OURS_ALONE = 0o600
const OURS_AND_OUR_GROUPS = 0o640

export const modeOf = (isSecret: boolean): number => (isSecret ? OURS_ALONE : OURS_AND_OUR_GROUPS)

/**
 * Flushes everything below a folder, in one `sync -f` where the system can: thousands of small files take minutes one
 * by one.
 */
export async function settle(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => syncEach(folder))
}

async function syncEach(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncEach(path) : sync(path))
  }
  await sync(folder)
}

/** Flushes a file, or the names in a folder. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Copies a file under a temporary name and renames it when complete. It is on disk only after `settle` on its folder.
 */
export async function copyNamed(source: string, target: string): Promise<void> {
  const draft = draftOf(target)
  await mkdir(dirname(target), { recursive: true })
  try {
    await copyFile(source, draft)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
