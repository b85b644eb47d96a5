// Parses rows in the text format of COPY: one row per line, cells separated by tabs, special characters escaped with a
// backslash.
import type { Cell } from './report/report.ts'

const LINE_END = 0x0a
const NULL = '\\N'
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function readCell(written: string): Cell {
  if (!written.includes('\\')) return written
  if (written === NULL) return null
  return written.replace(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign)
}

const readRows = (lines: string): Cell[][] => lines.split('\n').map((line) => line.split('\t').map(readCell))

/** Yields the complete rows of each piece that arrives; the rest of a row waits for the next piece. */
export async function* copiedRows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Cell[][]> {
  let rest: Buffer[] = []
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(LINE_END)
    if (end < 0) {
      rest.push(piece)
      continue
    }
    yield readRows(Buffer.concat([...rest, piece.subarray(0, end)]).toString())
    rest = end + 1 < piece.length ? [piece.subarray(end + 1)] : []
  }
}
