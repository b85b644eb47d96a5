// Finds the tables and sequences a copy takes in the catalog of the database, so that it also fits the schema of an
// older version.
import type { ClientBase, Pool } from 'pg'

export interface TabelaDoBanco {
  /** Table name with its schema. */
  nome: string
  /** The same name, quoted for SQL. */
  sql: string
  colunas: string[]
}

/** Schemas copied. Summaries are not: they are computed again from facts. */
const ESQUEMAS = ['public', 'atendimento', 'sistema', 'cofre']
/** Tables with what visitors wrote, which nobody else may read. */
const SECRETO = 'atendimento.'

/**
 * Leaves out generated columns, unlogged tables (counters) and the tables listed in `sistema.refeita`, which each
 * database computes again.
 */
const TABELAS = `
select n.nspname || '.' || c.relname as nome, format('%I.%I', n.nspname, c.relname) as sql, array(
  select attname::text from pg_attribute
  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
) as colunas
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any ($1) and c.relkind = 'r' and c.relpersistence = 'p'
  and not exists (select from sistema.refeita r where to_regclass(r.tabela) = c.oid)
order by n.nspname collate "C", c.relname collate "C"`

export const tabelasIn = async (database: Pool | ClientBase): Promise<TabelaDoBanco[]> =>
  (await database.query<TabelaDoBanco>(TABELAS, [ESQUEMAS])).rows

export const isSecret = ({ nome }: { nome: string }): boolean => nome.startsWith(SECRETO)

export interface Sequencia {
  nome: string
  ultimo: number
}

export const sequenciasIn = async (database: Pool | ClientBase): Promise<Sequencia[]> =>
  (
    await database.query<Sequencia>(
      `select format('%I.%I', schemaname, sequencename) as nome, last_value as ultimo from pg_sequences
      where schemaname = any ($1) and last_value is not null order by 1`,
      [ESQUEMAS],
    )
  ).rows
