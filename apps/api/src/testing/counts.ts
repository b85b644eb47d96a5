// Moves the database's rate-limit counters into the past or deletes them, so that tests need not wait.
import type { Pool } from '@portal/db/pool'

export async function letTimePass(pool: Pool, ms: number): Promise<void> {
  await pool.query(
    `with l as (update sistema.limite set ate = ate - $1 * interval '1 ms'), p as (update sistema.pergunta_por_pessoa
      set feita_em = feita_em - $1 * interval '1 ms')
    update sistema.lugar set ate = ate - $1 * interval '1 ms'`,
    [ms],
  )
}

export const forgetAllCounted = (pool: Pool): Promise<unknown> =>
  pool.query('truncate sistema.limite, sistema.pergunta_por_pessoa, sistema.lugar')
