// Declares the pdf format. The code that writes it is loaded only by whoever uses it, since pdfkit takes a quarter of a
// second to load.
import type { ReportFormat, ReportSource } from '../report.ts'

const MAX_ROWS = 50_000

async function* write(source: ReportSource): AsyncGenerator<Buffer> {
  const { writePdf } = await import('./write-pdf.ts')
  yield* writePdf(source)
}

export const pdf: ReportFormat = {
  contentType: 'application/pdf',
  extension: 'pdf',
  inline: true,
  compressible: false,
  saysConstantsOnce: true,
  maxRows: MAX_ROWS,
  write,
}
