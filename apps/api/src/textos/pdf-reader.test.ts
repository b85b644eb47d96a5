import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
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

const readersOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state !== 'Z' && Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-pdf')
      } catch {
        return false
      }
    })

test('a reader that somebody else ends says nothing of the file, which is read again', async () => {
  const slow = join(folder, 'lento.pdf')
  execFileSync('mkfifo', [slow])
  const before = readersOf(process.pid)
  const other = new PdfReader()
  const reading = other.read(slow)
  const first = readersOf(process.pid).find((pid) => !before.includes(pid)) ?? 0
  process.kill(first, 'SIGTERM')
  const again = (): boolean => readersOf(process.pid).some((pid) => pid !== first && !before.includes(pid))
  await expect.poll(again, { timeout: 10_000, interval: 20 }).toBe(true)
  await writeFile(slow, good)
  expect(await reading).toHaveLength(2)
  other.close()
})

test('what was told to stop stops, and tries nothing again', async () => {
  const slow = join(folder, 'parado.pdf')
  execFileSync('mkfifo', [slow])
  const before = readersOf(process.pid)
  const other = new PdfReader()
  const reading = other.read(slow)
  other.close()
  expect(await reading).toBeUndefined()
  await expect.poll(() => readersOf(process.pid).filter((pid) => !before.includes(pid)), { interval: 20 }).toEqual([])
})
