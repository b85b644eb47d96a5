// How far a server has come: one number, which grows with each change that visitors may see.
import pg from 'pg'
import { types } from '../pool.ts'

export interface Mark {
  n: number
  /** Follows another server, and only reads. */
  isReplica: boolean
}

type Asked = Pick<pg.ClientBase, 'query'>

const PATIENCE_MS = 10_000

export async function readMark(client: Asked, patienceMs = PATIENCE_MS): Promise<Mark> {
  const asked = { name: 'marca', text: 'select n, pg_is_in_recovery() as "isReplica" from sistema.marca', types, query_timeout: patienceMs }
  const { rows } = await client.query<Mark>(asked)
  if (!rows[0]) throw new Error('sistema.marca is empty')
  return rows[0]
}
