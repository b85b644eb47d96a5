// What every export format is given: the header in words, the open fields, and the rows as they leave the database.
import type { Field } from '@portal/kit/fields'
import type { ExportType } from '@portal/kit/list'

export interface ReportHeader {
  title: string
  /** Whose rows these are, in words. */
  entidade: string
  /** Absent where the rows are not of one entity, or not of one year. */
  cnpj?: string
  exercicio?: number
  /** Each filter in words; empty when nothing was filtered. */
  filters: string[]
  /** ISO date-time, local to the portal. */
  generatedAt: string
  rowCount: number
  /** What wrote it, with its version. */
  programa: string
}

export type Cell = string | null

/** A report without its rows: plain data, which can go to another thread. */
export interface DescribedReport {
  /** Only the line of names and the rows. */
  bare?: true
  header: ReportHeader
  fields: readonly (readonly [name: string, field: Field])[]
  /** Names of the fields the screen shows, in its order: where all fields do not fit in a line, these lead. */
  columns?: readonly string[]
  /** Sums by field name, numeric text. */
  totals: Readonly<Record<string, string>>
  /** What every row has alike, by field name, for formats that say it once. */
  constants?: Readonly<Record<string, Cell>>
}

export interface ReportSource extends DescribedReport {
  /**
   * Rows in list order, in batches; cells aligned with `fields`, numbers and dates as database text, documents already
   * public.
   */
  batches: () => AsyncIterable<Cell[][]>
  /** The same rows as csv lines straight from the database (COPY), already formatted, quoted and guarded. */
  csvLines: () => AsyncIterable<Buffer>
}

export interface ReportFormat {
  contentType: string
  extension: string
  /** Read in the window that opens, rather than saved. */
  inline?: true
  /** The database itself writes its lines: there is nothing to compute that could hold the event loop. */
  byDatabase?: true
  /** Whether gzip is worth it on the way out. */
  compressible: boolean
  /** What the document may load when a browser shows it; absent for what no browser runs. */
  contentSecurityPolicy?: string
  /** Says once, in its heading, what every row has alike. */
  saysConstantsOnce?: true
  /** A clear refusal for more rows than the format can carry. */
  maxRows?: number
  write: (source: ReportSource) => AsyncIterable<Buffer | string>
}

export type ReportFormats = Record<ExportType, ReportFormat>
