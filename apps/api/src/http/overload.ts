// Overload is judged where it is felt: by how many already wait for a connection. The rest are told to come back at
// once.
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
