// Brings staged rows into the live tables: only what differs is written, and what was written is told by entity and year.
import type { ClientBase } from 'pg'
import { moduloOf } from '../package/modulos.ts'
import { columnList, id, matches } from '../package/sql.ts'
import { hasColumn, type Table } from '../package/tables.ts'
import { removeSql } from './removal.ts'
import type { Staged } from './staging.ts'
import { valuesOf } from './validate.ts'

/** What happened to the rows of one entity and year; no year means every year of the entity, no entity every one. */
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

export async function upsert(client: ClientBase, staged: Staged): Promise<Count[]> {
  const { table, stage } = staged
  const columns = table.colunas.map(({ nome }) => nome)
  const values = columns.filter((column) => !table.chave.includes(column))
  const unchanged = `row(${columnList(columns, 'a')}) is not distinct from row(${columnList(columns, 'v')})`
  const action =
    values.length > 0 ? `update set ${values.map((column) => `${id(column)} = excluded.${id(column)}`).join(', ')}` : 'nothing'
  return countChanges(
    client,
    `insert into public.${id(table.nome)} as t (${columnList(columns)})
    select ${columnList(columns, 'v')} from (select ${valuesOf(table, 's')} from ${stage} s) v
    where not exists (select from public.${id(table.nome)} a where ${matches('a', table.chave, 'v')} and ${unchanged})
    on conflict (${columnList(table.chave)}) do ${action}
    returning ${pairOf(table)}, xmax = 0 as nova, xmax <> 0 as alterada, false as apagada`,
  )
}

export const removeAbsent = (client: ClientBase, staged: Staged): Promise<Count[]> =>
  countChanges(client, `${removeSql(staged)}, false as nova, false as alterada, true as apagada`)

const pairOf = (table: Table): string =>
  ['entidade', 'exercicio'].map((column) => (hasColumn(table, column) ? `t.${column}` : `null::int as ${column}`)).join(', ')

async function countChanges(client: ClientBase, sql: string): Promise<Count[]> {
  const { rows } = await client.query<Count>(
    `with mudanca as (${sql})
    select entidade, exercicio, (count(*) filter (where nova))::int as novas, (count(*) filter (where alterada))::int as alteradas,
      (count(*) filter (where apagada))::int as apagadas
    from mudanca group by 1, 2`,
  )
  return rows
}

export interface Pair {
  entidade: number
  exercicio: number
}

/** Stamps each changed table, rebuilds what derives from it and gives every touched entity and year a new version. */
export async function rebuild(client: ClientBase, changes: Changes[]): Promise<Pair[]> {
  await client.query('create temp table entrada_tocada (tabela text, modulo int, entidade int, exercicio int) on commit drop')
  for (const { table, counts } of changes) {
    await client.query(
      `insert into entrada_tocada
      select distinct $1, $2::int, x.entidade, x.exercicio from exercicio x
      join unnest($3::int[], $4::int[]) as m (entidade, exercicio)
        on x.entidade = coalesce(m.entidade, x.entidade) and x.exercicio = coalesce(m.exercicio, x.exercicio)`,
      [table.nome, moduloOf(table.nome), counts.map(({ entidade }) => entidade), counts.map(({ exercicio }) => exercicio)],
    )
  }
  await client.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela)
    select entidade, exercicio, modulo, tabela from entrada_tocada
    on conflict (entidade, exercicio, modulo, tabela) do update set atualizada_em = excluded.atualizada_em`,
  )
  const { rows: pairs } = await client.query<Pair>('select distinct entidade, exercicio from entrada_tocada order by 1, 2')
  for (const { entidade, exercicio } of pairs) await client.query('select resumo.reconstruir($1, $2)', [entidade, exercicio])
  return pairs
}
