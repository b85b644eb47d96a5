// Streams an OpenDocument spreadsheet with the same content as the xlsx: real numbers and real dates.
import { isNumeric, type Field, type Kind } from '@portal/kit/fields'
import { writers } from '@portal/kit/write-value'
import { completeBatches } from './complete.ts'
import { kindStyle, ODS_TYPE, odsParts, ODS_CLOSING, odsOpening } from './ods-parts.ts'
import type { Cell, ReportFormat, ReportSource } from './report.ts'
import { rowChunks } from './row-chunks.ts'
import {
  BatchDealer,
  columnLetters,
  columnWidth,
  HEADING_ROWS,
  headingLines,
  MAX_SHEET_ROWS,
  sheetName,
  sheetSizes,
  sheetType,
} from './sheet.ts'
import { TOTAL, totalLabelAt } from './words.ts'
import { escapeXml, withoutForbidden } from './xml.ts'
import { zip } from './zip.ts'

/** ODF collapses spaces, so significant spaces become elements. */
function paragraph(line: string): string {
  const spaced = escapeXml(line)
    .replaceAll('\t', '<text:tab/>')
    .replace(/ {2,}|^ | $/g, (spaces) => `<text:s text:c="${spaces.length}"/>`)
  return `<text:p>${spaced}</text:p>`
}

const paragraphs = (text: string): string =>
  withoutForbidden(text)
    .split(/\r\n?|\n/)
    .map(paragraph)
    .join('')

const styled = (name: string): string => (name === '' ? '' : ` table:style-name="${name}"`)

const textCell = (text: string, style = ''): string =>
  `<table:table-cell${styled(style)} office:value-type="string">${paragraphs(text)}</table:table-cell>`

const typedCell = (style: string, type: string, text: string): string =>
  `<table:table-cell${styled(style)} ${type}>${paragraph(text)}</table:table-cell>`

const dateType = (iso: string): string => `office:value-type="date" office:date-value="${iso}"`

function valueCell(kind: Kind, style: string, value: string): string {
  const text = writers[kind](value)
  switch (sheetType(kind, value)) {
    case 'number':
      return typedCell(style, `office:value-type="float" office:value="${value}"`, text)
    case 'date':
      return typedCell(style, dateType(value), text)
    case 'datetime':
      return typedCell(style, dateType(`${value.slice(0, 10)}T${value.slice(11, 19)}`), text)
    case 'text':
      return textCell(text)
  }
}

const EMPTY_CELL = '<table:table-cell/>'
const row = (cells: string, style = ''): string => `<table:table-row${styled(style)}>${cells}</table:table-row>\n`

function recordRow(fields: ReportSource['fields'], cells: Cell[]): string {
  let text = ''
  for (let i = 0; i < fields.length; i++) {
    const cell = cells[i]
    const { kind } = fields[i]![1]
    text += cell === null || cell === undefined || cell === '' ? EMPTY_CELL : valueCell(kind, kindStyle(kind), cell)
  }
  return row(text)
}

function totalRow({ fields, totals }: ReportSource): string {
  if (Object.keys(totals).length === 0) return ''
  const label = totalLabelAt(fields, totals)
  return row(
    fields
      .map(([name, { kind }], i) => {
        const total = totals[name]
        if (total !== undefined) return valueCell(kind, isNumeric(kind) ? `total-${kind}` : 'total', total)
        return i === label ? textCell(TOTAL, 'total') : `<table:table-cell${styled('total')}/>`
      })
      .join(''),
  )
}

const tableColumn = ([, field]: readonly [string, Field]): string =>
  `<table:table-column table:style-name="w${columnWidth(field)}"/>`

function sheetHead({ header, fields }: ReportSource, name: string): string {
  const names = fields.map(([, { kind, label }]) => textCell(label, isNumeric(kind) ? 'figure-name' : 'column-name'))
  return (
    `<table:table table:name="${escapeXml(name)}" table:style-name="sheet" ` +
    `table:print="true">${fields.map(tableColumn).join('')}\n` +
    row(textCell(header.title, 'title')) +
    headingLines(header)
      .map((line) => row(textCell(line, 'heading')))
      .join('') +
    row(EMPTY_CELL) +
    `<table:table-header-rows>${row(names.join(''), 'tall')}</table:table-header-rows>`
  )
}

function filterRange({ header, fields }: ReportSource, rows: number, index: number): string {
  const sheet = `'${escapeXml(sheetName(header.title, index))}'.`
  const address = `${sheet}A${HEADING_ROWS}:${sheet}${columnLetters(fields.length - 1)}${HEADING_ROWS + rows}`
  const buttons = 'table:display-filter-buttons="true"'
  return `<table:database-range table:name="registros${index + 1}" table:target-range-address="${address}" ${buttons}/>`
}

async function* content(source: ReportSource, sizes: readonly number[], dealer: BatchDealer): AsyncGenerator<string> {
  const { header, fields } = source
  yield odsOpening(fields)
  for (const [i, rows] of sizes.entries()) {
    yield sheetHead(source, sheetName(header.title, i))
    yield* rowChunks(dealer.take(rows), (cells) => recordRow(fields, cells))
    yield i === sizes.length - 1 ? `${totalRow(source)}</table:table>` : '</table:table>'
  }
  await dealer.finish()
  const ranges = sizes.map((rows, i) => filterRange(source, rows, i)).join('')
  yield `<table:database-ranges>${ranges}</table:database-ranges>${ODS_CLOSING}`
}

export async function* writeOds(source: ReportSource, maxRows = MAX_SHEET_ROWS): AsyncGenerator<Buffer> {
  const dealer = new BatchDealer(completeBatches(source))
  const sizes = sheetSizes(source.header.rowCount, maxRows)
  try {
    yield* zip(odsParts(source.header, sizes.length, content(source, sizes, dealer)))
  } finally {
    await dealer.close()
  }
}

export const ods: ReportFormat = {
  contentType: ODS_TYPE,
  extension: 'ods',
  compressible: false,
  write: (source) => writeOds(source),
}
