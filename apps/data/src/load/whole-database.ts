// Used by a load that replaces everything: empties facts and summaries, and records whether the database holds the
// demo, or a sample of it.
import type { ClientBase, Pool } from 'pg'

/** Tables that the portal fills without any city, so they are never emptied. */
const KEPT = ['segredo', 'regra', 'feriado']

export async function tablesIn(database: Pool | ClientBase, schemas: readonly string[]): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1)
      and tablename <> all ($2) order by name`,
    [schemas, KEPT],
  )
  return rows.map(({ name }) => name).join(', ')
}

export async function emptyEverything(client: ClientBase): Promise<void> {
  await client.query(
    `truncate ${await tablesIn(client, ['public', 'resumo', 'cofre'])}, sistema.ultima_atualizacao, sistema.retirada`,
  )
  await client.query(`delete from sistema.carga where area <> 'atendimento'`)
  await client.query(`delete from sistema.estado where chave in ('demonstracao', 'amostra', 'vazio')`)
}

/** Deletes what visitors wrote to the entities of the demo. */
export async function emptyVisitors(client: ClientBase): Promise<void> {
  await client.query(`truncate ${await tablesIn(client, ['atendimento'])}`)
  await client.query('delete from sistema.carga')
}

export async function isDemo(database: Pool | ClientBase): Promise<boolean> {
  const { rowCount } = await database.query(`select from sistema.estado where chave = 'demonstracao'`)
  return rowCount !== 0
}

export const markAsDemo = (client: ClientBase): Promise<unknown> =>
  client.query(`insert into sistema.estado (chave, valor) values ('demonstracao', 'S')`)

/** The full demo city that is to replace a loaded sample of it. */
export interface WholeCity {
  today: string
  scale: number
}

export const markAsSample = (client: ClientBase, whole: WholeCity): Promise<unknown> =>
  client.query(`insert into sistema.estado (chave, valor) values ('amostra', $1)`, [JSON.stringify(whole)])

/** Returns the full city to load, or undefined where no sample is loaded. */
export async function readSample(database: Pool | ClientBase): Promise<WholeCity | undefined> {
  const { rows } = await database.query<{ valor: WholeCity }>(
    `select valor::json as valor from sistema.estado where chave = 'amostra'`,
  )
  return rows[0]?.valor
}
