// Decodes the bytes of a file into text, block by block, and refuses bytes that are not of the declared encoding.
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'windows-1252'

const NAMES: Record<string, Encoding> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
}

export const encodingOf = (name: string): Encoding | undefined => NAMES[name.toLowerCase()]

export const MAX_LINE_BYTES = 4 * 1024 * 1024

/** The rest of the file cannot be read. */
export class UnreadableFile extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

const LF = 0x0a
const NOT_UTF8 =
  'os bytes não são UTF-8 (parecem windows-1252): grave o arquivo em UTF-8 ou declare "encoding": "windows-1252" ' +
  'no datapackage.json'

/** Yields blocks of whole lines, without the BOM. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decode = encoding === 'utf-8' ? decodeUtf8 : decodeWindows1252
  for await (const { line, bytes } of wholeLines(createReadStream(path, { highWaterMark: 256 * 1024 }))) {
    if (line === 1) refuseUtf16(bytes)
    const text = decode(bytes, line)
    yield line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text
  }
}

/** Decodes a few lines at once, without checking them: invalid bytes are reported when the whole file is read. */
export const decoded = (bytes: Buffer, encoding: Encoding): string =>
  encoding === 'utf-8' ? bytes.toString('utf8') : windows1252(bytes.toString('latin1'))

interface Block {
  /** Number of the first line of the block. */
  line: number
  bytes: Buffer
}

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Block> {
  let line = 1
  let pending: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LF) + 1
    if (end > 0) {
      const bytes = Buffer.concat([...pending, chunk.subarray(0, end)])
      yield { line, bytes }
      line += countLines(bytes)
      pending = []
      size = 0
    }
    pending.push(chunk.subarray(end))
    size += chunk.length - end
    if (size > MAX_LINE_BYTES)
      throw new UnreadableFile(line, 'a linha é longa demais; confira as quebras de linha do arquivo')
  }
  if (size > 0) yield { line, bytes: Buffer.concat(pending) }
}

function refuseUtf16(bytes: Buffer): void {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') throw new UnreadableFile(1, 'o arquivo está em UTF-16: grave-o em UTF-8')
}

function decodeUtf8(bytes: Buffer, line: number): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw new UnreadableFile(line + badLine(bytes, (part) => !isUtf8(part)), NOT_UTF8)
}

/** The characters 0x80 to 0x9f stand for; a dot stands for the five undefined bytes. */
const WINDOWS_1252 = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'
const UNDEFINED = /[\x81\x8d\x8f\x90\x9d]/

function decodeWindows1252(bytes: Buffer, line: number): string {
  const text = bytes.toString('latin1')
  if (UNDEFINED.test(text)) {
    const at = line + badLine(bytes, (part) => UNDEFINED.test(part.toString('latin1')))
    throw new UnreadableFile(
      at,
      'há bytes que não existem em windows-1252: confira a codificação declarada no datapackage.json',
    )
  }
  return windows1252(text)
}

const windows1252 = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))

function badLine(bytes: Buffer, isBad: (line: Buffer) => boolean): number {
  let start = 0
  for (let line = 0; ; line++) {
    const end = bytes.indexOf(LF, start)
    if (end < 0 || isBad(bytes.subarray(start, end))) return line
    start = end + 1
  }
}

function countLines(bytes: Buffer): number {
  let found = 0
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) found++
  return found
}
