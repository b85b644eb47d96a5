// Recomputes what tables store of a function's result (generated columns and indexes over it) after the function
// changed.
import type { Client } from 'pg'
import type { Statement } from './statements.ts'

const PROCEDURES = `select oid from pg_proc where (pronamespace::regnamespace::text || '.' || proname) = any ($1)`

const COLUMNS = `
  select distinct d.adrelid::regclass::text as "table", quote_ident(a.attname) as "column",
    pg_get_expr(d.adbin, d.adrelid) as expression, (
      select quote_ident(s.attname) from pg_depend r
      join pg_attribute s on s.attrelid = r.refobjid and s.attnum = r.refobjsubid
      where r.classid = 'pg_attrdef'::regclass and r.objid = d.oid and r.refclassid = 'pg_class'::regclass
        and r.refobjsubid not in (0, d.adnum)
      order by s.attnum limit 1
    ) as source
  from pg_depend p
  join pg_attrdef d on p.classid = 'pg_attrdef'::regclass and d.oid = p.objid
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attgenerated = 's'
  where p.refclassid = 'pg_proc'::regclass and p.refobjid in (${PROCEDURES})
  order by 1, 2`

const INDEXES = `
  select distinct i.indexrelid::regclass::text as name, c.relname::text as short, c.relnamespace::regnamespace::text as
    place,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_depend p
  join pg_index i on p.classid = 'pg_class'::regclass and i.indexrelid = p.objid
  join pg_class c on c.oid = i.indexrelid
  where p.refclassid = 'pg_proc'::regclass and p.refobjid in (${PROCEDURES})
  order by 1`

/** Updates only rows whose stored value changed; writing a column recomputes the columns generated from it. */
export async function refreshStored(
  client: Client,
  functions: readonly Statement[],
  log: (line: string) => void,
): Promise<void> {
  if (functions.length === 0) return
  const names = functions.map(({ name }) => (name.includes('.') ? name : `public.${name}`))
  const columns = (
    await client.query<{ table: string; column: string; expression: string; source: string }>(COLUMNS, [names])
  ).rows
  for (const { table, column, expression, source } of columns) {
    log(`Refazendo ${column} de ${table}`)
    await client.query(`update ${table} set ${source} = ${source} where ${column} is distinct from (${expression})`)
  }
  const indexes = (await client.query<{ short: string; place: string; definition: string }>(INDEXES, [names])).rows
  for (const { short, place, definition } of indexes) {
    log(`Refazendo o índice ${short}`)
    await client.query(definition.replace(` ${short} `, ` ${short}_novo `))
    await client.query(`drop index ${place}.${short}; alter index ${place}.${short}_novo rename to ${short}`)
  }
}
