import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { sendError } from './errors.ts'

test('an incomplete body is logged in one line, without a stack', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
  app.post('/', async () => ({}))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  lines.length = 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST / HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  await vi.waitUntil(() => lines.some((line) => line.includes('incoming request')))
  socket.destroy()
  await vi.waitUntil(() => lines.some((line) => line.includes('never came whole')))
  expect(lines.join('')).not.toMatch(/stack|ECONNRESET|request failed/)
  await app.close()
})
