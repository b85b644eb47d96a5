// Inserts rows into a table, for tests that need their own.
import type { Runner } from '@portal/db/pool'

export type SampleRow = Readonly<Record<string, string | number | boolean | null | undefined>>

export async function insert(runner: Runner, table: string, rows: readonly SampleRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ')
  await runner.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}
