// Writes an official document: letterhead, a table whose header is repeated on every page, totals, and 'Página X de Y'.
import { texts } from '@portal/kit/texts'
import { readingColumns, type Column } from '../columns.ts'
import { completeBatches } from '../complete.ts'
import { peek, resume } from '../peek.ts'
import type { Cell, ReportSource } from '../report.ts'
import {
  documentTitle,
  endLine,
  filtersLine,
  generatedByLine,
  identityOf,
  readableCell,
  TOTAL,
  totalLabelAt,
} from '../words.ts'
import { wrap } from '../wrap.ts'
import { A4, Canvas, MARGIN, type CanvasOptions, type Tag, type TextStyle } from './canvas.ts'
import { layoutColumns, type PdfLayout } from './columns.ts'
import { CELL_PADDING, columnSection, detailSection, headingSection, readableText, style } from './record.ts'
import { TablePages } from './table-pages.ts'

/**
 * Tags let a screen reader walk the table, but each cell costs memory, so longer documents have none. About 12,000 rows
 * of 10 columns.
 */
const MAX_TAGGED_CELLS = 120_000
const SAMPLE_ROWS = 500
/** Extra width, so that a text measured exactly is not broken by rounding. */
const SLACK = 0.5

const look = {
  entidade: { weight: 'strong', size: 12, color: 'text' },
  soft: { weight: 'regular', size: 8.5, color: 'soft' },
  title: { weight: 'strong', size: 18, color: 'accent' },
  heading: { weight: 'regular', size: 8.5, color: 'text' },
  end: { weight: 'regular', size: 8, color: 'soft' },
} as const satisfies Record<string, TextStyle>

/**
 * Returns the columns that change from row to row; the others are written once. The first column names the row, and
 * always stays.
 */
function changing(source: ReportSource): { leading: Column[]; rest: Column[] } {
  const { leading, rest } = readingColumns(source)
  const changes = ({ name }: Column): boolean => source.constants?.[name] === undefined
  return { leading: leading.filter((column, i) => i === 0 || changes(column)), rest: rest.filter(changes) }
}

/** The number of cells drawn is known only with the first rows; the number of columns on the screen is close enough. */
const canvasOptions = (source: ReportSource, maxTaggedCells: number): CanvasOptions => ({
  title: documentTitle(source.header),
  author: source.header.entidade,
  program: source.header.programa,
  tagged: source.header.rowCount * changing(source).leading.length <= maxTaggedCells,
})

function planOf(source: ReportSource, sample: readonly Cell[][], canvas: Canvas): PdfLayout {
  return layoutColumns(
    source,
    changing(source),
    sample.slice(0, SAMPLE_ROWS),
    {
      value: (text) => canvas.textWidth(text, style.total) + 2 * CELL_PADDING + SLACK,
      label: (text) => canvas.textWidth(text, style.columnName) + 2 * CELL_PADDING + SLACK,
    },
    { portrait: A4.short - 2 * MARGIN, landscape: A4.long - 2 * MARGIN },
  )
}

const enumerated = (columns: readonly Column[]): string => columns.map(({ field }) => field.label).join(', ')

/**
 * Describes the values that are the same in all rows, the fields without values, and the fields that only other formats
 * have.
 */
function notes({ constants = {}, fields }: ReportSource, { columns, omitted }: PdfLayout): string[] {
  const once = fields.flatMap(([name, field], index) =>
    name in constants && !columns.some((column) => column.name === name) ? [{ name, field, index }] : [],
  )
  const said = once.filter(({ name }) => constants[name] !== null)
  const same = ({ name, field }: (typeof once)[number]): string =>
    `${field.label}: ${readableCell(field.kind, constants[name])}`
  const absent = once.filter(({ name }) => constants[name] === null)
  return [
    ...(said.length > 0 ? [`Em todos os registros: ${said.map(same).join('; ')}.`] : []),
    ...(absent.length > 0 ? [`Em nenhum registro: ${enumerated(absent)}.`] : []),
    ...(omitted.length > 0 ? [`Nas planilhas e nos demais formatos, também: ${enumerated(omitted)}.`] : []),
  ]
}

