// What a copy promises to hold is on the disk before the copy has its name.
import { open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const OURS_ALONE = 0o600
export const OURS_AND_OUR_GROUPS = 0o640

export const modeOf = (isSecret: boolean): number => (isSecret ? OURS_ALONE : OURS_AND_OUR_GROUPS)

export const writeDurably = (path: string, content: string): Promise<void> =>
  writeFile(path, content, { mode: OURS_AND_OUR_GROUPS, flag: 'wx', flush: true })

/** The names in a folder are of the folder, not of the files. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  }
  await syncFolder(folder)
}
