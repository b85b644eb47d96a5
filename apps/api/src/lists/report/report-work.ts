// Writes a report in a thread, outside the event loop, from rows in COPY text format.
import type { ExportType } from '@portal/kit/list'
import { copiedRows } from '../copied-rows.ts'
import type { DescribedReport, ReportFormat } from './report.ts'

export interface ReportWork {
  type: ExportType
  described: DescribedReport
}

/** Loads a format only in a thread that needs it. */
const learn: Record<ExportType, () => Promise<ReportFormat>> = {
  html: async () => (await import('./html.ts')).html,
  xls: async () => (await import('./xlsx.ts')).xls,
  pdf: async () => (await import('./pdf/pdf.ts')).pdf,
  txt: async () => (await import('./txt.ts')).txt,
  csv: async () => (await import('./csv.ts')).csv,
  ods: async () => (await import('./ods.ts')).ods,
  json: async () => (await import('./json.ts')).json,
}

export default async function* write(
  { type, described }: ReportWork,
  rows: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer | string> {
  const format = await learn[type]()
  yield* format.write({ ...described, batches: () => copiedRows(rows), csvLines: () => rows })
}
