// Draws an official form on PDF pages: bands, boxed fields under small labels, long texts, and tables that continue on
// the next page.
import { Canvas, MARGIN, type Tag, type TextStyle } from '../../../lists/report/pdf/canvas.ts'
import { wrap } from '../../../lists/report/wrap.ts'

const style = {
  band: { weight: 'strong', size: 8, color: 'accent' },
  label: { weight: 'regular', size: 6.5, color: 'soft' },
  value: { weight: 'regular', size: 9, color: 'text' },
  strong: { weight: 'strong', size: 9, color: 'text' },
  large: { weight: 'strong', size: 14, color: 'text' },
  tableHead: { weight: 'strong', size: 7.5, color: 'accent' },
  cell: { weight: 'regular', size: 8, color: 'text' },
  total: { weight: 'strong', size: 8, color: 'text' },
  footer: { weight: 'regular', size: 7.5, color: 'soft' },
} as const satisfies Record<string, TextStyle>

const LINE = 0.5
const PADDING = 4
const LABEL_HEIGHT = 8
/** Space around the lines of a table cell. */
const CELL_ROOM = 6
const BAND_HEIGHT = 14
const RUNNING_HEAD = 18
const EMPTY = '—'

export interface Box {
  label: string
  value: string | undefined
  /** Share of the width; equal shares by default. */
  width?: number
  look?: 'value' | 'strong' | 'large'
}

export interface TableColumn {
  label: string
  width: number
  right?: boolean
}

const lineHeight = ({ size }: TextStyle): number => size * 1.25

/** Replaces tabs and old line ends, which the font cannot draw. */
const clean = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

export class Form {
  readonly canvas: Canvas
  readonly #runningTitle: string
  y = MARGIN

  constructor(canvas: Canvas, runningTitle: string) {
    this.canvas = canvas
    this.#runningTitle = runningTitle
    canvas.newPage()
    this.#footer()
  }

  get width(): number {
    return this.canvas.width - 2 * MARGIN
  }

