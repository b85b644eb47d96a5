// Rules shared by the two spreadsheet formats: which cells are real numbers and dates, how wide columns are, how rows
// are split into sheets.
import { isNumeric, type Field, type Kind } from '@portal/kit/fields'
import { isDateText, isDateTimeText } from '@portal/kit/write-value'
import type { Cell, ReportHeader } from './report.ts'
import { entidadeLine, filtersLine, generatedByLine, isNumber } from './words.ts'

export const MAX_SHEET_ROWS = 1_048_576
/** Rows above the first record: title, entity, filters, generation, an empty line and the column names. */
export const HEADING_ROWS = 6
const TOTAL_ROWS = 1

export const headingLines = (header: ReportHeader): readonly string[] => [
  entidadeLine(header),
  filtersLine(header),
  generatedByLine(header),
]

/** Types of cells. A value that would lose a digit as a number or date stays text. */
export type SheetType = 'number' | 'date' | 'datetime' | 'text'

const MAX_EXACT_DIGITS = 15

function isExactNumber(text: string): boolean {
  if (!isNumber(text)) return false
  return text.length <= MAX_EXACT_DIGITS || text.replace(/[-.]/g, '').replace(/^0+/, '').length <= MAX_EXACT_DIGITS
}

/** Spreadsheets count days from 1900 with a leap day that did not exist, so a date before it stays text. */
const FIRST_SHEET_DATE = '1900-03-01'

export function sheetType(kind: Kind, value: string): SheetType {
  if (isNumeric(kind)) return isExactNumber(value) ? 'number' : 'text'
  if (kind === 'date') return isDateText(value) && value >= FIRST_SHEET_DATE ? 'date' : 'text'
  if (kind === 'datetime') return isDateTimeText(value) && value >= FIRST_SHEET_DATE ? 'datetime' : 'text'
  return 'text'
}

const KIND_WIDTH: Readonly<Record<Kind, number>> = {
  text: 32,
  documento: 20,
  money: 17,
  price: 15,
  decimal: 13,
  integer: 11,
  date: 12,
  datetime: 19,
  flag: 8,
}

/** Width in characters. */
export const columnWidth = ({ kind, label }: Field): number =>
  Math.max(KIND_WIDTH[kind], Math.min(label.length + 4, 28))

export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/** Returns how many records each sheet holds. */
export function sheetSizes(rowCount: number, maxRows: number): number[] {
  const capacity = maxRows - HEADING_ROWS - TOTAL_ROWS
  const sheets = Math.max(1, Math.ceil(rowCount / capacity))
  return Array.from({ length: sheets }, (_, i) => Math.min(capacity, rowCount - i * capacity))
}

const MAX_SHEET_NAME = 31

export function sheetName(title: string, index: number): string {
  const suffix = index === 0 ? '' : ` (${index + 1})`
  const plain =
    title
      .replace(/[\p{Cc}[\]:*?/\\'\uFFFE\uFFFF]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'Relatório'
  return (
    plain
      .slice(0, MAX_SHEET_NAME - suffix.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() + suffix
  )
}

/** Distributes batches of rows over consecutive sheets. */
export class BatchDealer {
  readonly #batches: AsyncIterator<Cell[][]>
  #rest: Cell[][] = []

  constructor(batches: AsyncIterable<Cell[][]>) {
    this.#batches = batches[Symbol.asyncIterator]()
  }

  async *take(rows: number): AsyncGenerator<Cell[][]> {
    let missing = rows
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#batches.next()
        if (next.done) return
        this.#rest = next.value
      }
      const part = this.#rest.slice(0, missing)
      this.#rest = this.#rest.slice(missing)
      missing -= part.length
      yield part
    }
  }

  /** Reads to the end of the source, where it fails if rows are missing. */
  async finish(): Promise<void> {
    while (!(await this.#batches.next()).done) continue
  }

  async close(): Promise<void> {
    await this.#batches.return?.()
  }
}
