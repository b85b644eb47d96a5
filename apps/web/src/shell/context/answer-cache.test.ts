import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Call {
  path: string
  signal: AbortSignal
  answer: (data: unknown) => void
  refuse: (error: Error) => void
}

const calls: Call[] = []

vi.mock('../../api/api.ts', () => ({
  getJson: (path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((answer, refuse) => calls.push({ path, signal, answer, refuse })),
}))

const network = { onLine: true }
let online = (): void => undefined
let cache: typeof import('./answer-cache.ts')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  calls.length = 0
  network.onLine = true
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', { addEventListener: (_name: string, listener: () => void) => (online = listener) })
  vi.resetModules()
  cache = await import('./answer-cache.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const quiet = (): void => undefined
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const call = (at: number): Call => calls[at] ?? expect.fail(`call ${at} was not made`)

test('a call is made once for all listeners, and cached for later ones', async () => {
  const told = [vi.fn(), vi.fn()]
  const stops = told.map((listener) => cache.listen('/a', listener))
  expect(calls).toHaveLength(1)
  call(0).answer([1])
  await settled()
  for (const listener of told) expect(listener).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
  await settled()
  cache.listen('/a', quiet)
  expect(cache.knownOf('/a')).toEqual({ data: [1] })
  expect(calls).toHaveLength(1)
})

test('a response in the first HTML is not requested', () => {
  cache.listen('/a', quiet, { total: 3 })
  expect(cache.knownOf('/a')).toEqual({ data: { total: 3 } })
  expect([calls.length, cache.changesOf('/a')]).toEqual([0, 0])
})

test('a stale response is returned while it is requested again, and stays if that fails', async () => {
  cache.listen('/a', quiet, 'antiga')()
  await settled()
  vi.setSystemTime(Date.now() + 6 * 60 * 1000)
  cache.listen('/a', quiet)
  expect([calls.length, cache.knownOf('/a')]).toEqual([1, { data: 'antiga' }])
  call(0).refuse(new Error('caiu'))
  await settled()
  expect(cache.knownOf('/a')).toEqual({ data: 'antiga' })
})

test('a failure reaches the listeners, can be retried, and is dropped when all of them leave', async () => {
  const stop = cache.listen('/a', quiet)
  call(0).refuse(new Error('caiu'))
  await settled()
  expect(cache.knownOf('/a')?.error?.message).toBe('caiu')
  cache.askAgain('/a')
  expect(cache.knownOf('/a')).toEqual({})
  call(1).refuse(new Error('de novo'))
  await settled()
  stop()
  await settled()
  expect(cache.knownOf('/a')).toBeUndefined()
})

test('a call without listeners is aborted, but not when one leaves as another comes', async () => {
  const stop = cache.listen('/a', quiet)
  stop()
  const again = cache.listen('/a', quiet)
  await settled()
  expect([calls.length, call(0).signal.aborted]).toEqual([1, false])
  again()
  await settled()
  expect(call(0).signal.aborted).toBe(true)
})

test('offline nothing is requested until the network is back', async () => {
  network.onLine = false
  cache.listen('/a', quiet)
  cache.listen('/b', quiet)()
  await settled()
  expect([calls.length, cache.knownOf('/a')]).toEqual([0, { isPaused: true }])
  network.onLine = true
  online()
  expect(calls.map(({ path }) => path)).toEqual(['/a'])
  call(0).answer('voltou')
  await settled()
  expect(cache.knownOf('/a')).toEqual({ data: 'voltou' })
})

test('a response is not cached when keep is false', async () => {
  const stop = cache.listen('/a', quiet, undefined, false)
  call(0).answer(1)
  await settled()
  stop()
  await settled()
  cache.listen('/a', quiet, undefined, false)
  expect(calls).toHaveLength(2)
})

test('an answer can be awaited, alone or along with who listens', async () => {
  const first = cache.answerTo('/a')
  const second = cache.answerTo('/a')
  call(0).answer('sim')
  expect([await first, await second, await cache.answerTo('/a'), calls.length]).toEqual(['sim', 'sim', 'sim', 1])
  const failing = cache.answerTo('/b')
  call(1).refuse(new Error('não'))
  await expect(failing).rejects.toThrow('não')
})

test('the number of cached responses is limited', async () => {
  for (let at = 0; at < 300; at++) cache.listen(`/${at}`, quiet, at)()
  await settled()
  expect(Array.from({ length: 300 }, (_, at) => cache.knownOf(`/${at}`)).filter(Boolean)).toHaveLength(200)
  expect(cache.knownOf('/299')).toEqual({ data: 299 })
})
