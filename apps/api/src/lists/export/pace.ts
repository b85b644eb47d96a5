// A reader slower than a crawl, for longer than a hiccup, gives its slot to others.
export interface Floor {
  bytesPerSecond: number
  /** How long a reader may fall behind before it is cut. */
  graceMs: number
}

/** The same pieces; `cut` is called once their reader has fallen behind the floor by more than the grace. */
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
