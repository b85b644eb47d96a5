// Compares two works in alternating slices of one run, so that a noisy machine disturbs both alike.
import autocannon from 'autocannon'
import { askAgain } from './asker.ts'
import { cpuSeconds } from './cpu.ts'
import type { Asking, Effort } from './effort.ts'

export interface Work {
  url: string
  headers?: Record<string, string>
  /** Returns the path of each request, when the work must not repeat a request. */
  nextPath?: () => string
  expectedStatus?: number
  /** Open connections; CONNECTIONS by default. */
  connections?: number
  /** Sends the same request with askAgain, so cheap that the server never waits for the client. */
  neverWaits?: boolean
  /** Processes whose CPU this work uses, the database included. */
  pids: readonly number[]
}

export interface Cost {
  requests: number
  seconds: number
  cpu: number
}

const CONNECTIONS = 16

/** Returns the cost of the work, after a second to warm up. */
export async function costOf(work: Work, effort: Effort, seconds: number): Promise<Cost> {
  await slice(work, effort, 1)
  return slice(work, effort, seconds)
}

async function slice(work: Work, effort: Effort, seconds: number): Promise<Cost> {
  const before = cpuSeconds(work.pids)
  const { url, connections = CONNECTIONS, neverWaits } = work
  const asking = neverWaits ? askAgain(url, connections, effort.seconds(seconds)) : fire(work, effort.asking(seconds))
  const asked = await asking
  return { ...asked, cpu: cpuSeconds(work.pids) - before }
}

async function fire(work: Work, asking: Asking): Promise<Pick<Cost, 'requests' | 'seconds'>> {
  const { nextPath } = work
  const result = await autocannon({
    url: work.url,
    connections: work.connections ?? CONNECTIONS,
    ...asking,
    ...(work.headers ? { headers: work.headers } : {}),
    ...(nextPath ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] } : {}),
  })
  const expected = work.expectedStatus ?? 200
  const answered = result.statusCodeStats?.[`${expected}`]?.count ?? 0
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== expected)
  if (others.length > 0 || result.errors > 0) {
    throw new Error(`${work.url}: ${result.errors} erros, respostas inesperadas ${JSON.stringify(others)}`)
  }
  return { requests: answered, seconds: result.duration }
}

const sum = (a: Cost, b: Cost): Cost => ({
  requests: a.requests + b.requests,
  seconds: a.seconds + b.seconds,
  cpu: a.cpu + b.cpu,
})

export interface Comparison {
  /** CPU of the reference per request over ours: 1 is as cheap as the reference. */
  cpuRatio: number
  throughputRatio: number
}

const USUAL = { slices: 4, seconds: 3 }

export async function compare(ours: Work, reference: Work, effort: Effort, options = USUAL): Promise<Comparison> {
  const none: Cost = { requests: 0, seconds: 0, cpu: 0 }
  await slice(ours, effort, 1)
  await slice(reference, effort, 1)
  const slices = effort.times(options.slices)
  let [a, b] = [none, none]
  for (let i = 0; i < slices; i++) {
    a = sum(a, await slice(ours, effort, options.seconds))
    b = sum(b, await slice(reference, effort, options.seconds))
  }
  return {
    cpuRatio: b.cpu / b.requests / (a.cpu / a.requests),
    throughputRatio: a.requests / a.seconds / (b.requests / b.seconds),
  }
}
