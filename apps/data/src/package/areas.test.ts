import { AREAS } from '@portal/catalog/area'
import { TABELAS } from '@portal/catalog/tabelas'
import { expect, test } from 'vitest'
import { beginEmpty, pool } from '../testing/empty-city.ts'
import { hasColumn, readTables } from './tables.ts'

beginEmpty()

test('every table of facts belongs to exactly one area, and has the column of its year', async () => {
  const tables = await readTables(pool)
  expect(TABELAS.map(({ nome }) => nome).sort()).toEqual(tables.map(({ nome }) => nome).sort())
  for (const { nome, ano } of TABELAS) {
    const table = tables.find((each) => each.nome === nome)
    if (ano !== undefined) expect([nome, table && hasColumn(table, ano)]).toEqual([nome, true])
  }
})

test('the catalog and the database have the same areas', async () => {
  const { rows } = await pool.query<{ area: string }>('select area from sistema.area order by 1')
  expect(rows.map(({ area }) => area)).toEqual([...AREAS].sort())
})
