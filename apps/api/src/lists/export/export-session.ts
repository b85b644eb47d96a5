// A read-only transaction that lasts as long as an export reads, so that all of it comes from one state of the data.
// Its connection is cut if the client leaves.
import type { PoolClient, Runner } from '@portal/db/pool'
import type { Source } from '@portal/db/replicas/source'
import { to as copyTo } from 'pg-copy-streams'
import type { Statement } from '../binds.ts'

/** Makes the server itself check for a closed connection, even in the middle of a sort. */
const OPEN = `begin isolation level repeatable read, read only; set local client_connection_check_interval = '1s'`

export class ExportSession {
  readonly runner: Runner
  readonly #client: PoolClient
  #open = true

  /** Statements of `runner` have a timeout of `answerMs`; the export of rows has none. */
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
   * Streams rows with COPY. A cursor is not used because the driver keeps the rows it returns, so that memory grows
   * with the file.
   */
  async *rows(sql: string): AsyncGenerator<Buffer> {
    yield* this.#client.query(copyTo(`copy (${sql}) to stdout`))
  }

  async *csvLines(sql: string): AsyncGenerator<Buffer> {
    yield* this.#client.query(copyTo(`copy (${sql}) to stdout (format csv, delimiter ';')`))
  }

  /** Commits and returns the connection to the pool. */
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

  /** Closes the connection, which also cancels the running query. */
  abort(): void {
    if (!this.#open) return
    this.#open = false
    this.#client.release(true)
  }
}
