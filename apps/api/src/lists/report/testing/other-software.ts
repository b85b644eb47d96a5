// Opens exports with independent programs: Debian's Python with openpyxl and odfpy, and poppler.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PYTHON = '/usr/bin/python3'
const MAX_OUTPUT = 256 * 1024 * 1024

export async function collect(chunks: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk as string))
  return Buffer.concat(parts)
}

async function withFile<T>(bytes: Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function output(program: string, args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: MAX_OUTPUT })
  return stdout
}

async function readWithPython<T>(script: string, bytes: Buffer): Promise<T> {
  const path = fileURLToPath(new URL(script, import.meta.url))
  return withFile(bytes, async (file) => JSON.parse(await output(PYTHON, [path, file])) as T)
}

export interface XlsxCell {
  value: string | number | boolean | null
  type: string
  format: string
  quotePrefix: boolean
  bold: boolean
}

export interface XlsxSheet {
  name: string
  freeze: string
  filter: string
  titles: string
  widths: number[]
  rows: XlsxCell[][]
}

export const readXlsx = (bytes: Buffer): Promise<XlsxSheet[]> => readWithPython('read-xlsx.py', bytes)

export interface OdsDocument {
  mimetype: string
  ranges: string[]
  sheets: { name: string; rows: { type: string | null; value: string | null; text: string }[][] }[]
}

export const readOds = (bytes: Buffer): Promise<OdsDocument> => readWithPython('read-ods.py', bytes)

export interface HtmlPage {
  lang: string
  title: string
  heading: string
  header: string[]
  columns: string[]
  scopes: string[]
  rows: string[][]
  totals: string[][]
  end: string
  active: string[]
}

export const readHtml = (bytes: Buffer): Promise<HtmlPage> => readWithPython('read-html.py', bytes)
export const readCsv = (bytes: Buffer): Promise<string[][]> => readWithPython('read-csv.py', bytes)

export interface ZipListing {
  broken: string | null
  parts: [name: string, size: number, compression: number][]
  texts: Record<string, string>
}

export const readZip = (bytes: Buffer): Promise<ZipListing> => readWithPython('read-zip.py', bytes)

export interface PdfReading {
  info: Record<string, string>
  /** Text of each page, as laid out. */
  pages: string[]
  /** Text in reading order, as one flow. */
  flow: string
}

export const readPdf = (bytes: Buffer): Promise<PdfReading> =>
  withFile(bytes, async (file) => {
    const [info, layout, flow] = await Promise.all([
      output('pdfinfo', [file]),
      output('pdftotext', ['-layout', file, '-']),
      output('pdftotext', ['-raw', file, '-']),
    ])
    const pairs = info.matchAll(/^([^:\n]+): *(.*)$/gm)
    return {
      info: Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value])),
      pages: layout.split('\f').slice(0, -1),
      flow,
    }
  })

/** Returns the text of a PDF in reading order. */
export const readPdfText = (bytes: Buffer): Promise<string> =>
  withFile(bytes, (file) => output('pdftotext', ['-raw', file, '-']))

/** Returns what a screen reader gets: the tags and their texts. */
export const readPdfStructure = (bytes: Buffer): Promise<string> =>
  withFile(bytes, (file) => output('pdfinfo', ['-struct-text', file]))
