// Runs a statement on the counters that all processes share. If it fails for any reason, the visitor is refused with
// 503 and a short retry-after, so that nobody passes uncounted.
import type { Pool } from '@portal/db/pool'
import type { QueryConfig, QueryResultRow } from 'pg'
import { ComeBackLater } from './errors.ts'

const RETRY_SECONDS = 5

export async function counted<T extends QueryResultRow>(pool: Pool, statement: QueryConfig): Promise<T | undefined> {
  try {
    const { rows } = await pool.query<T>(statement)
    return rows[0]
  } catch (error) {
    if (error instanceof ComeBackLater) throw error
    throw new ComeBackLater(
      503,
      'Não conseguimos atender este pedido agora. Tente novamente em instantes.',
      RETRY_SECONDS,
      error,
    )
  }
}
