// Writes csv for spreadsheets and programs: the database writes the rows, and this file adds the heading and the end.
import { isNumeric, type Field } from '@portal/kit/fields'
import { writers } from '@portal/kit/write-value'
import { checkRowCount } from './complete.ts'
import type { ReportFormat, ReportHeader, ReportSource } from './report.ts'
import { endLine, entidadeLine, filtersLine, generatedLine, TOTAL } from './words.ts'

const BOM = '\uFEFF'
const EOL = '\r\n'
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const QUOTE = 34

/** Marks a text that a spreadsheet could run as a formula. */
const guard = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quote = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]): string => cells.join(';') + EOL
const textLine = (...cells: string[]): string => line(cells.map((cell) => quote(guard(cell))))

/** Writes a number like the rows: decimal comma, no thousands separator. */
export function csvValue({ kind }: Field, value: string): string {
  if (isNumeric(kind)) return value.replace('.', ',')
  return quote(guard(writers[kind](value)))
}

function totalLine({ fields, totals }: ReportSource): string {
  const cells = fields.map(([name, field]) => {
    const total = totals[name]
    return total === undefined ? '' : csvValue(field, total)
  })
  const label = cells.indexOf('')
  if (label >= 0) cells[label] = TOTAL
  return line(cells)
}

/** Ends each row with CRLF and counts the rows; line feeds inside quotes belong to their cell. */
export async function* crlfRows(chunks: AsyncIterable<Buffer>, ended: (rows: number) => void): AsyncGenerator<Buffer> {
  let rows = 0
  let quoted = false
  let before = LINE_FEED
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    const ends: number[] = []
    let quoteAt = chunk.indexOf(QUOTE)
    let feedAt = chunk.indexOf(LINE_FEED)
    while (feedAt >= 0) {
      if (quoteAt >= 0 && quoteAt < feedAt) {
        quoted = !quoted
        quoteAt = chunk.indexOf(QUOTE, quoteAt + 1)
        continue
      }
      if (!quoted) ends.push(feedAt)
      feedAt = chunk.indexOf(LINE_FEED, feedAt + 1)
    }
    for (; quoteAt >= 0; quoteAt = chunk.indexOf(QUOTE, quoteAt + 1)) quoted = !quoted
    rows += ends.length
    yield withCarriageReturns(chunk, ends, before)
    before = chunk.at(-1) ?? before
  }
  if (before !== LINE_FEED) {
    rows++
    yield Buffer.from(EOL)
  }
  ended(rows)
}

function withCarriageReturns(chunk: Buffer, ends: readonly number[], before: number): Buffer {
  const target = Buffer.allocUnsafe(chunk.length + ends.length)
  let from = 0
  let at = 0
  for (const end of ends) {
    at += chunk.copy(target, at, from, end)
    if ((end === 0 ? before : chunk[end - 1]) !== CARRIAGE_RETURN) target[at++] = CARRIAGE_RETURN
    from = end
  }
  at += chunk.copy(target, at, from)
  return target.subarray(0, at)
}

/**
 * The title in one line and one cell. Programs skip it, the next line and a blank one, and read the column names on the
 * fourth.
 */
const titleLine = (header: ReportHeader): string =>
  textLine([header.title, entidadeLine(header), filtersLine(header), header.programa].join(' – ').replace(/\s+/g, ' '))

async function* write(source: ReportSource): AsyncGenerator<Buffer | string> {
  const { header, fields, totals, bare } = source
  const names = textLine(...fields.map(([, field]) => field.label))
  const rows = crlfRows(source.csvLines(), (count) => checkRowCount(count, header.rowCount))
  if (bare) {
    yield names
    yield* rows
    return
  }
  yield BOM + titleLine(header) + textLine(generatedLine(header)) + EOL + names
  yield* rows
  yield EOL + (Object.keys(totals).length > 0 ? totalLine(source) : '') + textLine(endLine(source))
}

export const csv: ReportFormat = {
  contentType: 'text/csv; charset=utf-8',
  extension: 'csv',
  byDatabase: true,
  compressible: true,
  write,
}
