// Lays out table rows over pages: repeats the header, keeps a record together, and splits only what is taller than a
// page.
import type { ReportHeader } from '../report.ts'
import { Canvas, MARGIN, type Tag, type TextStyle } from './canvas.ts'
import type { Section } from './record.ts'

const PADDING = 2
const RUNNING_HEAD = 16
/** Distance from the top of a line to its baseline. */
const BASELINE = 6.5

const heightOf = (section: Section): number => section.lines * section.lineHeight

export class TablePages {
  static readonly footer: TextStyle = { weight: 'regular', size: 7.5, color: 'soft' }

  readonly #canvas: Canvas
  readonly #header: ReportHeader
  readonly #heading: Section
  readonly #table: Tag | undefined
  readonly #body: Tag | undefined
  #records = 0
  #y: number

  constructor(canvas: Canvas, header: ReportHeader, heading: Section, top: number) {
    this.#canvas = canvas
    this.#header = header
    this.#heading = heading
    this.#y = top
    this.#table = canvas.tag(undefined, 'Table')
    const head = canvas.tag(this.#table, 'THead')
    this.#drawHeading(canvas.tag(head, 'TR'))
    head?.end()
    this.#body = canvas.tag(this.#table, 'TBody')
    this.#drawFooter()
  }

  get #pageTop(): number {
    return MARGIN + RUNNING_HEAD + heightOf(this.#heading) + 2 * PADDING
  }

  #drawHeading(row?: Tag): void {
    const canvas = this.#canvas
    const heading = this.#heading
    const height = heightOf(heading) + 2 * PADDING
    canvas.artifact(() => canvas.box(MARGIN, this.#y, canvas.width - 2 * MARGIN, height, 'accent'))
    const draw = (tags?: (Tag | undefined)[]): void =>
      this.#drawLines(heading, 0, heading.lines, this.#y + PADDING, tags)
    if (row) draw(heading.cells.map(() => canvas.tag(row, 'TH', { Scope: 'Column' })))
    else canvas.artifact(draw)
    this.#y += height
  }

  #drawLines(section: Section, from: number, to: number, top: number, tags: readonly (Tag | undefined)[] = []): void {
    for (const [i, cell] of section.cells.entries()) {
      this.#canvas.fill(tags[i], () => {
        for (let line = from; line < Math.min(to, cell.length); line++) {
          const y = top + (line - from) * section.lineHeight + BASELINE
          for (const run of cell[line]!) this.#canvas.text(run.x, y, run.text, run.style)
        }
      })
    }
  }

  #drawFooter(): void {
    const canvas = this.#canvas
    const y = canvas.height - MARGIN + 6
    const page = `Página ${canvas.page} de `
    canvas.artifact(() => {
      canvas.box(MARGIN, y - 12, canvas.width - 2 * MARGIN, 0.5, 'line')
      canvas.text(MARGIN, y, page, TablePages.footer)
      canvas.totalPages(MARGIN + canvas.textWidth(page, TablePages.footer), y)
      const left = canvas.width - MARGIN - canvas.textWidth(canvas.program, TablePages.footer)
      canvas.text(left, y, canvas.program, TablePages.footer)
    })
  }

  #newPage(): void {
    const canvas = this.#canvas
    const { title, entidade, exercicio } = this.#header
    canvas.newPage()
    canvas.artifact(() =>
      canvas.text(
        MARGIN,
        MARGIN + 6,
        [title, entidade, exercicio === undefined ? [] : `Exercício ${exercicio}`].flat().join('  ·  '),
        TablePages.footer,
      ),
    )
    this.#drawFooter()
    this.#y = MARGIN + RUNNING_HEAD
    this.#drawHeading()
  }

  record(sections: readonly Section[]): void {
    const banded = this.#records++ % 2 === 1
    const height = sections.reduce((sum, section) => sum + heightOf(section), 2 * PADDING)
    const { bottom } = this.#canvas
    if (this.#y + height > bottom && height <= bottom - this.#pageTop) this.#newPage()
    for (const [i, section] of sections.entries())
      this.#section(section, { banded, first: i === 0, last: i === sections.length - 1 })
    this.#canvas.artifact(() => this.#canvas.box(MARGIN, this.#y - 0.4, this.#canvas.width - 2 * MARGIN, 0.4, 'line'))
  }

  #section(section: Section, { banded, first, last }: { banded: boolean; first: boolean; last: boolean }): void {
    const canvas = this.#canvas
    const row = canvas.tag(this.#body, 'TR')
    const whole = this.#heading.cells.length
    const tags = section.cells.map(() =>
      canvas.tag(row, 'TD', section.cells.length < whole ? { ColSpan: whole } : undefined),
    )
    const linesThatFit = (): number => Math.floor((canvas.bottom - this.#y - 2 * PADDING) / section.lineHeight)
    for (let from = 0; from < section.lines;) {
      if (linesThatFit() < 1) this.#newPage()
      const to = Math.min(section.lines, from + linesThatFit())
      const top = first || from > 0 ? PADDING : 0
      const height = top + (to - from) * section.lineHeight + (last && to === section.lines ? PADDING : 0)
      if (banded) canvas.artifact(() => canvas.box(MARGIN, this.#y, canvas.width - 2 * MARGIN, height, 'band'))
      this.#drawLines(section, from, to, this.#y + top, tags)
      this.#y += height
      from = to
    }
    row?.end()
  }

  totals(section: Section): void {
    const canvas = this.#canvas
    if (this.#y + heightOf(section) + 2 * PADDING > canvas.bottom) this.#newPage()
    canvas.artifact(() => canvas.box(MARGIN, this.#y, canvas.width - 2 * MARGIN, 1.2, 'accent'))
    this.#y += 1.2
    this.#section(section, { banded: false, first: true, last: true })
  }

  end(): void {
    this.#table?.end()
  }

  /** Makes room for one more line below the table; returns its baseline. */
  advance(height: number): number {
    if (this.#y + height > this.#canvas.bottom) this.#newPage()
    this.#y += height
    return this.#y
  }
}
