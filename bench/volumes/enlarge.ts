// Enlarges the tables of a volume with the SQL file beside it. Indexes and foreign keys are created after the rows, and
// the summaries rebuilt.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pool } from '@portal/db/pool'

interface Dependent {
  drop: string
  create: string
}

/** Lists foreign keys before indexes. The indexes listed back no constraint. */
const DEPENDENTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index i where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint
    where conindid = i.indexrelid)`

export interface Growth {
  file: string
  tables: readonly string[]
  /** SQL that rebuilds the summaries of the tables, and the summaries it writes. */
  rebuild?: { sql: string; written: readonly string[] }
}

export const enlargedBy =
  ({ file, tables, rebuild }: Growth) =>
  async (pool: Pool): Promise<void> => {
    const { rows: dependents } = await pool.query<Dependent>(DEPENDENTS, [tables])
    for (const { drop } of dependents) await pool.query(drop)
    await pool.query(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
    for (const { create } of dependents) await pool.query(create)
    await pool.query(`vacuum (analyze) ${tables.join(', ')}`)
    if (!rebuild) return
    await pool.query(rebuild.sql)
    await pool.query(`vacuum (analyze) ${rebuild.written.join(', ')}`)
  }
