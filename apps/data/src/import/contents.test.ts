import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { filePath } from '@portal/db/files'
import { expect, test } from 'vitest'
import { packagedFile } from '../package/contents.ts'
import { beginEmpty, pool, scratch, storeDir } from '../testing/empty-city.ts'
import { lines, writeContent, writePackage } from '../testing/scratch.ts'
import { describe, FaultyPackage } from './faults.ts'
import { importPackage } from './import-package.ts'

beginEmpty()

const TEXT = 'conteúdo do edital'
const SIZE = Buffer.byteLength(TEXT)
const SHA256 = createHash('sha256').update(TEXT).digest('hex')

const writeFiles = async (tamanho: number, content?: string): Promise<string> => {
  const row = `7,edital.txt,text/plain,${tamanho},${SHA256},2026-03-01T10:00:00Z`
  const folder = await writePackage(await scratch.folder(), {
    arquivo: lines('arquivo,nome,tipo_conteudo,tamanho,sha256,data', row),
  })
  if (content !== undefined) await writeContent(packagedFile(folder, SHA256), content)
  return folder
}

async function faultsOf(folder: string): Promise<string[]> {
  const error: unknown = await importPackage(pool, folder, { storeDir }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FaultyPackage)
  return (error as FaultyPackage).faults.sorted.map(describe)
}

test('stores the content once, and again if it was lost', async () => {
  const folder = await writeFiles(SIZE, TEXT)
  await importPackage(pool, folder, { storeDir })
  expect(await readFile(filePath(storeDir, SHA256), 'utf8')).toBe(TEXT)
  await rm(filePath(storeDir, SHA256))
  expect((await importPackage(pool, folder, { storeDir })).changes).toEqual([])
  expect(await readFile(filePath(storeDir, SHA256), 'utf8')).toBe(TEXT)
})

test('accepts a package without the content of files the store already has', async () => {
  await importPackage(pool, await writeFiles(SIZE, TEXT), { storeDir })
  expect((await importPackage(pool, await writeFiles(SIZE), { storeDir })).changes).toEqual([])
})

test('refuses content that is missing, of another size or altered', async () => {
  expect(await faultsOf(await writeFiles(SIZE))).toEqual([
    `arquivo.csv, linha 2, campo sha256: falta o conteúdo: arquivos/${SHA256} não está no pacote nem no portal`,
  ])
  expect(await faultsOf(await writeFiles(1, TEXT))).toEqual([
    `arquivo.csv, linha 2, campo tamanho: o conteúdo tem ${SIZE} bytes`,
  ])
  expect(await faultsOf(await writeFiles(SIZE, TEXT.toUpperCase()))).toEqual([
    `arquivo.csv, linha 2, campo sha256: o conteúdo de arquivos/${SHA256} é outro: foi alterado ou corrompido`,
  ])
  expect((await pool.query('select from arquivo')).rowCount).toBe(0)
})
