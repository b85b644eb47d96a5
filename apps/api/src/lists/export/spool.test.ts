import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from '@portal/kit/testing/property'
import { expect, it, vi } from 'vitest'
import { until } from '@portal/db/fixtures/home'
import { Spool } from './spool.ts'

const numbered = async function* (
  sizes: readonly number[],
  taken: (count: number) => void = () => {},
): AsyncGenerator<Buffer> {
  for (const [i, size] of sizes.entries()) {
    yield Buffer.alloc(size, String.fromCharCode(97 + (i % 26)))
    taken(i + 1)
  }
}

const whole = (sizes: readonly number[]): string =>
  sizes.map((size, i) => String.fromCharCode(97 + (i % 26)).repeat(size)).join('')

async function read(spool: Spool, pieces = Infinity): Promise<string> {
  let text = ''
  for await (const piece of spool.pieces()) {
    text += piece.toString()
    if (--pieces <= 0) break
  }
  return text
}

it('takes everything in while nobody reads, and returns it in order', async () => {
  const sizes = Array.from({ length: 200 }, () => 1000)
  const spool = new Spool({ memoryBytes: 5000, fileBytes: 1_000_000 })
  await spool.fill(numbered(sizes))
  expect(await read(spool)).toBe(whole(sizes))
  await spool.close()
})

it('keeps the order whichever side is faster (property)', async () => {
  const turns = fc.array(fc.nat(3), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 40 }), turns, async (sizes, pauses) => {
      const spool = new Spool({ memoryBytes: 100, fileBytes: 300 })
      const filling = spool.fill(numbered(sizes))
      let text = ''
      for await (const piece of spool.pieces()) {
        text += piece.toString()
        for (let pause = pauses.pop() ?? 0; pause > 0; pause--) await new Promise(setImmediate)
      }
      await filling
      expect(text).toBe(whole(sizes))
      await spool.close()
    }),
    { numRuns: 100 },
  )
})

it('waits when its file is full, and continues when it is read', async () => {
  let taken = 0
  const sizes = Array.from({ length: 100 }, () => 1000)
  const spool = new Spool({ memoryBytes: 1000, fileBytes: 10_000 })
  const filling = spool.fill(numbered(sizes, (count) => (taken = count)))
  await until('the file to be full', () => taken >= 11)
  await new Promise(setImmediate)
  expect(taken).toBe(11)
  expect(await read(spool)).toBe(whole(sizes))
  await filling
  await spool.close()
})

it('yields the pieces before a failure, and then the failure', async () => {
  const spool = new Spool({ memoryBytes: 10, fileBytes: 1000 })
  await spool.fill(
    (async function* () {
      yield* numbered([10, 10])
      throw new Error('banco caiu')
    })(),
  )
  const seen: string[] = []
  await expect(
    (async () => {
      for await (const piece of spool.pieces()) seen.push(piece.toString())
    })(),
  ).rejects.toThrow('banco caiu')
  expect(seen.join('')).toBe(whole([10, 10]))
  await spool.close()
})

it('stops its source when the reader leaves, and leaves no file behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-espera-'))
  vi.stubEnv('TMPDIR', folder)
  const spool = new Spool({ memoryBytes: 1000, fileBytes: 10_000 })
  const filling = spool.fill(numbered(Array.from({ length: 100 }, () => 1000)))
  await read(spool, 2)
  await spool.close()
  await filling
  expect(readdirSync(folder)).toEqual([])
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
