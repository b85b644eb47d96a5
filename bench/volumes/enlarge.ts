// What is beside a volume in SQL makes its tables grow, their indexes and foreign keys made after the rows, and what is
// summed from them is made again.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pool } from '@portal/db/pool'

interface Dependent {
  drop: string
  create: string
}

/** Foreign keys before the indexes, which never hold a constraint here. */
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
  /** Calls that rebuild what the tables are summed into, and the summaries they write. */
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
