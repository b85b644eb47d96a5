// Checks whether a database holds data of a city, and resets an empty one to before its first migration.
import { ofVisitors } from '@portal/db/visitors'
import type { ClientBase, Pool } from 'pg'
import { tablesIn } from '../load/whole-database.ts'

type Database = Pool | ClientBase

/** Returns a table with a row that the portal did not insert by itself, or undefined. */
export async function firstWritten(database: Database, schemas: readonly string[]): Promise<string | undefined> {
  const tables = (await tablesIn(database, schemas)).split(', ').filter(Boolean)
  if (tables.length === 0) return undefined
  const each = tables.map(
    (table) => `(select '${table}' as tabela where exists (select from ${table} where ${ofVisitors(table)}))`,
  )
  const { rows } = await database.query<{ tabela: string }>(`${each.join(' union all ')} limit 1`)
  return rows[0]?.tabela
}

export class NotEmpty extends Error {
  constructor(tabela: string) {
    super(
      `O banco não está vazio (há linhas em ${tabela}), e uma cópia só entra num banco vazio. Nada foi mudado. ` +
        'Pare o portal e indique outra pasta em PORTAL_HOME, ou um banco novo em DATABASE_URL, e repita; o que ' +
        'está aqui continua aqui.',
    )
  }
}

export async function checkEmpty(database: Database): Promise<void> {
  const { rows } = await database.query<{ ours: boolean }>(
    `select to_regclass('instalacao.migracao') is not null as ours`,
  )
  const others = rows[0]?.ours ? undefined : (await tablesIn(database, ['public'])).split(', ').find(Boolean)
  const tabela = others ?? (await firstWritten(database, ['public', 'atendimento']))
  if (tabela !== undefined) throw new NotEmpty(tabela)
}

/** Drops everything but the extensions, which the migrations find or create. */
const ALL_OF_OURS = `
select 1 as vez, format('drop schema %I cascade', nspname) as sql from pg_namespace
where nspname in ('resumo', 'sistema', 'atendimento', 'cofre', 'instalacao')
union all
select 2, format('drop table public.%I cascade', tablename) from pg_tables where schemaname = 'public'
union all
select 3, format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by 1, 2`

/** Resets a database that was found empty, in one transaction. */
export async function takeBack(client: ClientBase): Promise<void> {
  await client.query('begin')
  await checkEmpty(client)
  const { rows } = await client.query<{ sql: string }>(ALL_OF_OURS)
  for (const { sql } of rows) await client.query(sql)
  await client.query('commit')
}
