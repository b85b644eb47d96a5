// One state of the data, read as long as an export lasts, on a connection that dies with whoever was asking.
import type { PoolClient, Runner } from '@portal/db/pool'
import type { Source } from '@portal/db/replicas/source'
import { to as copyTo } from 'pg-copy-streams'
import type { Statement } from '../binds.ts'

/** The server itself notices a reader that left, even in the middle of a sort. */
const OPEN = `begin isolation level repeatable read, read only; set local client_connection_check_interval = '1s'`

export class ExportSession {
  readonly runner: Runner
  readonly #client: PoolClient
  #open = true

  /** What `runner` asks, unlike the rows, is answered within `answerMs`. */
  private constructor(client: PoolClient, answerMs: number) {
    this.#client = client
    const timed = (statement: Statement): Statement => Object.assign({ query_timeout: answerMs }, statement)
    const query = (statement: Statement) => client.query(timed(statement))
    this.runner = { query: query as Runner['query'] }
  }

  static async open(source: Source, answerMs: number): Promise<ExportSession> {
    const client = await source.connect()
    const session = new ExportSession(client, answerMs)
    try {
      await session.runner.query({ text: OPEN })
      await source.settle(client)
      return session
    } catch (error) {
      session.abort()
      throw error
    }
  }

  /**
   * Copied rather than fetched: rows read through a cursor outlive their use in the driver, and memory grows with the
   * file.
   */
  async *rows(sql: string): AsyncGenerator<Buffer> {
    yield* this.#client.query(copyTo(`copy (${sql}) to stdout`))
  }

  async *csvLines(sql: string): AsyncGenerator<Buffer> {
    yield* this.#client.query(copyTo(`copy (${sql}) to stdout (format csv, delimiter ';')`))
  }

  /** Gives the connection back for others to use. */
  async close(): Promise<void> {
    if (!this.#open) return
    this.#open = false
    try {
      await this.#client.query('commit')
      this.#client.release()
    } catch (error) {
      this.#client.release(error instanceof Error ? error : true)
    }
  }

  /** Cuts the connection, and with it whatever the database was doing for us. */
  abort(): void {
    if (!this.#open) return
    this.#open = false
    this.#client.release(true)
  }
}
