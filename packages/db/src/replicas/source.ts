// The interface through which visitors' queries are read: one pool, or several servers that together never go back in
// time.
import type { Pool, PoolClient } from '../pool.ts'

export interface Source extends Pick<Pool, 'query' | 'connect'> {
  /** True when there is more than one server to query. */
  readonly isSeveral: boolean
  /** Runs work that only reads, and retries it on another server when its connection is lost. */
  again: <T>(work: () => Promise<T>) => Promise<T>
  /** Must be awaited before data read on a borrowed connection is returned to anyone. */
  settle: (client: PoolClient) => Promise<void>
}

export const sourceOf = (pool: Pool): Source => ({
  isSeveral: false,
  query: pool.query.bind(pool) as Pool['query'],
  connect: pool.connect.bind(pool) as Pool['connect'],
  again: (work) => work(),
  settle: async () => {},
})
