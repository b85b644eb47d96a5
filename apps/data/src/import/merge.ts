// Writes staged rows to the live tables, only those that differ, and counts what was written by entity and year.
import { anoOf } from '@portal/catalog/tabelas'
import type { ClientBase } from 'pg'
import { noCoveredRow } from '../package/covered.ts'
import { columnList, id, matches } from '../package/sql.ts'
import { hasColumn, type Table } from '../package/tables.ts'
import { removeSql } from './removal.ts'
import type { Staged } from './staging.ts'
import { valuesOf } from './validate.ts'

/** Counts the changed rows of one entity and year; no year means every year of the entity, no entity every one. */
export interface Count {
  entidade: number | null
  exercicio: number | null
  novas: number
  alteradas: number
  apagadas: number
}

export interface Changes {
  table: Table
  counts: Count[]
}

/** Returns whether the rows say which entity and year they belong to. */
export const hasYear = (table: Table): boolean => hasColumn(table, 'entidade') && hasColumn(table, anoOf(table.nome))

/** Returns the name of a temporary table with the keys of the changed rows, for a table whose rows have no year. */
export const changedKeys = (table: Table): string => id(`mudada_${table.nome}`)

/** `covered`: the names of the tables with covered rows, which are compared with what they really say. */
export async function upsert(
  client: ClientBase,
  staged: Staged,
  covered: ReadonlySet<string> = new Set(),
): Promise<Count[]> {
  const { table, stage } = staged
  const columns = table.colunas.map(({ nome }) => nome)
  const values = columns.filter((column) => !table.chave.includes(column))
  const unchanged = `row(${columnList(columns, 'a')}) is not distinct from row(${columnList(columns, 'v')})`
  const action =
    values.length > 0
      ? `update set ${values.map((column) => `${id(column)} = excluded.${id(column)}`).join(', ')}`
      : 'nothing'
  return countChanges(
    client,
    table,
    `insert into public.${id(table.nome)} as t (${columnList(columns)})
    select ${columnList(columns, 'v')} from (select ${valuesOf(table, 's')} from ${stage} s) v
    where not exists (select from public.${id(table.nome)} a where ${matches('a', table.chave, 'v')} and ${unchanged})
      ${covered.has(table.nome) ? `and ${noCoveredRow(table, unchanged)}` : ''}
    on conflict (${columnList(table.chave)}) do ${action}
    returning t.*, xmax = 0 as _nova, xmax <> 0 as _alterada, false as _apagada`,
  )
}

export const removeAbsent = (client: ClientBase, staged: Staged): Promise<Count[]> =>
  countChanges(
    client,
    staged.table,
    `${removeSql(staged)} returning t.*, false as _nova, false as _alterada, true as _apagada`,
  )

const pairOf = (table: Table): string =>
  [
    ['entidade', 'entidade'],
    ['exercicio', anoOf(table.nome)],
  ]
    .map(([name, column = '']) => (hasColumn(table, column) ? `${id(column)} as ${name}` : `null::int as ${name}`))
    .join(', ')

/** Runs a statement that returns the rows it changed, each with what was done to it, and counts them. */
export async function countChanges(
  client: ClientBase,
  table: Table,
  sql: string,
  values: unknown[] = [],
): Promise<Count[]> {
  const keys = changedKeys(table)
  if (!hasYear(table)) {
    const columns = `select ${columnList(table.chave)} from public.${id(table.nome)}`
    await client.query(`create temp table if not exists ${keys} on commit drop as ${columns} with no data`)
  }
  const noted = hasYear(table)
    ? ''
    : `, anotada as (insert into ${keys} select ${columnList(table.chave)} from mudanca where _alterada)`
  const { rows } = await client.query<Count>(
    `with mudanca as (${sql})${noted}
    select ${pairOf(table)}, (count(*) filter (where _nova))::int as novas, (count(*)
      filter (where _alterada))::int as alteradas,
      (count(*) filter (where _apagada))::int as apagadas
    from mudanca group by 1, 2`,
    values,
  )
  return rows
}
