// Reads how far a server has come, as one number (the mark), which grows with each change that visitors may see.
import pg from 'pg'
import { types } from '../pool.ts'

export interface Mark {
  n: number
  /** The server follows another one and only reads. */
  isReplica: boolean
  /** The next mark, and no later one, is written but not committed yet; standbys may already show it. */
  isCommitting: boolean
}

type Asked = Pick<pg.ClientBase, 'query'>

const PATIENCE_MS = 10_000

/**
 * The 64-bit id of the transaction that last wrote the row: xmax has only its lower 32 bits; the snapshot gives the
 * upper ones.
 */
const WRITER = `(top + (xmax::text::bigint - top + 2147483648 & 4294967295) - 2147483648)::text::xid8`

const MARK = `select n, pg_is_in_recovery() as "isReplica",
  case when pg_is_in_recovery() or xmax = '0' then false
    else coalesce(pg_xact_status(${WRITER}) <> 'aborted', false) end as "isCommitting"
from sistema.marca, (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as top) s`

export async function readMark(client: Asked, patienceMs = PATIENCE_MS): Promise<Mark> {
  const asked = { name: 'marca', text: MARK, types, query_timeout: patienceMs }
  const { rows } = await client.query<Mark>(asked)
  if (!rows[0]) throw new Error('sistema.marca is empty')
  return rows[0]
}
