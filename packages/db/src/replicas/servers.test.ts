import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Server } from './server.ts'
import { Servers } from './servers.ts'

const [PRIMARY, ONE, TWO] = ['postgresql://principal/p', 'postgresql://um/p', 'postgresql://dois/p']

let servers: Servers
let [one, two]: Server[] = []
let lines: string[]
const idle = (): number => 0

const at = (server: Server | undefined, n: number, isReplica = server !== servers.primary): boolean => {
  if (!server) throw new Error('no such server')
  Object.assign(server, { isUp: true, isReplica })
  return servers.learn(server, { n, isReplica, isCommitting: false })
}

/** Makes the monitor check the server and find this mark. */
const seen = async (server: Server | undefined, n: number, isCommitting = false): Promise<void> => {
  if (!server) throw new Error('no such server')
  vi.spyOn(server, 'look').mockResolvedValue({ n, isReplica: server !== servers.primary, isCommitting })
  await servers.look(server)
}

beforeEach(() => {
  lines = []
  servers = new Servers({ primaries: [PRIMARY], replicas: [ONE, TWO], log: (line) => lines.push(line) })
  ;[one, two] = servers.replicas
  for (const server of [servers.primary, one, two]) at(server, 10)
})

afterEach(() => void vi.useRealTimers())

describe('choose', () => {
  test('returns the replicas, in turns or the least busy first', () => {
    const chosen = [1, 2, 3, 4].map(() => servers.choose(new Set(), idle)?.place)
    expect(new Set(chosen)).toEqual(new Set(['um/p', 'dois/p']))
    expect([1, 2].map(() => servers.choose(new Set(), (server) => (server === one ? 3 : 1))?.place)).toEqual([
      'dois/p',
      'dois/p',
    ])
  })

  test('then returns the primary, then a server that no longer follows, then none', () => {
    const asked = new Set<Server>()
    if (two) Object.assign(two, { isReplica: false })
    const order: string[] = []
    for (let server = servers.choose(asked, idle); server; server = servers.choose(asked, idle)) {
      order.push(server.place)
      asked.add(server)
    }
    expect(order).toEqual(['um/p', 'principal/p', 'dois/p'])
  })

  test('never returns a server that does not respond or that is behind what was read', () => {
    if (one) one.isUp = false
    servers.give(11)
    expect(servers.choose(new Set(), idle)?.place).toBe('dois/p')
    expect(at(two, 10)).toBe(false)
    expect(servers.choose(new Set(), idle)?.place).toBe('principal/p')
    expect(at(two, 11)).toBe(true)
    expect(servers.choose(new Set(), idle)?.place).toBe('dois/p')
  })
})

test('the newest mark that was read becomes the minimum', () => {
  servers.give(12)
  servers.give(11)
  expect(servers.floor).toBe(12)
})

test('the primary going back in time is believed; a replica that is behind is not', () => {
  servers.give(12)
  expect(at(one, 9)).toBe(false)
  expect(servers.floor).toBe(12)
  expect(at(servers.primary, 9)).toBe(true)
  expect(servers.floor).toBe(9)
})

test('less than what the primary had a second ago also counts as going back, though nobody read it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  servers.give(10)
  await seen(servers.primary, 15)
  vi.advanceTimersByTime(1000)
  await seen(servers.primary, 15)
  expect(servers.floor).toBe(15)
  await seen(servers.primary, 11)
  expect(servers.floor).toBe(11)
  expect(servers.choose(new Set([one, two].filter((server) => server !== undefined)), idle)).toBe(servers.primary)
})

describe('a commit visible on a replica while the primary waits for its confirmation', () => {
  beforeEach(async () => {
    await seen(one, 11)
    servers.give(11)
    await seen(two, 10)
  })

  test('does not count as going back: the replica is read, and the log explains the wait once', async () => {
    await seen(servers.primary, 10, true)
    await seen(servers.primary, 10, true)
    expect(servers.floor).toBe(11)
    expect(servers.choose(new Set(), idle)).toBe(one)
    expect(lines.filter((line) => line.includes('confirme'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('voltou atrás'))).toEqual([])
  })

  test('is never taken back while no responding server has it', async () => {
    if (one) one.isUp = false
    await seen(servers.primary, 10, true)
    expect(servers.choose(new Set(), idle)).toBeUndefined()
    await seen(servers.primary, 11)
    expect(servers.choose(new Set(), idle)).toBe(servers.primary)
  })

  test('covers only one commit, and only while it is under way; anything more is lost', async () => {
    await seen(servers.primary, 9, true)
    expect(servers.floor).toBe(9)
    servers.give(10)
    await seen(servers.primary, 9)
    expect(servers.floor).toBe(9)
  })
})

test('a response that was under way while something newer was read does not count as going back', () => {
  const before = servers.floor
  servers.give(12)
  expect(servers.learn(servers.primary, { n: 10, isReplica: false, isCommitting: false }, before)).toBe(true)
  expect(servers.floor).toBe(12)
})

test('lost data is not read from a server that still has it, until that server follows again', async () => {
  await seen(one, 15)
  servers.give(15)
  await seen(servers.primary, 10)
  expect([servers.choose(new Set(), idle), servers.returns]).toEqual([two, 1])
  await seen(one, 15)
  expect([servers.choose(new Set([two as Server]), idle), servers.returns]).toEqual([servers.primary, 1])
  expect(lines.filter((line) => line.includes('voltou atrás'))).toHaveLength(1)
  await seen(servers.primary, 16)
  await seen(one, 15)
  expect(servers.choose(new Set([two as Server]), idle)).toBe(servers.primary)
  await seen(one, 10)
  expect(servers.choose(new Set([two as Server]), idle)).toBe(one)
})
