import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '@portal/db/pool'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { DatabaseNotEmptyError, loadDemo } from './load-demo.ts'
import { COLUMNS, TABLE_NAMES, type TableName } from '../package/rows.ts'

let scratch: Scratch
let storeDir: string

beforeAll(async () => {
  scratch = await openScratch()
  storeDir = await scratch.folder()
})

afterAll(() => scratch.close())

async function cityOn(today: string): Promise<Pool> {
  const { pool } = await scratch.database()
  await loadDemo(pool, { scale: 0.02, today, storeDir, log: () => {} })
  return pool
}

async function hashes(pool: Pool, tables: readonly TableName[], where = ''): Promise<Record<string, string>> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const { rows: found } = await pool.query<{ hash: string }>(
        `select coalesce(md5(string_agg(line, E'\\n' order by line)), '') as hash
         from (select concat_ws('|', ${COLUMNS[table].join(', ')}) as line from ${table} ${where}) t`,
      )
      return [table, found[0]?.hash ?? ''] as const
    }),
  )
  return Object.fromEntries(rows)
}

test('the same day gives the same city, and a later day only adds to it', async () => {
  const first = await cityOn('2026-03-31')
  const second = await cityOn('2026-03-31')
  expect(await hashes(second, TABLE_NAMES)).toEqual(await hashes(first, TABLE_NAMES))

  const later = await cityOn('2026-10-30')
  const until = `where data <= '2026-03-31'`
  const dated: TableName[] = ['empenho', 'empenho_anulacao', 'liquidacao', 'pagamento', 'credito_adicional', 'nota_extraorcamentaria']
  expect(await hashes(later, dated, until)).toEqual(await hashes(first, dated))
  expect(await hashes(later, ['dotacao'])).toEqual(await hashes(first, ['dotacao']))
})

test('a database that has entities is refused and left as it was, unless told to be replaced', async () => {
  const { pool } = await scratch.database()
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (77, 'Outra cidade', '11222333000181', 'E')`)
  const load = (replace: boolean): Promise<void> => loadDemo(pool, { scale: 0.02, today: '2023-02-28', storeDir, log: () => {}, replace })
  await expect(load(false)).rejects.toThrow(DatabaseNotEmptyError)
  expect((await pool.query('select entidade from entidade')).rows).toEqual([{ entidade: 77 }])
  await load(true)
  expect((await pool.query('select entidade from entidade order by 1')).rows.map(({ entidade }) => entidade)).toEqual([1, 2, 3, 4, 5])
})

test('a load that breaks leaves nothing behind', async () => {
  const { pool } = await scratch.database()
  await pool.query(`alter table pagamento add constraint breaks check (data < '2023-03-01')`)
  await expect(loadDemo(pool, { scale: 0.02, today: '2023-06-30', storeDir, log: () => {} })).rejects.toThrow(/breaks/)
  expect((await pool.query('select count(*)::int as n from entidade')).rows).toEqual([{ n: 0 }])
})
