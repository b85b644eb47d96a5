import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createBrotliDecompress } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressStream, encodingFor } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0', 'identity'],
])('for accept-encoding %s the encoding is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('sends written data before the end', async () => {
  const body = new PassThrough()
  const read = compressStream(body, 'br', ({ message }) => expect.fail(message)).pipe(createBrotliDecompress())
  body.write('<main>')
  expect(String((await once(read, 'data'))[0])).toBe('<main>')
  body.end('</main>')
  expect(await text(read)).toBe('</main>')
})

test('reports a body that fails, but not a reader that leaves', async () => {
  const onError = vi.fn()
  const left = new PassThrough()
  const read = compressStream(left, 'br', onError) as PassThrough
  left.write('<main>')
  read.destroy()
  await new Promise((resolve) => left.once('close', resolve))
  await setImmediate()
  expect(onError).not.toHaveBeenCalled()

  const broken = new PassThrough()
  compressStream(broken, 'br', onError).on('error', () => {})
  const fault = new Error('a part of the page failed')
  broken.destroy(fault)
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  expect(onError.mock.calls).toEqual([[fault]])
})
