// Measures the CPU a query costs in this process and in the database, in turns with others: wall-clock time would
// include other processes of the machine.
import { readFileSync } from 'node:fs'
import type { Pool, PoolClient } from '@portal/db/pool'
import type { Statement } from '../apps/api/src/lists/binds.ts'
import { median } from './medians.ts'

export type Query = Statement

/** PostgreSQL plans a prepared statement this many times for its values before it may cache a generic plan. */
const PLANNED_ANEW = 5

export class QueryCpu {
  readonly #client: PoolClient
  readonly #backend: number

  private constructor(client: PoolClient, backend: number) {
    this.#client = client
    this.#backend = backend
  }

  /** Opens one connection without parallel workers, so that all the cost is in one backend. */
  static async open(pool: Pool): Promise<QueryCpu> {
    const client = await pool.connect()
    await client.query('set max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return new QueryCpu(client, rows[0]?.pid ?? 0)
  }

  /** Returns the CPU of the backend. schedstat has nanoseconds; the usual ticks of 10 ms would be too coarse. */
  #databaseMs(): number {
    return Number(readFileSync(`/proc/${this.#backend}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  }

  #used(): number {
    const { user, system } = process.cpuUsage()
    return this.#databaseMs() + (user + system) / 1000
  }

  async #cost(query: Query): Promise<number> {
    const before = this.#used()
    await this.#client.query(query)
    return this.#used() - before
  }

  /**
   * Returns the median of each query in milliseconds of CPU. Named queries are first run until their plan is cached.
   */
  async medians(queries: readonly Query[], rounds: number): Promise<number[]> {
    for (const query of queries.filter(({ name }) => name !== undefined)) {
      for (let time = 0; time < PLANNED_ANEW; time++) await this.#client.query(query)
    }
    const costs: number[][] = queries.map(() => [])
    for (let round = 0; round < rounds; round++) {
      for (const [i, query] of queries.entries()) costs[i]?.push(await this.#cost(query))
    }
    return costs.map(median)
  }

  close(): void {
    this.#client.release(true)
  }
}
