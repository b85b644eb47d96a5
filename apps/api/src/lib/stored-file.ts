// Published content is verified by its sha256 when it is read, once for each state of its file: what a disk lost or
// changed is never given as what was published.
import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { atMost } from './at-most.ts'
import { filePath } from '@portal/db/files'

const PIECE = 256 * 1024

/** The bytes under this name are not those that were published. */
export class AlteredFile extends Error {
  constructor(path: string) {
    super(`the content of ${path} is not what its name says`)
    this.name = 'AlteredFile'
  }
}

/** In which state each file was found right. */
const verified = atMost<string>(50_000)

const stateOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string => [dev, ino, size, mtimeMs, ctimeMs].join(' ')

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.createReadStream({ start: 0, autoClose: false, highWaterMark: PIECE }))
    hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** The file, open and verified, of the size it should have where that is known; whoever opens it closes it. */
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
