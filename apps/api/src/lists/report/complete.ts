// Makes an export fail if it has more or fewer rows than its header announces, so that none is silently incomplete.
import type { Cell, ReportSource } from './report.ts'

export class IncompleteReport extends Error {
  constructor(seen: number, announced: number) {
    super(`report announced ${announced} rows and met ${seen}`)
    this.name = 'IncompleteReport'
  }
}

export function checkRowCount(seen: number, announced: number): void {
  if (seen !== announced) throw new IncompleteReport(seen, announced)
}

export async function* completeBatches({ batches, header }: ReportSource): AsyncGenerator<Cell[][]> {
  let seen = 0
  for await (const batch of batches()) {
    seen += batch.length
    if (seen > header.rowCount) throw new IncompleteReport(seen, header.rowCount)
    if (batch.length > 0) yield batch
  }
  checkRowCount(seen, header.rowCount)
}
