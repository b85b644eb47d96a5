// Fills the tables named in oddities.ts, and those that features of the catalog add, with rows generated from the
// schema.
import { areas } from '@portal/catalog/areas'
import type { Pool } from '@portal/db/pool'
import { readTables, type Reference } from '../../../../data/src/package/tables.ts'
import { insert, type SampleRow } from '../insert.ts'
import { sampleRows } from '../sample-rows.ts'
import { ODDITIES } from './oddities.ts'

interface Year {
  readonly entidade: number
  readonly exercicio: number
}

/**
 * Returns the keys of a table in this year: of the entity if the table has no years, all keys if it has no entities.
 */
async function keysOf(pool: Pool, { tabela, referidas }: Reference, year: Year): Promise<SampleRow[]> {
  const named = Object.entries(year).filter(([name]) => referidas.includes(name))
  const where = named.map(([name], i) => `${name} = $${i + 1}`).join(' and ') || 'true'
  const columns = referidas.join(', ')
  const sql = `select ${columns} from ${tabela} where ${where} order by ${columns}`
  return (
    await pool.query<SampleRow>(
      sql,
      named.map(([, value]) => value),
    )
  ).rows
}

/** Loads the generated rows, parents first. Runs after the rows written by hand, which these may cite. */
export async function loadFromSchema(pool: Pool, year: Year): Promise<void> {
  const brought = new Set(areas.flatMap(({ features = [] }) => features.flatMap(({ tables }) => tables)))
  for (const table of await readTables(pool)) {
    const oddity = ODDITIES[table.nome]
    if (!oddity && !brought.has(table.nome)) continue
    const { also, ...said } = oddity?.(year) ?? {}
    const keys = new Map<Reference, SampleRow[]>()
    for (const reference of table.referencias) keys.set(reference, await keysOf(pool, reference, year))
    const made = sampleRows(table, { ...year, cited: (reference) => keys.get(reference) ?? [], ...said })
    await insert(pool, table.nome, [...made, ...(also ?? [])])
  }
}
