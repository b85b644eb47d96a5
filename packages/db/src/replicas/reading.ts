// Runs read queries on one of several servers, and retries on another when one is lost. Never returns data older than
// what was read before.
import type { QueryResult, QueryResultRow } from 'pg'
import { isGone } from '../errors.ts'
import type { Pool, PoolClient, Where } from '../pool.ts'
import { Behind, isForAnother } from './for-another.ts'
import { readMark } from './mark.ts'
import type { Server } from './server.ts'
import type { Servers } from './servers.ts'
import type { Source } from './source.ts'
import { stamped, takeMark, type Question } from './stamped.ts'

/** How long a query waits for a server that may answer it. */
const PATIENCE_MS = 5_000
const ATTEMPTS = 5

export interface ReadingOptions {
  /** Pool of the server that writes. */
  pool: Pool
  open: (url: string) => Pool
}

export class Reading implements Source {
  readonly isSeveral = true
  /** One pool for each read-only server. */
  readonly pools: ReadonlyMap<Server, Pool>
  readonly query: Pool['query']
  readonly connect: Pool['connect']
  /** `query` without the onNewer callback; used by ContextStore itself, to avoid recursion. */
  readonly queryWithoutNotify: Pick<Pool, 'query'>
  /**
   * Called, and awaited, with the mark of every query, so that the caller can catch up when it is newer than any
   * before.
   */
  onNewer: (n: number) => Promise<void> = async () => {}
  readonly #servers: Servers
  readonly #pool: Pool
  /** The mark each connection had reached, and how often the primary had gone back in time by then. */
  readonly #marks = new WeakMap<PoolClient, { n: number; returns: number }>()

  constructor(servers: Servers, { pool, open }: ReadingOptions) {
    this.#servers = servers
    this.#pool = pool
    this.pools = new Map(servers.replicas.map((server) => [server, open(server.url)]))
    for (const [server, own] of this.pools) server.pools.add(own)
    this.query = (async (...asked: Question) => this.#tell(await this.#ask(asked))) as Pool['query']
    this.connect = (() => this.#elsewhere((server) => this.#borrow(server))) as Pool['connect']
    this.queryWithoutNotify = {
      query: (async (...asked: Question) => (await this.#ask(asked)).result) as Pool['query'],
    }
  }

  async again<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (attempt === ATTEMPTS || !isForAnother(error)) throw error
      }
    }
  }

  /** From now on returns nothing older than what the primary has now or, if it is down, the newest of the others. */
  async catchUp(): Promise<void> {
    await this.#servers.catchUp()
  }

  async settle(client: PoolClient): Promise<void> {
    const { n } = await readMark(client)
    this.#took(client, n)
    await this.onNewer(n)
  }

  async #tell({ result, n }: Asked): Promise<unknown> {
    await this.onNewer(n)
    return result
  }

  #ask(asked: Question): Promise<Asked> {
    return this.#elsewhere(async (server) => {
      const client = await this.#borrow(server)
      try {
        const result = await (client.query as (...question: unknown[]) => Promise<QueryResult<QueryResultRow>>)(
          ...stamped(asked),
        )
        const n = takeMark(result) ?? (await readMark(client)).n
        this.#took(client, n)
        client.release()
        server.n = Math.max(server.n, n)
        return { result, n }
      } catch (error) {
        client.release(error instanceof Error ? error : true)
        throw error
      }
    })
  }

  /** Returns a connection to the server, after checking that the server is not behind. */
  async #borrow(server: Server): Promise<PoolClient> {
    const { floor } = this.#servers
    const client = await server.connect(this.#poolOf(server))
    const known = this.#marks.get(client)
    if (known && known.returns === this.#servers.returns && known.n >= floor) return client
    try {
      const mark = await readMark(client)
      const isFarEnough = this.#servers.learn(server, mark, floor)
      this.#marks.set(client, { n: mark.n, returns: this.#servers.returns })
      if (!isFarEnough) throw new Behind(`${server.place} is behind`)
      return client
    } catch (error) {
      client.release(!(error instanceof Behind))
      throw error
    }
  }

  /** Records that data as new as mark `n` was read; throws when the history it belonged to was lost meanwhile. */
  #took(client: PoolClient, n: number): void {
    const { returns } = this.#servers
    if (this.#marks.get(client)?.returns !== returns) throw new Behind('what was read is lost')
    this.#marks.set(client, { n, returns })
    this.#servers.give(n)
  }

  #poolOf(server: Server): Pool {
    return server === this.#servers.primary ? this.#pool : (this.pools.get(server) ?? this.#pool)
  }

  async #elsewhere<T>(work: (server: Server) => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE_MS
    const loadOf = (server: Server): number => {
      const { totalCount, idleCount, waitingCount } = this.#poolOf(server)
      return totalCount - idleCount + waitingCount
    }
    let failure: unknown
    for (;;) {
      const asked = new Set<Server>()
      for (let server = this.#servers.choose(asked, loadOf); server; server = this.#servers.choose(asked, loadOf)) {
        asked.add(server)
        try {
          return await work(server)
        } catch (error) {
          if (!isForAnother(error)) throw error
          if (isGone(error)) this.#servers.suspect(server)
          if (!(error instanceof Behind)) failure = error
        }
      }
      if (Date.now() >= until) throw failure ?? new Error('Connection terminated: no server answers')
      await this.#servers.news(until)
    }
  }
}

interface Asked {
  result: unknown
  n: number
}

/** Returns the pool that writes and, when there are replicas, the Reading that queries them. */
export function openReading(servers: Servers, open: (where: string | Where) => Pool): [Pool, Reading | undefined] {
  const pool = open(servers.where)
  servers.follows(pool)
  return [pool, servers.replicas.length > 0 ? new Reading(servers, { pool, open }) : undefined]
}
