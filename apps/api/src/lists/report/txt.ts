// Writes plain text that can be read anywhere: a table if the columns fit in a line, otherwise one block of names and
// values per record.
import { isNumeric, type Field, type Kind } from '@portal/kit/fields'
import { texts } from '@portal/kit/texts'
import { readingColumns, type Column } from './columns.ts'
import { completeBatches } from './complete.ts'
import type { Cell, ReportFormat, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import { endLine, entidadeLine, filtersLine, generatedByLine, readableCell, TOTAL, totalLabelAt } from './words.ts'
import { widthOf, wrap, type CharWidth } from './wrap.ts'

const EOL = '\r\n'
const BOM = '\uFEFF'
const GAP = '  '
const LINE_WIDTH = 100
const TABLE_WIDTH = 200

const KIND_WIDTH: Readonly<Record<Kind, number>> = {
  text: 24,
  documento: 18,
  money: 18,
  price: 16,
  decimal: 12,
  integer: 8,
  date: 10,
  datetime: 19,
  flag: 4,
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const UNSEEN = /[\p{Mn}\p{Me}\p{Cf}]/u
const onePerCharacter: CharWidth = () => 1
const onePerSeenCharacter: CharWidth = (char) => (UNSEEN.test(char) ? 0 : 1)
const measured = (text: string): CharWidth => (UNSEEN.test(text) ? onePerSeenCharacter : onePerCharacter)

/** Replaces control characters, which could move the cursor of a terminal, with spaces. */
const clean = (text: string): string =>
  CONTROL.test(text) ? text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ') : text

const linesOf = (text: string, width: number): string[] =>
  text.length <= width && !text.includes('\n') ? [text] : wrap(text, width, measured(text))

const pad = (text: string, width: number, right: boolean): string => {
  const missing = Math.max(0, width - widthOf(text, measured(text)))
  return right ? ' '.repeat(missing) + text : text + ' '.repeat(missing)
}

const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length))

const columnWidth = ({ kind, label }: Field): number => Math.max(KIND_WIDTH[kind], longestWord(label))

const wraps = (kind: Kind): boolean => kind === 'text' || kind === 'documento' || kind === 'flag'

const totalOf = ({ totals }: ReportSource, { name, field }: Column): string => readableCell(field.kind, totals[name])

interface Layout {
  heading: string
  record: (row: Cell[], number: number) => string
  totals: string
}

function tableLayout(source: ReportSource, columns: readonly Column[]): Layout {
  const widths = columns.map(({ field }) => columnWidth(field))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => pad(cell, widths[i]!, isNumeric(columns[i]!.field.kind)))
      .join(GAP)
      .trimEnd() + EOL
  const lines = (cells: readonly string[], wrapAll: boolean): string => {
    const wrapped = cells.map((cell, i) =>
      wrapAll || wraps(columns[i]!.field.kind) ? linesOf(cell, widths[i]!) : [cell],
    )
    const height = Math.max(...wrapped.map((cell) => cell.length))
    return Array.from({ length: height }, (_, n) => line(wrapped.map((cell) => cell[n] ?? ''))).join('')
  }
  const rule = widths.map((width) => '-'.repeat(width)).join(GAP) + EOL
  const total = columns.map((column) => totalOf(source, column))
  const label = totalLabelAt(
    columns.map(({ name, field }) => [name, field]),
    source.totals,
  )
  return {
    heading:
      lines(
        columns.map(({ field }) => field.label),
        true,
      ) + rule,
    record: (row) =>
      lines(
        columns.map(({ index, field }) => clean(readableCell(field.kind, row[index]))),
        false,
      ),
    totals:
      rule +
      (total.some((cell) => cell !== '')
        ? lines(
            total.map((cell, i) => (i === label ? TOTAL : cell)),
            false,
          )
        : ''),
  }
}

function blockLayout(source: ReportSource, columns: readonly Column[]): Layout {
  const labelWidth = Math.max(...columns.map(({ field }) => field.label.length))
  const pair = ({ label }: Field, value: string): string => {
    const [first = '', ...others] = linesOf(value, LINE_WIDTH - labelWidth - 4)
    const indent = ' '.repeat(labelWidth + 4)
    const lines = [`${`${label} `.padEnd(labelWidth + 2, '.')}: ${first}`, ...others.map((line) => indent + line)]
    return lines.map((line) => line.trimEnd() + EOL).join('')
  }
  const rule = '-'.repeat(LINE_WIDTH) + EOL
  const total = columns.filter((column) => totalOf(source, column) !== '')
  return {
    heading: '',
    record: (row, number) =>
      `${rule}Registro ${number} de ${source.header.rowCount}${EOL}` +
      columns.map(({ index, field }) => pair(field, clean(readableCell(field.kind, row[index])))).join(''),
    totals:
      '='.repeat(LINE_WIDTH) +
      EOL +
      (total.length > 0
        ? `${TOTAL}${EOL}${total.map((column) => pair(column.field, totalOf(source, column))).join('')}`
        : ''),
  }
}

function layoutOf(source: ReportSource): Layout {
  const { leading, rest } = readingColumns(source)
  const columns = [...leading, ...rest]
  const width = columns.reduce((sum, { field }) => sum + columnWidth(field) + GAP.length, -GAP.length)
  return width <= TABLE_WIDTH ? tableLayout(source, columns) : blockLayout(source, columns)
}

async function* write(source: ReportSource): AsyncGenerator<string> {
  const { header } = source
  const layout = layoutOf(source)
  yield (
    BOM +
      [header.title, entidadeLine(header), filtersLine(header), generatedByLine(header)]
        .flatMap((line) => linesOf(clean(line), LINE_WIDTH))
        .join(EOL) +
      EOL +
      EOL +
      layout.heading
  )
  let number = 0
  yield* rowChunks(completeBatches(source), (row) => layout.record(row, ++number))
  yield (number === 0 ? texts.semRegistros + EOL : '') + layout.totals + EOL + endLine(source) + EOL
}

export const txt: ReportFormat = {
  contentType: 'text/plain; charset=utf-8',
  extension: 'txt',
  compressible: true,
  write,
}
