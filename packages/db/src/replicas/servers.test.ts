import { beforeEach, describe, expect, test } from 'vitest'
import type { Server } from './server.ts'
import { Servers } from './servers.ts'

const [PRIMARY, ONE, TWO] = ['postgresql://principal/p', 'postgresql://um/p', 'postgresql://dois/p']

let servers: Servers
let [one, two]: Server[] = []
const idle = (): number => 0

const at = (server: Server | undefined, n: number, isReplica = server !== servers.primary): boolean => {
  if (!server) throw new Error('no such server')
  Object.assign(server, { isUp: true, isReplica })
  return servers.learn(server, { n, isReplica })
}

beforeEach(() => {
  servers = new Servers({ primaries: [PRIMARY], replicas: [ONE, TWO] })
  ;[one, two] = servers.replicas
  for (const server of [servers.primary, one, two]) at(server, 10)
})

describe('who is asked', () => {
  test('those that follow, in turns or by how busy they are', () => {
    const chosen = [1, 2, 3, 4].map(() => servers.choose(new Set(), idle)?.place)
    expect(new Set(chosen)).toEqual(new Set(['um/p', 'dois/p']))
    expect([1, 2].map(() => servers.choose(new Set(), (server) => (server === one ? 3 : 1))?.place)).toEqual(['dois/p', 'dois/p'])
  })

  test('then the one that writes, then one that follows nobody any more, then none', () => {
    const asked = new Set<Server>()
    if (two) Object.assign(two, { isReplica: false })
    const order: string[] = []
    for (let server = servers.choose(asked, idle); server; server = servers.choose(asked, idle)) {
      order.push(server.place)
      asked.add(server)
    }
    expect(order).toEqual(['um/p', 'principal/p', 'dois/p'])
  })

  test('nobody who does not answer, nor who was found behind what was read', () => {
    if (one) one.isUp = false
    servers.give(11)
    expect(servers.choose(new Set(), idle)?.place).toBe('dois/p')
    expect(at(two, 10)).toBe(false)
    expect(servers.choose(new Set(), idle)?.place).toBe('principal/p')
    expect(at(two, 11)).toBe(true)
    expect(servers.choose(new Set(), idle)?.place).toBe('dois/p')
  })
})

test('what was read stays the least that is read', () => {
  servers.give(12)
  servers.give(11)
  expect(servers.floor).toBe(12)
})

test('the server that writes is believed when it has less than was read; one that follows is not', () => {
  servers.give(12)
  expect(at(one, 9)).toBe(false)
  expect(servers.floor).toBe(12)
  expect(at(servers.primary, 9)).toBe(true)
  expect(servers.floor).toBe(9)
})
