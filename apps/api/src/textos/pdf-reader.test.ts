import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PdfReader } from './pdf-reader.ts'
import { bombOf, pdfOf } from './fixtures/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
const reader = new PdfReader({ megabytes: 300 })

const file = (name: string, content: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

let good: Buffer

beforeAll(async () => {
  good = await pdfOf(['Primeira página.', 'Segunda página: o conteú-\ndo.'])
})

afterAll(() => {
  reader.close()
  rmSync(folder, { recursive: true })
})

test('reads the text page by page, and joins a word broken at the end of a line', async () => {
  const pages = await reader.read(file('bom.pdf', good))
  expect(pages).toHaveLength(2)
  expect(pages?.[0]).toContain('Primeira página.')
  expect(pages?.[1]).toContain('o conteúdo.')
})

test('a page without text is empty', async () => {
  expect(await reader.read(file('imagem.pdf', await pdfOf([''])))).toEqual([''])
})

test.each<[string, () => Uint8Array]>([
  ['what is no PDF', () => Buffer.from('olá')],
  ['nothing', () => Buffer.alloc(0)],
  ['a header alone', () => good.subarray(0, 12)],
])('gives up %s', async (_, content) => {
  expect(await reader.read(file('mau.pdf', content()))).toBeUndefined()
})

test('gives up a file that is not there', async () => {
  expect(await reader.read(join(folder, 'nada.pdf'))).toBeUndefined()
})

test('a file cut in half harms nothing', async () => {
  const pages = await reader.read(file('cortado.pdf', good.subarray(0, good.length / 2)))
  expect(pages ?? []).not.toContain('Segunda página')
})

test('a file that grows beyond its memory is given up, and the next is read', async () => {
  expect(await reader.read(file('bomba.pdf', bombOf(deflateSync(Buffer.alloc(400_000_000)))))).toBeUndefined()
  expect(await reader.read(file('bom.pdf', good))).toHaveLength(2)
}, 60_000)

test('a file that takes longer than its time is given up, and the next is read', async () => {
  const hasty = new PdfReader({ milliseconds: 1 })
  expect(await hasty.read(file('bom.pdf', good))).toBeUndefined()
  hasty.close()
  expect(await reader.read(file('bom.pdf', good))).toHaveLength(2)
})
