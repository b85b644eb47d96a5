// Types shared by the export formats: the header in words, the open fields, and the rows as they leave the database.
import type { Field } from '@portal/kit/fields'
import type { ExportType } from '@portal/kit/list'

export interface ReportHeader {
  title: string
  /** Name of the entity whose rows these are, or the words for all of them. */
  entidade: string
  /** Absent where the rows are not of one entity, or not of one year. */
  cnpj?: string
  exercicio?: number
  /** Each filter in words; empty when nothing was filtered. */
  filters: string[]
  /** ISO date-time, local to the portal. */
  generatedAt: string
  rowCount: number
  /** Name and version of the program that wrote the report. */
  programa: string
}

export type Cell = string | null

/** A report without its rows: plain data that can be sent to another thread. */
export interface DescribedReport {
  /** Set where a csv has only the line of column names and the rows. */
  bare?: true
  header: ReportHeader
  fields: readonly (readonly [name: string, field: Field])[]
  /** Names of the fields that the screen shows, in its order. They come first where not all fields fit in a line. */
  columns?: readonly string[]
  /** Sums by field name, as numeric text. */
  totals: Readonly<Record<string, string>>
  /** How many rows state a sum that not all of them state, by field name. */
  stated?: Readonly<Record<string, number>>
  /** Values that are the same in every row, by field name, for formats that write them once. */
  constants?: Readonly<Record<string, Cell>>
}

export interface ReportSource extends DescribedReport {
  /**
   * Returns rows in list order, in batches. Cells are aligned with `fields`; numbers and dates are database text, and
   * documents are already masked.
   */
  batches: () => AsyncIterable<Cell[][]>
  /** Returns the same rows as csv lines straight from the database (COPY), already formatted, quoted and guarded. */
  csvLines: () => AsyncIterable<Buffer>
}

export interface ReportFormat {
  contentType: string
  extension: string
  /** Set for a format that opens in the browser instead of being saved. */
  inline?: true
  /** Set where the database writes the lines, so that no thread is needed to keep the event loop free. */
  byDatabase?: true
  /** Whether the response is worth compressing with gzip. */
  compressible: boolean
  /** Content security policy of the document, for formats that a browser shows. */
  contentSecurityPolicy?: string
  /** Set for a format that writes values common to all rows once, in its heading. */
  saysConstantsOnce?: true
  /** Maximum number of rows the format can hold; more are refused with a clear message. */
  maxRows?: number
  write: (source: ReportSource) => AsyncIterable<Buffer | string>
}

export type ReportFormats = Record<ExportType, ReportFormat>
