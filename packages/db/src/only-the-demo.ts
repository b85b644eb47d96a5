// Whether a database holds nothing that could be missed: the invented city, and not a word of a visitor's. Of any version, so it asks the database what it has.
import pg from 'pg'

const WRITTEN_SINCE = `
  select table_name as nome, column_name as coluna from information_schema.columns
  where table_schema = 'atendimento' and data_type = 'timestamp with time zone' and column_default = 'now()'`

export async function holdsOnlyTheDemo(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-inicio' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows: state } = await client.query<{ known: boolean }>(`select to_regclass('sistema.estado') is not null as known`)
    if (!state[0]?.known) return false
    const { rowCount } = await client.query(`select from sistema.estado where chave = 'demonstracao'`)
    if (rowCount === 0) return false
    const { rows: written } = await client.query<{ nome: string; coluna: string }>(WRITTEN_SINCE)
    for (const { nome, coluna } of written) {
      const later = `select from atendimento.${pg.escapeIdentifier(nome)}
        where ${pg.escapeIdentifier(coluna)} > (select alterado_em from sistema.estado where chave = 'demonstracao') limit 1`
      if ((await client.query(later)).rowCount) return false
    }
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
