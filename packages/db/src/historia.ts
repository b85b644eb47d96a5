// Handles a database that went back in time (restored from a backup, or failed over with loss): gives everything
// published a new version, so that responses cached from the lost time are requested again.
import { RENEWING } from './locks.ts'
import type { Pool, PoolClient } from './pool.ts'
import { inTransaction } from './transaction.ts'

/**
 * Gives up waiting for a load after 500 ms, so that the load goes first: this is less than the one second after which
 * PostgreSQL looks for a deadlock.
 */
const PATIENCE = `set local lock_timeout = '500ms'`

/** Updates the tables in the order in which a load writes them. */
async function renewVersions(client: PoolClient): Promise<void> {
  await client.query('update sistema.contexto set versao = default')
  await client.query('update sistema.carga set versao = default')
}

/**
 * Called by each process that had seen the mark `lost`. The renewal is done once, however many processes call it, since
 * the marks continue after the lost one.
 */
export async function renewAfterReturn(pool: Pool, lost: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(PATIENCE)
    await client.query('select pg_advisory_xact_lock($1)', [RENEWING])
    const { rowCount } = await client.query('select from sistema.marca where n <= $1', [lost])
    if (rowCount === 0) return
    await renewVersions(client)
    await client.query('update sistema.marca set n = greatest(n, $1) + 1', [lost])
  })
}

/** Identifies the server, its WAL timeline and the database; a restored database differs in at least one of them. */
const NOTE = `insert into sistema.estado (chave, valor)
select 'historia', concat_ws('/', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), oid)
from pg_control_system(), pg_database where datname = current_database()
on conflict (chave) do update set valor = excluded.valor, alterado_em = now() where estado.valor <> excluded.valor`

/**
 * Called at a start, when no process saw what was lost. Returns whether the database differs from the one last started
 * on.
 */
export function renewAfterRestore(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(NOTE)
    if (rowCount === 0) return false
    await renewVersions(client)
    return true
  })
}
