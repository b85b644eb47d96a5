// Speeds up large loads: foreign keys and indexes are checked and built once at the end instead of row by row, which is
// several times faster.
import type { PoolClient } from 'pg'

interface Restorable {
  drop: string
  restore: string
}

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = any ($1::regnamespace[])
  order by conrelid::regclass::text, conname`

const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as restore
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  where not i.indisunique and c.relnamespace = any ($1::regnamespace[])
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by i.indexrelid::regclass::text`

/**
 * Drops foreign keys and plain indexes of the schemas, runs the load, and creates them again, checking every row. Runs
 * inside the caller's transaction, so a failed load leaves them as they were.
 */
export async function withoutIndexes(
  client: PoolClient,
  schemas: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const found = async (sql: string): Promise<Restorable[]> => (await client.query<Restorable>(sql, [schemas])).rows
  const aside = [...(await found(INDEXES)), ...(await found(FOREIGN_KEYS))]
  for (const { drop } of aside) await client.query(drop)
  await load()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  await client.query(`set local work_mem = '128MB'`)
  for (const { restore } of aside) await client.query(restore)
}
