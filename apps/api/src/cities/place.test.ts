import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { City } from './city.ts'
import { Place } from './place.ts'

let server: Server
let place: Place
let opened: number
let closed: number
/** Responses that the city has not ended. */
let held: ServerResponse[]

beforeEach(async () => {
  opened = 0
  closed = 0
  held = []
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/demora') held.push(response)
    else response.end('ok')
  }
  const open = async (): Promise<City> => {
    opened++
    await new Promise(setImmediate)
    const close = async (): Promise<void> => void closed++
    return { answer, close } as unknown as City
  }
  place = new Place({ open, log: () => {} })
  server = createServer((request, response) => place.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void server.close())

async function visit(path = '/'): Promise<number | undefined> {
  const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'close')
  return response.statusCode
}

test('opens once for many first visitors', async () => {
  expect(await Promise.all([visit(), visit(), visit()])).toEqual([200, 200, 200])
  expect([opened, place.isOpen]).toEqual([1, true])
})

test('is closed after a time without visitors, and opened again by the next', async () => {
  await visit()
  await place.closeIfIdle(60_000)
  expect(place.isOpen).toBe(true)
  await place.closeIfIdle(0)
  expect([place.isOpen, closed]).toEqual([false, 1])
  expect(await visit()).toBe(200)
  expect(opened).toBe(2)
})

test('is not closed while a request is being answered, however long that takes', async () => {
  const slow = visit('/demora')
  await expect.poll(() => held.length).toBe(1)
  await place.closeIfIdle(0)
  expect([place.isOpen, closed]).toEqual([true, 0])
  held[0]?.end()
  expect(await slow).toBe(200)
  await expect.poll(async () => (await place.closeIfIdle(0), place.isOpen)).toBe(false)
})
