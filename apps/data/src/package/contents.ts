// Locates and copies the content of published files, which a package has beside the tables, each named by its sha256.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const contentsFolder = (folder: string): string => join(folder, 'arquivos')

export const packagedFile = (folder: string, sha256: string): string => join(contentsFolder(folder), sha256)

export const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Copies a file under a temporary name, flushes it to disk and renames it: the target is complete or absent. */
export async function copyWhole(source: string, target: string): Promise<void> {
  const draft = `${target}.tmp-${randomUUID()}`
  await mkdir(dirname(target), { recursive: true })
  try {
    await copyFile(source, draft)
    const file = await open(draft, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}
