// Writes the SQL that exports the rows of a table: ordered by key, each value formatted so that the import reads the
// same one back.
import { id } from './sql.ts'
import type { Column, Table } from './tables.ts'

const EXPRESSIONS: Partial<Record<Column['tipo'], (column: string) => string>> = {
  text: (column) => `nullif(${column}, '')`,
  boolean: (column) => `${column}::text`,
  'timestamp with time zone': (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
}

/** Reads from the table itself, or from another with the same columns. */
export function writtenRows(table: Table, from: string, where = 'true'): string {
  const columns = table.colunas.map(
    ({ nome, tipo }) => `${EXPRESSIONS[tipo]?.(`t.${id(nome)}`) ?? `t.${id(nome)}`} as ${id(nome)}`,
  )
  const texts = new Set(table.colunas.filter(({ tipo }) => tipo === 'text').map(({ nome }) => nome))
  const order = table.chave.map((key) => `t.${id(key)}${texts.has(key) ? ' collate "C"' : ''}`)
  return `select ${columns.join(', ')} from ${from} t where ${where} order by ${order.join(', ')}`
}
