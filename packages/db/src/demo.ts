// Finds out whether a database holds the invented city, and whether somebody else wrote a row since. The database may
// be of any version, so the tables are read from its catalog.
import pg from 'pg'
import { ofVisitors } from './visitors.ts'

const TABLES = `select format('atendimento.%I', tablename) as name from pg_tables where schemaname = 'atendimento'
  and tablename <> 'segredo'`

/**
 * Selects a row not written with the city: the city and its requests were written by one transaction, so they share its
 * xmin.
 */
const WRITTEN_BY_ANOTHER = (table: string): string =>
  `select from ${table} where xmin <> (select xmin from sistema.estado where chave = 'demonstracao')
    and ${ofVisitors(table)} limit 1`

/** Tables filled by a migration, whose rows nobody else wrote. */
const OF_THE_MIGRATION = new Set(['atendimento.regra', 'atendimento.feriado'])

/** 'none': not the invented city. 'alone': nothing in it would be missed. 'visited': somebody wrote beside the city. */
export type Demo = 'none' | 'alone' | 'visited'

export async function readDemo(url: string): Promise<Demo> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-inicio' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows: state } = await client.query<{ known: boolean }>(
      `select to_regclass('sistema.estado') is not null as known`,
    )
    if (!state[0]?.known) return 'none'
    const { rowCount } = await client.query(`select from sistema.estado where chave = 'demonstracao'`)
    if (rowCount === 0) return 'none'
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    for (const { name } of tables) {
      if (!OF_THE_MIGRATION.has(name) && (await client.query(WRITTEN_BY_ANOTHER(name))).rowCount) return 'visited'
    }
    return 'alone'
  } finally {
    await client.end().catch(() => {})
  }
}
