import { threadId } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { until } from '@portal/db/fixtures/home'
import { Threads } from './threads.ts'
import type { Told } from './fixtures/work.ts'

const threads = new Threads(1)
afterAll(() => threads.close())

const module = new URL('./fixtures/work.ts', import.meta.url)
const order = (input: Told, rows?: AsyncIterable<Buffer>) => ({ module, input, ...(rows && { rows }) })
const shared = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4))

async function* lines(count: number, told: { closed?: boolean; read?: number } = {}): AsyncGenerator<Buffer> {
  try {
    for (let line = 0; line < count; line++) {
      told.read = line + 1
      yield Buffer.from(`linha ${line}\n`)
    }
  } finally {
    told.closed = true
  }
}

it('writes in another thread, from the rows it gets', async () => {
  const [where, ...written] = (await threads.whole(order({}, lines(3)))).toString().trim().split('\n')
  expect(where).toMatch(/^thread \d+$/)
  expect(where).not.toBe(`thread ${threadId}`)
  expect(written).toEqual(['linha 0', 'linha 1', 'linha 2'])
})

it('leaves the event loop free while the thread computes without a pause', async () => {
  const block = shared()
  const written = threads.whole(order({ block }))
  let turns = 0
  await until('some turns of the loop', () => ++turns > 20)
  Atomics.store(block, 0, 1)
  Atomics.notify(block, 0)
  expect((await written).toString()).toMatch(/^thread/)
})

it('writes no further than its reader', async () => {
  const written = shared()
  const pieces = threads.write(order({ count: { pieces: 100, written } }))
  for (let piece = 0; piece < 5; piece++) await pieces.next()
  expect(Atomics.load(written, 0)).toBeLessThanOrEqual(6)
  await pieces.return(undefined)
})

it('stops reading rows when its reader leaves, and works on for others', async () => {
  const told: { closed?: boolean; read?: number } = {}
  const pieces = threads.write(order({}, lines(1_000_000, told)))
  await pieces.next()
  await pieces.next()
  await pieces.return(undefined)
  expect(told.closed).toBe(true)
  expect(told.read).toBeLessThan(1_000_000)
  expect((await threads.whole(order({}))).toString()).toMatch(/^thread/)
})

it('fails with the error of the work, or of its rows', async () => {
  await expect(threads.whole(order({ fail: 'sem tinta' }))).rejects.toThrow('sem tinta')
  const broken = async function* (): AsyncGenerator<Buffer> {
    yield Buffer.from('linha\n')
    throw new Error('banco caiu')
  }
  await expect(threads.whole(order({}, broken()))).rejects.toThrow('banco caiu')
})

it('starts another thread after one has died', async () => {
  await expect(threads.whole(order({ die: true }))).rejects.toThrow('gone')
  expect((await threads.whole(order({}))).toString()).toMatch(/^thread/)
})
