import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Encoding, encodingOf, MAX_LINE_BYTES, readText } from './decode.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-teste-texto-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function decode(bytes: Buffer | string, encoding: Encoding = 'utf-8'): Promise<string[]> {
  const path = join(folder, 'arquivo.csv')
  await writeFile(path, bytes)
  const blocks: string[] = []
  for await (const block of readText(path, encoding)) blocks.push(block)
  return blocks
}

const LONG = 'ação,coração\n'.repeat(60_000)

test('yields a long file in blocks of whole lines, no character cut', async () => {
  const blocks = await decode(LONG)
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.every((block) => block.endsWith('\n'))).toBe(true)
  expect(blocks.join('')).toBe(LONG)
})

test('the BOM is dropped and a last line without end is kept', async () => {
  expect(await decode('\ufeffa\nb')).toEqual(['a\n', 'b'])
})

test('a byte that is not UTF-8 is reported at its line, however far', async () => {
  const bytes = Buffer.concat([Buffer.from(LONG), Buffer.from('S\xe3o\n', 'latin1')])
  await expect(decode(bytes)).rejects.toMatchObject({ line: 60_001, message: expect.stringContaining('windows-1252') })
})

test('refuses UTF-16 by its name', async () => {
  await expect(decode(Buffer.from('\ufeffa;b\n', 'utf16le'))).rejects.toMatchObject({
    line: 1,
    message: expect.stringContaining('UTF-16'),
  })
})

test('decodes windows-1252 between 80 and 9f, and refuses its five undefined bytes', async () => {
  expect(await decode(Buffer.from([0x80, 0x8c, 0x95, 0x9f, 0xe3, 0x0a]), 'windows-1252')).toEqual(['€Œ•Ÿã\n'])
  await expect(decode(Buffer.from([0x61, 0x0a, 0x81, 0x0a]), 'windows-1252')).rejects.toMatchObject({ line: 2 })
})

test('refuses a line too long before it fills the memory', async () => {
  await expect(
    decode(Buffer.concat([Buffer.from('a\n'), Buffer.alloc(MAX_LINE_BYTES + 300_000, 'x')])),
  ).rejects.toMatchObject({ line: 2 })
})

test('knows the usual names of the two encodings', () => {
  expect(['UTF-8', 'utf8'].map(encodingOf)).toEqual(['utf-8', 'utf-8'])
  expect(['cp1252', 'ISO-8859-1', 'latin1'].map(encodingOf)).toEqual(['windows-1252', 'windows-1252', 'windows-1252'])
  expect(encodingOf('utf-16')).toBeUndefined()
})
