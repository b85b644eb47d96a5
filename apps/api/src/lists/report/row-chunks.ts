// Joins rows written as text into chunks: large enough to be worth sending, small enough to keep memory constant.
import type { Cell } from './report.ts'

const CHUNK = 64 * 1024

export async function* rowChunks(
  batches: AsyncIterable<Cell[][]>,
  write: (row: Cell[]) => string,
): AsyncGenerator<string> {
  let text = ''
  for await (const batch of batches) {
    for (const row of batch) {
      text += write(row)
      if (text.length > CHUNK) {
        yield text
        text = ''
      }
    }
  }
  if (text !== '') yield text
}
