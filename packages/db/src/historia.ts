// Takes a database that went back in time, and gives all that is published a new version: what was given of the lost
// time is asked again.
import { RENEWING } from './locks.ts'
import type { Pool, PoolClient } from './pool.ts'
import { inTransaction } from './transaction.ts'

/**
 * Whoever loads meanwhile goes first: less than the second after which PostgreSQL looks for two that wait for each
 * other.
 */
const PATIENCE = `set local lock_timeout = '500ms'`

/** In the order in which a load writes them. */
async function renewVersions(client: PoolClient): Promise<void> {
  await client.query('update sistema.contexto set versao = default')
  await client.query('update sistema.carga set versao = default')
}

/** Noticed by who had seen `lost`: done once, however many notice it, since the marks go on after the lost one. */
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

/** The server, the branch of its history and the database: a restored one differs in one of them. */
const NOTE = `insert into sistema.estado (chave, valor)
select 'historia', concat_ws('/', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), oid)
from pg_control_system(), pg_database where datname = current_database()
on conflict (chave) do update set valor = excluded.valor, alterado_em = now() where estado.valor <> excluded.valor`

/** At a start, when nobody saw what was lost: answers whether the database is another than the one last started on. */
export function renewAfterRestore(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(NOTE)
    if (rowCount === 0) return false
    await renewVersions(client)
    return true
  })
}
