// Reads published files and verifies their sha256, once for each state of the file, so that content that the disk lost
// or changed is never returned.
import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { atMost } from './at-most.ts'
import { filePath } from '@portal/db/files'

const PIECE = 256 * 1024

/** The bytes of the file do not match the hash in its name. */
export class AlteredFile extends Error {
  constructor(path: string) {
    super(`the content of ${path} is not what its name says`)
    this.name = 'AlteredFile'
  }
}

/** The state of each file when it was last verified. */
const verified = atMost<string>(50_000)

const stateOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string => [dev, ino, size, mtimeMs, ctimeMs].join(' ')

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.createReadStream({ start: 0, autoClose: false, highWaterMark: PIECE }))
    hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** Opens and verifies a file, and compares its size where that is known. The caller must close it. */
export async function openStored(storeDir: string, sha256: string, size?: number): Promise<FileHandle> {
  const path = filePath(storeDir, sha256)
  const file = await open(path)
  try {
    const stats = await file.stat()
    const state = stateOf(stats)
    if (size !== undefined && stats.size !== size) throw new AlteredFile(path)
    if (verified.get(path) !== state) {
      if ((await hashOf(file)) !== sha256) throw new AlteredFile(path)
      verified.set(path, state)
    }
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

export async function readStored(storeDir: string, sha256: string): Promise<Buffer> {
  const file = await openStored(storeDir, sha256)
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}
