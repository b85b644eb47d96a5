import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paced } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FLOOR = { bytesPerSecond: 1000, graceMs: 5000 }

const endless = async function* (): AsyncGenerator<Buffer> {
  for (;;) yield Buffer.alloc(1000)
}

/** Returns how many pieces a reader gets that takes this long for each. */
async function piecesFor(msEach: (piece: number) => number, most = 50): Promise<number> {
  const cut = vi.fn()
  const pieces = paced(endless(), FLOOR, cut)
  let read = 0
  while (read < most && cut.mock.calls.length === 0) {
    await pieces.next()
    read++
    await vi.advanceTimersByTimeAsync(msEach(read))
  }
  await pieces.return(undefined)
  return read
}

it('does not cut a reader at the minimum rate', async () => {
  expect(await piecesFor(() => 1000)).toBe(50)
})

it('cuts a reader below the minimum rate once the grace period is used up', async () => {
  expect(await piecesFor(() => 2000)).toBe(5)
})

it('cuts a reader that stops, however fast it was before', async () => {
  expect(await piecesFor((piece) => (piece < 20 ? 1 : 7000))).toBe(20)
})

it('tolerates a short pause', async () => {
  expect(await piecesFor((piece) => (piece % 20 === 0 ? 5500 : 500))).toBe(50)
})

it('does not count the time a reader waits for the source', async () => {
  let isCut = false
  const slow = async function* (): AsyncGenerator<Buffer> {
    await new Promise((resolve) => setTimeout(resolve, 60_000))
    yield Buffer.alloc(10)
  }
  const pieces = paced(slow(), FLOOR, () => (isCut = true))
  const first = pieces.next()
  await vi.advanceTimersByTimeAsync(60_000)
  await first
  expect(isCut).toBe(false)
  await pieces.return(undefined)
})
