// Cuts a reader that stays below a minimum rate for longer than a grace period, so that its slot goes to others.
export interface Floor {
  bytesPerSecond: number
  /** How long a reader may fall behind the minimum rate before it is cut. */
  graceMs: number
}

/**
 * Yields the same pieces, and calls `cut` once the reader has fallen behind the minimum rate by more than the grace
 * period.
 */
export async function* paced(
  pieces: AsyncIterable<Buffer>,
  { bytesPerSecond, graceMs }: Floor,
  cut: () => void,
): AsyncGenerator<Buffer> {
  let leftMs = graceMs
  for await (const piece of pieces) {
    const allowedMs = leftMs + (piece.length * 1000) / bytesPerSecond
    const start = performance.now()
    const timer = setTimeout(cut, allowedMs)
    try {
      yield piece
    } finally {
      clearTimeout(timer)
    }
    leftMs = Math.min(graceMs, allowedMs - (performance.now() - start))
  }
}
