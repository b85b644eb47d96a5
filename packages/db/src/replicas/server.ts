// Holds the last known state of one server: whether it responds, whether it is a replica and which mark it has reached.
import pg from 'pg'
import { cutConnections, type Pool } from '../pool.ts'
import { placeOf } from './addresses.ts'
import { readMark, type Mark } from './mark.ts'

/** Timeout for a response. Together with the interval between two checks it stays below one second. */
const ANSWER_MS = 600

export class Server {
  readonly url: string
  readonly place: string
  isUp = false
  isReplica = false
  /** The last mark it is known to have reached. */
  n = -Infinity
  /** The mark that was required of it and that it had not reached. */
  lacks = -Infinity
  /**
   * Its mark at the moment the primary lost what this server has; while the mark is unchanged, the server still has it.
   */
  lostAt: number | undefined
  /** Pools whose connections are cut when the server stops responding, so that nobody keeps waiting for it. */
  readonly pools = new Set<Pool>()
  readonly #waiting = new Set<(error: Error) => void>()
  #client: pg.Client | undefined

  constructor(url: string) {
    this.url = url
    this.place = placeOf(url)
  }

  /** True when it has data that the primary has lost. */
  get isAstray(): boolean {
    return this.lostAt !== undefined
  }

  /** Reads its mark on a dedicated connection; returns undefined when it does not respond. */
  async look(): Promise<Mark | undefined> {
    try {
      this.#client ??= await this.#open()
      return await readMark(this.#client, ANSWER_MS)
    } catch {
      this.close()
      return undefined
    }
  }

  /** Returns a connection of the pool; throws if the server stops responding before there is one. */
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

/** Returns to the pool a connection that arrived after its caller gave up. */
async function giveBack(connecting: Promise<pg.PoolClient>): Promise<void> {
  const client = await connecting.catch(() => undefined)
  client?.release()
}
