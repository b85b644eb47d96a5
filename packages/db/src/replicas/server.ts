// One server as it was last seen: whether it answers, whom it follows and how far it has come.
import pg from 'pg'
import { cutConnections, type Pool } from '../pool.ts'
import { placeOf } from './addresses.ts'
import { readMark, type Mark } from './mark.ts'

/** Together with the time between two looks, less than a second. */
const ANSWER_MS = 600

export class Server {
  readonly url: string
  readonly place: string
  isUp = false
  isReplica = false
  /** How far it is known to have come. */
  n = -Infinity
  /** How far it was asked to have come, and had not. */
  lacks = -Infinity
  /** How far it had come when the server that writes lost what this one has; unchanged, it still has it. */
  lostAt: number | undefined
  /** Cut when it falls silent, so that nobody goes on waiting for it. */
  readonly pools = new Set<Pool>()
  readonly #waiting = new Set<(error: Error) => void>()
  #client: pg.Client | undefined

  constructor(url: string) {
    this.url = url
    this.place = placeOf(url)
  }

  /** It has what the server that writes has lost. */
  get isAstray(): boolean {
    return this.lostAt !== undefined
  }

  /** Asks it, on a connection of its own; nothing when it does not answer. */
  async look(): Promise<Mark | undefined> {
    try {
      this.#client ??= await this.#open()
      return await readMark(this.#client, ANSWER_MS)
    } catch {
      this.close()
      return undefined
    }
  }

  /** A connection of the pool, unless the server falls silent before there is one. */
  async connect(pool: Pool): Promise<pg.PoolClient> {
    const connecting = pool.connect()
    if (pool.waitingCount <= pool.idleCount) return connecting
    try {
      return await this.#unlessItFalls(connecting)
    } catch (error) {
      void giveBack(connecting)
      throw error
    }
  }

  #unlessItFalls<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      work.then(resolve, reject).finally(() => this.#waiting.delete(reject))
    })
  }

  fall(): void {
    this.isUp = false
    for (const leave of this.#waiting) leave(new Error(`Connection terminated: ${this.place} does not answer`))
    this.#waiting.clear()
    for (const pool of this.pools) cutConnections(pool)
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'portal-vigia',
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  close(): void {
    this.#client?.end().catch(() => {})
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }
}

/** It came too late for whoever waited. */
async function giveBack(connecting: Promise<pg.PoolClient>): Promise<void> {
  const client = await connecting.catch(() => undefined)
  client?.release()
}
