import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ResponseCache, matches } from './response-cache.ts'
import { ComeBackLater } from '../http/errors.ts'

let app: FastifyInstance

afterEach(() => app.close())

interface World {
  version: string
  body: () => Promise<string>
  answers: ResponseCache
}

function open(bytes = 1_000_000): World {
  app = Fastify()
  const world: World = { version: '1', body: async () => 'x'.repeat(5000), answers: new ResponseCache(bytes, 'teste') }
  app.get('/*', (request, reply) =>
    world.answers.answer(request, reply, { version: world.version, key: request.url, compute: () => world.body() }),
  )
  return world
}

const ask = (accept: string, url = '/a') => app.inject({ url, headers: { 'accept-encoding': accept } })

test('is computed once for concurrent requests, and cached', async () => {
  const world = open()
  world.body = vi.fn(() => new Promise<string>((resolve) => setImmediate(resolve, 'um')))
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/a')))
  expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => 'um'))
  await app.inject('/a')
  expect(world.body).toHaveBeenCalledTimes(1)
  await app.inject('/b')
  expect(world.body).toHaveBeenCalledTimes(2)
})

test('a new version has a new response and ETag', async () => {
  const world = open()
  const first = await app.inject('/a')
  const etag = String(first.headers['etag'])
  expect((await app.inject({ url: '/a', headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  world.version = '2'
  world.body = async () => 'dois'
  const second = await app.inject({ url: '/a', headers: { 'if-none-match': etag } })
  expect([second.statusCode, second.body]).toEqual([200, 'dois'])
  expect(second.headers['etag']).not.toBe(etag)
})

test('a matching ETag is answered without computing', async () => {
  const world = open()
  const etag = String((await app.inject('/a')).headers['etag'])
  world.answers = new ResponseCache(1000, 'teste')
  world.body = () => Promise.reject(new Error('must not compute'))
  expect((await app.inject({ url: '/a', headers: { 'if-none-match': `"outra", ${etag}` } })).statusCode).toBe(304)
})

test('another program has another ETag', async () => {
  const world = open()
  const etag = String((await app.inject('/a')).headers['etag'])
  world.answers = new ResponseCache(1000, 'outro programa')
  expect((await app.inject({ url: '/a', headers: { 'if-none-match': etag } })).statusCode).toBe(200)
})

test('is compressed as the client accepts, unless it is small', async () => {
  const world = open()
  const br = await ask('gzip, deflate, br')
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).length]).toEqual(['br', 5000])
  const gz = await ask('gzip, br;q=0')
  expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).length]).toEqual(['gzip', 5000])
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined()
  world.body = async () => 'pouco'
  expect((await ask('br', '/b')).headers['content-encoding']).toBeUndefined()
  expect(br.headers['vary']).toContain('accept-encoding')
})

test('stays within its limit in bytes', async () => {
  const world = open(100_000)
  for (let i = 0; i < 100; i++) await app.inject({ url: `/${i}`, headers: { 'accept-encoding': 'br' } })
  expect(world.answers.bytes).toBeLessThanOrEqual(100_000)
  expect(world.answers.peek('/99')).toBeDefined()
  expect(world.answers.peek('/0')).toBeUndefined()
})

test('returns an older response only while the database is unavailable', async () => {
  const world = open()
  await app.inject('/a')
  world.version = '2'
  world.body = () => Promise.reject(new ComeBackLater(503, 'fora', 5))
  const stale = await app.inject('/a')
  expect([stale.statusCode, stale.headers['warning']]).toEqual([200, '110 - "Response is Stale"'])
  world.body = () => Promise.reject(new Error('defeito'))
  expect((await app.inject('/a')).statusCode).toBe(500)
})

test('does not cache a failure', async () => {
  const world = open()
  world.body = () => Promise.reject(new Error('defeito'))
  expect((await app.inject('/a')).statusCode).toBe(500)
  world.body = async () => 'sarou'
  expect((await app.inject('/a')).body).toBe('sarou')
})

test('compares ETags weakly', () => {
  open()
  expect(matches('"a"', 'W/"a"')).toBe(true)
  expect(matches('W/"b", W/"a"', 'W/"a"')).toBe(true)
  expect(matches('"ab"', 'W/"a"')).toBe(false)
  expect(matches(undefined, 'W/"a"')).toBe(false)
})
