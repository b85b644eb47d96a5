// Reads the first rows before the first page or column is drawn, and then puts them back.
import type { Cell } from './report.ts'

export async function peek(batches: AsyncIterator<Cell[][]>): Promise<Cell[][]> {
  const first = await batches.next()
  return first.done ? [] : first.value
}

/** Yields the rows already read, and then the others. */
export async function* resume(seen: Cell[][], batches: AsyncGenerator<Cell[][]>): AsyncGenerator<Cell[][]> {
  try {
    if (seen.length > 0) yield seen
    yield* batches
  } finally {
    await batches.return(undefined)
  }
}
