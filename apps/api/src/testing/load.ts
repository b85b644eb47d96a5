// Simulates visitors who send requests continuously, and records the outcome of each request.
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Pause between requests, so that the server gets processor time. */
const PAUSE_MS = 5

export interface Failure {
  began: number
  ended: number
  why: string
}

export interface Load {
  /** Number of requests answered with 200 so far. */
  answered: () => number
  failures: Failure[]
  /** Stops, after waiting for the responses under way. */
  stop: () => Promise<void>
}

async function ask(url: string, agent: Agent | undefined): Promise<string | undefined> {
  const request = get(url, { agent: agent ?? false })
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode === 200 ? undefined : String(response.statusCode)
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** Starts `keeping` visitors with a persistent connection and `afresh` visitors with a new connection per request. */
export function beginLoad(
  urls: readonly string[],
  { keeping = 0, afresh = 0 }: { keeping?: number; afresh?: number },
): Load {
  const failures: Failure[] = []
  let [answered, asked, stopping] = [0, 0, false]
  const isOver = (): boolean => stopping
  const visit = async (agent?: Agent): Promise<void> => {
    while (!isOver()) {
      const began = Date.now()
      const why = await ask(urls[asked++ % urls.length] ?? '', agent)
      if (why === undefined) answered++
      else failures.push({ began, ended: Date.now(), why })
      await delay(PAUSE_MS)
    }
    agent?.destroy()
  }
  const visitors = [
    ...Array.from({ length: keeping }, () => visit(new Agent({ keepAlive: true, maxSockets: 1 }))),
    ...Array.from({ length: afresh }, () => visit()),
  ]
  return {
    answered: () => answered,
    failures,
    stop: async () => {
      stopping = true
      await Promise.all(visitors)
    },
  }
}
