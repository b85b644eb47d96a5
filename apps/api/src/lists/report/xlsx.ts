// Streams a workbook with real numbers and dates row by row, so that memory does not grow with the number of rows.
import { isNumeric, type Kind } from '@portal/kit/fields'
import { writers } from '@portal/kit/write-value'
import { completeBatches } from './complete.ts'
import type { Cell, ReportFormat, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import {
  BatchDealer,
  columnLetters,
  columnWidth,
  HEADING_ROWS,
  headingLines,
  MAX_SHEET_ROWS,
  sheetSizes,
  sheetType,
} from './sheet.ts'
import { TOTAL, totalLabelAt } from './words.ts'
import { kindStyle, SHEET_OPENING, sheetPath, style, totalStyle, workbookParts, XLSX_TYPE } from './xlsx-parts.ts'
import { escapeXml, withoutForbidden } from './xml.ts'
import { zip } from './zip.ts'

const MAX_CELL = 32_767
const DAY = 86_400_000
const SERIAL_OF_1970 = 25_569
/** More columns than this do not fit on a printed page at any scale. */
const PRINTABLE_COLUMNS = 14
const fits = (fields: ReportSource['fields']): boolean => fields.length <= PRINTABLE_COLUMNS

/** Cuts a text visibly, with an ellipsis, and never splits a surrogate pair. */
function cut(text: string): string {
  if (text.length <= MAX_CELL) return text
  return `${text.slice(0, MAX_CELL - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const RUNS_AS_FORMULA = /^[=+\-@\t\r]/
/** Excel reads _xHHHH_ as an escaped character, so an underscore before one is escaped itself. */
const EXCEL_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g
const KEEPS_SPACE = /^\s|\s$|[\n\t]| {2}/
/** Matches any text that the rules above or XML itself could change. */
const NEEDS_CARE = /[\p{Cc}&<>"_\uFFFE\uFFFF]|^[=+\-@\s]|\s$| {2}/u

const styleAttribute = (index: number): string => (index === style.plain ? '' : ` s="${index}"`)

function carefulCell(at: string, raw: string, look: number): string {
  const text = cut(withoutForbidden(raw).replace(/\r\n?/g, '\n'))
  const safeLook = look === style.plain && RUNS_AS_FORMULA.test(text) ? style.guarded : look
  const space = KEEPS_SPACE.test(text) ? ' xml:space="preserve"' : ''
  const written = escapeXml(text.replace(EXCEL_ESCAPE, '_x005F_'))
  return `<c r="${at}"${styleAttribute(safeLook)} t="inlineStr"><is><t${space}>${written}</t></is></c>`
}

function textCell(at: string, text: string, look: number = style.plain): string {
  if (text.length > MAX_CELL || NEEDS_CARE.test(text)) return carefulCell(at, text, look)
  return `<c r="${at}"${styleAttribute(look)} t="inlineStr"><is><t>${text}</t></is></c>`
}

const dayNumber = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10))) / DAY + SERIAL_OF_1970

const secondsOfDay = (iso: string): number =>
  Number(iso.slice(11, 13)) * 3600 + Number(iso.slice(14, 16)) * 60 + Number(iso.slice(17, 19))

const numberCell = (at: string, styleIndex: number, value: number | string): string =>
  `<c r="${at}" s="${styleIndex}"><v>${value}</v></c>`

function valueCell(at: string, kind: Kind, styleIndex: number, value: string): string {
  switch (sheetType(kind, value)) {
    case 'number':
      return numberCell(at, styleIndex, value)
    case 'date':
      return numberCell(at, styleIndex, dayNumber(value))
    case 'datetime':
      return numberCell(at, styleIndex, (dayNumber(value) + secondsOfDay(value) / 86_400).toFixed(10))
    case 'text':
      return textCell(at, writers[kind](value))
  }
}

function rowWriter(fields: ReportSource['fields']): (row: Cell[], number: number) => string {
  const columns = fields.map(([, { kind }], i) => ({ letters: columnLetters(i), kind, style: kindStyle(kind) }))
  return (row, number) => {
    let text = `<row r="${number}">`
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]!
      const cell = row[i]
      if (cell !== null && cell !== undefined && cell !== '')
        text += valueCell(column.letters + number, column.kind, column.style, cell)
    }
    return `${text}</row>`
  }
}

function sheetHead({ header, fields }: ReportSource): string {
  const columns = fields.map(
    ([, field], i) => `<col min="${i + 1}" max="${i + 1}" width="${columnWidth(field)}" customWidth="1"/>`,
  )
  const lines = headingLines(header).map(
    (line, i) => `<row r="${i + 2}">${textCell(`A${i + 2}`, line, style.heading)}</row>`,
  )
  const names = fields.map(([, { kind, label }], i) =>
    textCell(`${columnLetters(i)}${HEADING_ROWS}`, label, isNumeric(kind) ? style.figureName : style.columnName),
  )
  return (
    SHEET_OPENING +
    (fits(fields) ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '') +
    '<sheetViews><sheetView workbookViewId="0">' +
    `<pane ySplit="${HEADING_ROWS}" topLeftCell="A${HEADING_ROWS + 1}" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="14"/><cols>${columns.join('')}</cols><sheetData>` +
    `<row r="1" ht="22" customHeight="1">${textCell('A1', header.title, style.title)}</row>${lines.join('')}` +
    `<row r="${HEADING_ROWS}" ht="32" customHeight="1">${names.join('')}</row>`
  )
}

const sheetTail = ({ fields }: ReportSource, lastRow: number): string =>
  `</sheetData><autoFilter ref="A${HEADING_ROWS}:${columnLetters(fields.length - 1)}${lastRow}"/>` +
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
  `<pageSetup paperSize="9" orientation="landscape"${fits(fields) ? ' fitToWidth="1" fitToHeight="0"' : ''}/>` +
  '<headerFooter><oddFooter>&amp;L&amp;F&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter></worksheet>'

function totalRow({ fields, totals }: ReportSource, number: number): string {
  if (Object.keys(totals).length === 0) return ''
  const label = totalLabelAt(fields, totals)
  const cells = fields.map(([name, { kind }], i) => {
    const at = `${columnLetters(i)}${number}`
    const total = totals[name]
    if (total !== undefined) return valueCell(at, kind, totalStyle(kind), total)
    return i === label ? textCell(at, TOTAL, style.totalLabel) : `<c r="${at}" s="${style.totalLabel}"/>`
  })
  return `<row r="${number}">${cells.join('')}</row>`
}

async function* sheet(source: ReportSource, dealer: BatchDealer, rows: number, last: boolean): AsyncGenerator<string> {
  const writeRow = rowWriter(source.fields)
  let number = HEADING_ROWS
  yield sheetHead(source)
  yield* rowChunks(dealer.take(rows), (row) => writeRow(row, ++number))
  if (last) await dealer.finish()
  yield (last ? totalRow(source, number + 1) : '') + sheetTail(source, number)
}

export async function* writeXlsx(source: ReportSource, maxRows = MAX_SHEET_ROWS): AsyncGenerator<Buffer> {
  const dealer = new BatchDealer(completeBatches(source))
  const sizes = sheetSizes(source.header.rowCount, maxRows)
  const sheets = sizes.map((rows, i) => ({
    name: `xl/${sheetPath(i)}`,
    content: sheet(source, dealer, rows, i === sizes.length - 1),
  }))
  try {
    yield* zip([...workbookParts(source.header, sizes.length), ...sheets])
  } finally {
    await dealer.close()
  }
}

export const xls: ReportFormat = {
  contentType: XLSX_TYPE,
  extension: 'xlsx',
  compressible: false,
  write: (source) => writeXlsx(source),
}