/** Returns the position where the table begins. */
function drawLetterhead(canvas: Canvas, source: ReportSource, plan: PdfLayout): number {
  const { header } = source
  const width = canvas.width - 2 * MARGIN
  let y = MARGIN
  const paragraph = (tagName: string, text: string, textStyle: TextStyle, lineHeight: number): void => {
    const tag = canvas.tag(undefined, tagName)
    for (const line of wrap(text.normalize('NFC'), width, canvas.fonts[textStyle.weight].charWidth(textStyle.size))) {
      y += lineHeight
      canvas.fill(tag, () => canvas.text(MARGIN, y, line, textStyle))
    }
    tag?.end()
  }
  canvas.artifact(() => canvas.box(MARGIN, y - 6, width, 3, 'accent'))
  paragraph('P', header.entidade, look.entidade, 14)
  paragraph('P', identityOf(header).join('  ·  '), look.soft, 12)
  y += 8
  paragraph('H1', header.title, look.title, 20)
  y += 4
  paragraph('P', filtersLine(header), look.heading, 12)
  paragraph('P', generatedByLine(header), look.heading, 12)
  for (const note of notes(source, plan)) paragraph('P', note, look.soft, 11)
  return y + 10
}

function totalTexts(source: ReportSource, { columns }: PdfLayout): string[] {
  const cells = columns.map(({ name, field }) => readableCell(field.kind, source.totals[name]))
  const label = totalLabelAt(
    columns.map(({ name, field }) => [name, field]),
    source.totals,
  )
  return cells.map((cell, i) => (i === label ? TOTAL : cell))
}

function otherTotals({ totals, fields }: ReportSource, { columns }: PdfLayout): string[] {
  return fields.flatMap(([name, field]) => {
    const total = totals[name]
    if (total === undefined || columns.some((column) => column.name === name)) return []
    return [`${TOTAL} de ${field.label}: ${readableCell(field.kind, total)}`]
  })
}

function drawEnd(pages: TablePages, canvas: Canvas, lines: readonly string[]): void {
  for (const line of lines) {
    const tag: Tag | undefined = canvas.tag(undefined, 'P')
    const y = pages.advance(14)
    canvas.fill(tag, () => canvas.text(MARGIN, y, line, look.end))
    tag?.end()
  }
}

export async function* writePdf(source: ReportSource, maxTaggedCells = MAX_TAGGED_CELLS): AsyncGenerator<Buffer> {
  const batches = completeBatches(source)
  try {
    const canvas = new Canvas(canvasOptions(source, maxTaggedCells))
    yield canvas.take()
    const sample = await peek(batches)
    const plan = planOf(source, sample, canvas)
    canvas.turn(plan.landscape)
    canvas.newPage()
    const pages = new TablePages(
      canvas,
      source.header,
      headingSection(canvas, plan.columns, MARGIN),
      drawLetterhead(canvas, source, plan),
    )
    const drawRow = (row: Cell[]): void => {
      const values = plan.columns.map((column) => readableText(column, row[column.index]))
      const details = detailSection(
        canvas,
        plan.details,
        MARGIN + CELL_PADDING,
        canvas.width - 2 * MARGIN - 2 * CELL_PADDING,
        row,
      )
      const main = columnSection(canvas, plan.columns, MARGIN, values, style.value)
      pages.record(details ? [main, details] : [main])
    }
    for await (const rows of resume(sample, batches)) {
      let page = canvas.page
      for (const row of rows) {
        drawRow(row)
        if (canvas.page === page) continue
        page = canvas.page
        yield canvas.take()
      }
    }
    if (Object.keys(source.totals).length > 0 && source.header.rowCount > 0) {
      pages.totals(columnSection(canvas, plan.columns, MARGIN, totalTexts(source, plan), style.total))
    }
    pages.end()
    const nothing = source.header.rowCount === 0 ? [texts.semRegistros] : []
    drawEnd(pages, canvas, [...nothing, ...otherTotals(source, plan), endLine(source)])
    canvas.finish(TablePages.footer)
    yield canvas.take()
  } finally {
    await batches.return(undefined)
  }
}