  get #room(): number {
    return this.canvas.bottom - this.y
  }

  /** Starts a new page when less than this height is left. */
  ensure(height: number): void {
    if (this.#room < height) this.#newPage()
  }

  #newPage(): void {
    const { canvas } = this
    canvas.newPage()
    canvas.artifact(() => {
      canvas.box(MARGIN, MARGIN - 6, this.width, 1.5, 'accent')
      canvas.text(MARGIN, MARGIN + 7, this.#runningTitle, style.footer)
    })
    this.#footer()
    this.y = MARGIN + RUNNING_HEAD
  }

  #footer(): void {
    const { canvas } = this
    const y = canvas.height - MARGIN + 6
    const page = `Página ${canvas.page} de `
    canvas.artifact(() => {
      canvas.box(MARGIN, y - 12, this.width, LINE, 'line')
      canvas.text(MARGIN, y, page, style.footer)
      canvas.totalPages(MARGIN + canvas.textWidth(page, style.footer), y)
      canvas.text(MARGIN + this.width - canvas.textWidth(canvas.program, style.footer), y, canvas.program, style.footer)
    })
  }

  lines(text: string, width: number, look: TextStyle): string[] {
    return wrap(clean(text), width, this.canvas.fonts[look.weight].charWidth(look.size))
  }

  /** Draws lines one under another and returns where they end. */
  write(tag: Tag | undefined, lines: readonly string[], x: number, top: number, look: TextStyle): number {
    const height = lineHeight(look)
    this.canvas.fill(tag, () => {
      for (const [i, line] of lines.entries()) {
        this.canvas.text(x, top + i * height + look.size, i < lines.length - 1 ? `${line} ` : line, look)
      }
    })
    return top + lines.length * height
  }

  frame(x: number, y: number, width: number, height: number): void {
    const { canvas } = this
    canvas.artifact(() => {
      canvas.box(x, y, width, LINE, 'line')
      canvas.box(x, y + height - LINE, width, LINE, 'line')
      canvas.box(x, y, LINE, height, 'line')
      canvas.box(x + width - LINE, y, LINE, height, 'line')
    })
  }

  /**
   * Draws the title of a block, never alone at the foot of a page: starts a new page unless `following` points also
   * fit.
   */
  band(title: string, following = 40): void {
    this.y += 6
    this.ensure(BAND_HEIGHT + following)
    const { canvas } = this
    canvas.artifact(() => canvas.box(MARGIN, this.y, this.width, BAND_HEIGHT, 'band'))
    this.frame(MARGIN, this.y, this.width, BAND_HEIGHT)
    const tag = canvas.tag(undefined, 'H2')
    canvas.fill(tag, () => canvas.text(MARGIN + PADDING, this.y + 10, title.toUpperCase(), style.band))
    tag?.end()
    this.y += BAND_HEIGHT - LINE
  }

  row(boxes: readonly Box[]): void {
    const shares = boxes.reduce((sum, { width = 1 }) => sum + width, 0)
    const laid = boxes.map(({ label, value, width = 1, look = 'value' }) => {
      const room = (this.width * width) / shares
      return { label, room, look: style[look], lines: this.lines(value || EMPTY, room - 2 * PADDING, style[look]) }
    })
    const height =
      Math.max(...laid.map(({ lines, look }) => lines.length * lineHeight(look))) + LABEL_HEIGHT + PADDING + 3
    this.ensure(height)
    let x = MARGIN
    for (const { label, room, look, lines } of laid) {
      this.frame(x, this.y, room + LINE, height)
      const tag = this.canvas.tag(undefined, 'P')
      this.canvas.fill(tag, () => this.canvas.text(x + PADDING, this.y + LABEL_HEIGHT, `${label} `, style.label))
      this.write(tag, lines, x + PADDING, this.y + LABEL_HEIGHT + 2, look)
      tag?.end()
      x += room
    }
    this.y += height - LINE
  }

  /** Draws a long text in a frame, which may continue over several pages. */
  prose(text: string): void {
    const look = style.value
    const lines = this.lines(text || EMPTY, this.width - 2 * PADDING, look)
    const tag = this.canvas.tag(undefined, 'P')
    for (let from = 0; from < lines.length;) {
      this.ensure(lineHeight(look) + 2 * PADDING)
      const fitting = Math.max(1, Math.floor((this.#room - 2 * PADDING) / lineHeight(look)))
      const part = lines.slice(from, from + fitting)
      const height = part.length * lineHeight(look) + 2 * PADDING
      this.frame(MARGIN, this.y, this.width, height)
      this.write(tag, part, MARGIN + PADDING, this.y + PADDING - 1, look)
      this.y += height - LINE
      from += fitting
    }
    tag?.end()
  }

  /**
   * Draws a table that continues on the next page row by row, repeating the header; only a row taller than a page is
   * split.
   */
  table(columns: readonly TableColumn[], rows: readonly (readonly string[])[], total: readonly string[]): void {
    const shares = columns.reduce((sum, { width }) => sum + width, 0)
    const widths = columns.map(({ width }) => (this.width * width) / shares)
    const table = this.canvas.tag(undefined, 'Table')
    const layOut = (cells: readonly string[], look: TextStyle): Laid => ({
      look,
      cells: cells.map((cell, i) => this.lines(cell, (widths[i] ?? 0) - 2 * PADDING, look)),
    })
    const head = layOut(
      columns.map(({ label }) => label),
      style.tableHead,
    )
    const nextPage = (): void => {
      this.#newPage()
      this.canvas.artifact(() => this.#cells(head, widths, columns, []))
    }
    const draw = (laid: Laid, type: 'TH' | 'TD'): void => {
      const row = this.canvas.tag(table, 'TR')
      const tags = laid.cells.map(
        () => row && this.canvas.tag(row, type, type === 'TH' ? { Scope: 'Column' } : undefined),
      )
      const fitting = (): number => Math.floor((this.#room - CELL_ROOM) / lineHeight(laid.look))
      const total = linesIn(laid)
      for (let from = 0, to = 0; from < total; from = to) {
        if (fitting() < total - from) nextPage()
        to = from + Math.max(1, fitting())
        this.#cells({ look: laid.look, cells: laid.cells.map((lines) => lines.slice(from, to)) }, widths, columns, tags)
      }
      row?.end()
    }
    draw(head, 'TH')
    for (const row of rows) draw(layOut(row, style.cell), 'TD')
    draw(layOut(total, style.total), 'TD')
    table?.end()
  }

  #cells(
    { look, cells }: Laid,
    widths: readonly number[],
    columns: readonly TableColumn[],
    tags: readonly (Tag | undefined)[],
  ): void {
    const height = linesIn({ look, cells }) * lineHeight(look) + CELL_ROOM
    let x = MARGIN
    for (const [i, lines] of cells.entries()) {
      const room = widths[i] ?? 0
      if (tags.length > 0) this.frame(x, this.y, room + LINE, height)
      const right = columns[i]?.right
        ? room - 2 * PADDING - Math.max(0, ...lines.map((line) => this.canvas.textWidth(line, look)))
        : 0
      this.write(tags[i], lines, x + PADDING + right, this.y + PADDING - 2, look)
      x += room
    }
    this.y += height - LINE
  }
}

interface Laid {
  look: TextStyle
  cells: readonly (readonly string[])[]
}

const linesIn = ({ cells }: Laid): number => Math.max(1, ...cells.map((lines) => lines.length))

export const FOOTER = style.footer
