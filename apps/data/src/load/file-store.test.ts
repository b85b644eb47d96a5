import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filePath } from '@portal/db/files'
import { putFile } from './file-store.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-arquivos-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('stores a file under the sha256 of its content, once', async () => {
  const bytes = Buffer.from('abc')
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  const stored = await Promise.all([putFile(folder, bytes), putFile(folder, bytes), putFile(folder, bytes)])
  for (const file of stored) expect(file).toEqual({ sha256, size: 3 })
  expect(await readFile(filePath(folder, sha256), 'utf8')).toBe('abc')
  expect(await readdir(join(folder, 'ba'))).toEqual([sha256])
})
