// Stores published files in a folder, named by the sha256 of their content, so that equal contents are stored once and
// none is left half written.
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { filePath } from '@portal/db/files'

export interface StoredFile {
  sha256: string
  size: number
}

export async function putFile(storeDir: string, bytes: Uint8Array): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = filePath(storeDir, sha256)
  if (!(await exists(path))) {
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}`
    try {
      await writeFile(draft, bytes, { flag: 'wx' })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return { sha256, size: bytes.byteLength }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
