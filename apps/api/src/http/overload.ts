// Refuses requests with 503 at once while too many already wait for a database connection.
import type { Pool, PoolClient } from '@portal/db/pool'
import { overloaded } from './errors.ts'

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

export function limitQueue(pool: Pool, maxWaiting: number): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>
  const limited = (callback?: Callback): Promise<PoolClient> | void => {
    if (pool.waitingCount < maxWaiting || pool.idleCount > 0) return callback ? void connect(callback) : connect()
    if (!callback) return Promise.reject(overloaded())
    callback(overloaded(), undefined, () => {})
  }
  pool.connect = limited as Pool['connect']
}
