// Reads CSV (RFC 4180) from blocks of whole lines; each record has the number of the line it starts at.
import { MAX_LINE_BYTES, UnreadableFile } from './decode.ts'

export interface CsvRecord {
  line: number
  /** Undefined when the line is not valid CSV. */
  cells: string[] | undefined
}

type Split = string[] | 'open' | 'malformed'

const NEVER_CLOSED = 'as aspas abertas aqui não se fecham'

/** Yields the records of each block together, so that a long file takes few turns of the event loop. */
export async function* readRecords(blocks: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord[]> {
  let line = 0
  let open: { line: number; text: string } | undefined
  for await (const block of blocks) {
    const records: CsvRecord[] = []
    const lines = block.split('\n')
    if (block.endsWith('\n')) lines.pop()
    for (const text of lines) {
      line++
      if (open) {
        open.text += `\n${text}`
        if (open.text.length > MAX_LINE_BYTES) throw new UnreadableFile(open.line, NEVER_CLOSED)
        if (!hasOddQuotes(text)) continue
      } else if (text === '' || text === '\r') {
        continue
      }
      const start: number = open?.line ?? line
      const record: string = withoutReturn(open?.text ?? text)
      const cells = splitCells(record, delimiter)
      open = cells === 'open' ? { line: start, text: open?.text ?? text } : undefined
      if (!open) records.push({ line: start, cells: cells === 'malformed' ? undefined : (cells as string[]) })
    }
    yield records
  }
  if (open) throw new UnreadableFile(open.line, NEVER_CLOSED)
}

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text)

function hasOddQuotes(text: string): boolean {
  let odd = false
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd
  return odd
}

function splitCells(text: string, delimiter: string): Split {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end < 0) return 'open'
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'))
      at = end + 1
      if (at < text.length && text[at] !== delimiter) return 'malformed'
    } else {
      const next = text.indexOf(delimiter, at)
      const cell = text.slice(at, next < 0 ? text.length : next)
      if (cell.includes('"')) return 'malformed'
      cells.push(cell)
      at += cell.length
    }
    if (at >= text.length) return cells
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}
