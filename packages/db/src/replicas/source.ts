// Where what visitors ask is read: one pool, or several servers that together never go back in time.
import type { Pool, PoolClient } from '../pool.ts'

export interface Source extends Pick<Pool, 'query' | 'connect'> {
  /** There is more than one server to ask. */
  readonly isSeveral: boolean
  /** Work that only reads, done again elsewhere when the connection it had is lost. */
  again: <T>(work: () => Promise<T>) => Promise<T>
  /** To be awaited before what was read on a connection of ours is told to anyone. */
  settle: (client: PoolClient) => Promise<void>
}

export const sourceOf = (pool: Pool): Source => ({
  isSeveral: false,
  query: pool.query.bind(pool) as Pool['query'],
  connect: pool.connect.bind(pool) as Pool['connect'],
  again: (work) => work(),
  settle: async () => {},
})
