// Lays out one record as lines of text: its columns side by side, then the other fields as named values that flow like
// a paragraph.
import { isNumeric } from '@portal/kit/fields'
import type { Column } from '../columns.ts'
import type { Cell } from '../report.ts'
import { readableCell } from '../words.ts'
import { wrap } from '../wrap.ts'
import type { Canvas, TextStyle } from './canvas.ts'
import type { PdfColumn } from './columns.ts'

export const style = {
  value: { weight: 'regular', size: 7, color: 'text' },
  columnName: { weight: 'strong', size: 7, color: 'white' },
  total: { weight: 'strong', size: 7, color: 'text' },
  detailName: { weight: 'regular', size: 7, color: 'soft' },
  detail: { weight: 'regular', size: 7, color: 'text' },
} as const satisfies Record<string, TextStyle>

export const CELL_PADDING = 3
export const LINE = 8.5
export const DETAIL_LINE = 9

export interface Run {
  x: number
  text: string
  style: TextStyle
}

/** Lines drawn side by side in one table row: `cells[i][line]` holds the runs of one line of one cell. */
export interface Section {
  cells: Run[][][]
  lines: number
  lineHeight: number
}

/** Wraps a text into lines; each but the last ends in a space, so that a screen reader does not join their words. */
function wrapped(canvas: Canvas, text: string, room: number, look: TextStyle): string[] {
  const lines = wrap(text, room, canvas.fonts[look.weight].charWidth(look.size))
  return lines.map((line, i) => (i < lines.length - 1 ? `${line} ` : line))
}

export const readableText = (column: Column, cell: Cell | undefined): string =>
  readableCell(column.field.kind, cell).normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ')

const breaks = ({ field: { kind } }: Column): boolean => kind === 'text' || kind === 'documento'

function cellLines(canvas: Canvas, column: PdfColumn, x: number, text: string, look: TextStyle): Run[][] {
  const room = column.width - 2 * CELL_PADDING
  if (breaks(column)) {
    return wrapped(canvas, text, room, look).map((line) => [{ x: x + CELL_PADDING, text: line, style: look }])
  }
  const natural = canvas.textWidth(text, look)
  const fitted = natural > room ? { ...look, size: (look.size * room) / natural } : look
  const right = isNumeric(column.field.kind) ? room - Math.min(natural, room) : 0
  return [[{ x: x + CELL_PADDING + right, text, style: fitted }]]
}

export function columnSection(
  canvas: Canvas,
  columns: readonly PdfColumn[],
  left: number,
  texts: readonly string[],
  look: TextStyle,
): Section {
  let x = left
  const cells = columns.map((column, i) => {
    const lines = cellLines(canvas, column, x, texts[i] ?? '', look)
    x += column.width
    return lines
  })
  return { cells, lines: Math.max(1, ...cells.map((cell) => cell.length)), lineHeight: LINE }
}

/** Column names are aligned to the bottom of the heading. */
export function headingSection(canvas: Canvas, columns: readonly PdfColumn[], left: number): Section {
  let x = left
  const { columnName } = style
  const cells = columns.map((column): Run[][] => {
    const room = column.width - 2 * CELL_PADDING
    const right = isNumeric(column.field.kind)
    const from = x + CELL_PADDING
    x += column.width
    return wrapped(canvas, column.field.label, room, columnName).map((text) => [
      { x: right ? from + room - canvas.textWidth(text.trimEnd(), columnName) : from, text, style: columnName },
    ])
  })
  const lines = Math.max(...cells.map((cell) => cell.length))
  const lowered = cells.map((cell) =>
    Array.from({ length: lines }, (_, line) => cell[line - lines + cell.length] ?? []),
  )
  return { cells: lowered, lines, lineHeight: LINE }
}

const DETAIL_GAP = 12

export function detailSection(
  canvas: Canvas,
  details: readonly Column[],
  left: number,
  width: number,
  row: Cell[],
): Section | undefined {
  const lines: Run[][] = []
  let line: Run[] = []
  let used = 0
  const close = (): void => {
    if (line.length > 0) lines.push(line)
    line = []
    used = 0
  }
  for (const column of details) {
    const value = readableText(column, row[column.index])
    if (value === '') continue
    const name = `${column.field.label}: `
    const nameWidth = canvas.textWidth(name, style.detailName)
    const valueWidth = canvas.textWidth(value, style.detail)
    if (used > 0 && used + nameWidth + valueWidth > width) close()
    line.push({ x: left + used, text: name, style: style.detailName })
    if (nameWidth + valueWidth <= width && !value.includes('\n')) {
      line.push({ x: left + used + nameWidth, text: `${value} `, style: style.detail })
      used += nameWidth + valueWidth + DETAIL_GAP
      continue
    }
    const [first = '', ...others] = wrapped(canvas, `${value} `, width - nameWidth, style.detail)
    line.push({ x: left + nameWidth, text: first, style: style.detail })
    close()
    for (const text of others) lines.push([{ x: left + nameWidth, text, style: style.detail }])
  }
  close()
  return lines.length === 0 ? undefined : { cells: [lines], lines: lines.length, lineHeight: DETAIL_LINE }
}
