// Looks at the first rows before the first page or column is drawn, and then gives them back in their place.
import type { Cell } from './report.ts'

export async function peek(batches: AsyncIterator<Cell[][]>): Promise<Cell[][]> {
  const first = await batches.next()
  return first.done ? [] : first.value
}

/** The rows already seen, and then the others. */
export async function* resume(seen: Cell[][], batches: AsyncGenerator<Cell[][]>): AsyncGenerator<Cell[][]> {
  try {
    if (seen.length > 0) yield seen
    yield* batches
  } finally {
    await batches.return(undefined)
  }
}
