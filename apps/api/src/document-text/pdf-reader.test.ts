import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { bombOf, pdfOf } from './fixtures/pdf.ts'
import { MAX_PAGES } from './messages.ts'
import { LEITOR, PdfReader, ReaderFailed } from './pdf-reader.ts'

const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
/** A long timeout for busy machines; unless a test says otherwise, only the memory limit is tested. */
const milliseconds = 200_000
const reader = new PdfReader({ megabytes: 300, milliseconds })

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

test('reads the text page by page, and joins a word hyphenated at the end of a line', async () => {
  const both = [expect.stringContaining('Primeira página.'), expect.stringContaining('o conteúdo.')]
  expect(await reader.read(file('bom.pdf', good))).toEqual({ paginas: both })
})

test('returns an empty text for a page without text', async () => {
  expect(await reader.read(file('imagem.pdf', await pdfOf([''])))).toEqual({ paginas: [''] })
})

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['what is no PDF', () => Buffer.from('olá'), 'formato'],
  ['nothing', () => Buffer.alloc(0), 'formato'],
  ['a header alone', () => good.subarray(0, 12), 'formato'],
  ['what asks for a password', () => pdfOf(['Segredo.'], { userPassword: 'senha' }), 'senha'],
])('gives up %s, and says why', async (_, content, motivo) => {
  const bad = file('mau.pdf', await content())
  expect(await reader.read(bad)).toEqual({ motivo, detalhe: expect.stringMatching(/Exception: ./) })
})

test('returns a failure for a missing file', async () => {
  const nothing = join(folder, 'nada.pdf')
  expect(await reader.read(nothing)).toMatchObject({ motivo: 'falha', detalhe: expect.stringContaining('ENOENT') })
})

test('a truncated file does no harm', async () => {
  const half = file('cortado.pdf', good.subarray(0, good.length / 2))
  expect(JSON.stringify(await reader.read(half))).not.toContain('Segunda página')
})

test(
  'gives up a file that exceeds its memory, and reads the next',
  async () => {
    const bomb = file('bomba.pdf', bombOf(deflateSync(Buffer.alloc(400_000_000))))
    const tooMuch = expect.stringContaining('takes more memory than it may')
    reader.close() // a reader that has read other files would get a second attempt
    expect(await reader.read(bomb)).toMatchObject({ motivo: 'memoria', detalhe: tooMuch })
    expect(await reader.read(file('bom.pdf', good))).toMatchObject({ paginas: { length: 2 } })
  },
  milliseconds,
)

test(
  'reads a document of 300 pages with half of the memory',
  async () => {
    const frugal = new PdfReader({ megabytes: 350, milliseconds })
    const page = 'Fica nomeada a servidora para o cargo em comissão. '.repeat(60)
    const long = file('longo.pdf', await pdfOf(Array.from({ length: 300 }, () => page)))
    expect(await frugal.read(long)).toMatchObject({ paginas: { length: 300 } })
    frugal.close()
  },
  milliseconds,
)

test(
  'says that it stopped before the end of a document with too many pages',
  async () => {
    const many = file('muitas.pdf', await pdfOf(Array.from({ length: MAX_PAGES + 1 }, () => 'Página.')))
    expect(await reader.read(many)).toMatchObject({ paginas: { length: MAX_PAGES }, cortado: true })
  },
  milliseconds,
)

/** Creates a file that never ends, unless somebody writes into it. */
function endless(name: string): string {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  return path
}

test('gives up a file that exceeds its time, and reads the next', async () => {
  const hasty = new PdfReader({ milliseconds: 500 })
  expect(await hasty.read(endless('infindo.pdf'))).toMatchObject({ motivo: 'tempo' })
  hasty.close()
  expect(await reader.read(file('bom.pdf', good))).toMatchObject({ paginas: { length: 2 } })
})

test('a reader that cannot start reports how it ended, and nothing about the file', async () => {
  const reading = new PdfReader({ megabytes: 1 }).read(file('bom.pdf', good))
  const failure: unknown = await reading.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ReaderFailed)
  expect(failure).toHaveProperty('message', 'SIGKILL takes more memory than it may')
})

test('a new version of the library needs a new version of the reader, which retries unreadable files', () => {
  expect({ leitor: LEITOR, unpdf: manifest.dependencies.unpdf }).toEqual({ leitor: 1, unpdf: '1.7.0' })
})

const readersOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return (
          state !== 'Z' && Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-pdf')
        )
      } catch {
        return false
      }
    })

test.each<[string, NodeJS.Signals, boolean]>([
  ['that somebody else ends', 'SIGTERM', false],
  ['that had read others and breaks down', 'SIGSEGV', true],
])('a reader %s says nothing of the file, which is read again', async (_, signal, hadReadOthers) => {
  const slow = endless(`lento-${signal}.pdf`)
  const before = readersOf(process.pid)
  const other = new PdfReader({ milliseconds })
  if (hadReadOthers) await other.read(file('bom.pdf', good))
  const reading = other.read(slow)
  const first = readersOf(process.pid).find((pid) => !before.includes(pid)) ?? 0
  process.kill(first, signal)
  const again = (): boolean => readersOf(process.pid).some((pid) => pid !== first && !before.includes(pid))
  await expect.poll(again, { timeout: 10_000, interval: 20 }).toBe(true)
  await writeFile(slow, good)
  expect(await reading).toMatchObject({ paginas: { length: 2 } })
  other.close()
})

test('a stopped reader ends, and retries nothing', async () => {
  const slow = endless('parado.pdf')
  const before = readersOf(process.pid)
  const other = new PdfReader()
  const reading = other.read(slow)
  other.close()
  expect(await reading).toBeUndefined()
  await expect.poll(() => readersOf(process.pid).filter((pid) => !before.includes(pid)), { interval: 20 }).toEqual([])
})
