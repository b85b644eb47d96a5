import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from '@portal/db/pool'
import { CITY_DAY, CITY_SCALE, smallCity } from '../testing/city.ts'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { LAST_YEAR } from './cidade/cidade.ts'
import { DatabaseNotEmptyError, loadDemo } from './load-demo.ts'
import { COLUMNS, TABLE_NAMES, type TableName } from '../package/rows.ts'

/** The smallest city that has something of everything. */
const SCALE = 0.002

let scratch: Scratch
let storeDir: string

beforeAll(async () => {
  scratch = await openScratch()
  storeDir = await scratch.folder()
})

afterAll(() => scratch.close())

async function cityOn(today: string, scale = SCALE): Promise<Pool> {
  const { pool } = await scratch.database()
  await loadDemo(pool, { scale, today, storeDir, log: () => {} })
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

describe('beside the one that all tests copy', () => {
  let city: Pool

  beforeAll(async () => {
    ;({ pool: city } = await scratch.copy(smallCity))
  })

  test('the city of the same day comes out the same', async () => {
    const again = await cityOn(CITY_DAY, CITY_SCALE)
    expect(await hashes(again, TABLE_NAMES)).toEqual(await hashes(city, TABLE_NAMES))
  })

  test('nothing of an earlier day is another', async () => {
    const earlier = await cityOn('2026-03-31', CITY_SCALE)
    const until = `where data <= '2026-03-31'`
    const dated: TableName[] = ['empenho', 'empenho_anulacao', 'liquidacao', 'pagamento', 'credito_adicional', 'nota_extraorcamentaria']
    expect(await hashes(city, dated, until)).toEqual(await hashes(earlier, dated))
    expect(await hashes(city, ['dotacao'])).toEqual(await hashes(earlier, ['dotacao']))
  })
})

/** Until the day, or the end of the last year of the city. */
async function expectCityOf(today: string, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ last: string }>(`select max(data)::text as last from empenho`)
  expect(rows[0]?.last.slice(0, 4)).toBe([today.slice(0, 4), String(LAST_YEAR)].sort()[0])
  expect(String(rows[0]?.last) <= today).toBe(true)
}

test('a city can be made after its last year', async () => {
  await expectCityOf('2028-12-31', await cityOn('2028-12-31'))
})

test('a database that has entities is refused and left as it was, unless told to be replaced; a city can be made on a day few years have', async () => {
  const today = '2024-02-29'
  const { pool } = await scratch.database()
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (77, 'Outra cidade', '11222333000181', 'E')`)
  const load = (replace: boolean): Promise<void> => loadDemo(pool, { scale: SCALE, today, storeDir, log: () => {}, replace })
  await expect(load(false)).rejects.toThrow(DatabaseNotEmptyError)
  expect((await pool.query('select entidade from entidade')).rows).toEqual([{ entidade: 77 }])
  await load(true)
  expect(pool.totalCount, 'a load asks for no connection it would have to wait for').toBe(1)
  expect((await pool.query('select entidade from entidade order by 1')).rows.map(({ entidade }) => entidade)).toEqual([1, 2, 3, 4, 5])
  await expectCityOf(today, pool)
})

test('a load that breaks leaves nothing behind', async () => {
  const { pool } = await scratch.database()
  await pool.query(`alter table pagamento add constraint breaks check (data < '2023-03-01')`)
  await expect(loadDemo(pool, { scale: SCALE, today: '2023-06-30', storeDir, log: () => {} })).rejects.toThrow(/breaks/)
  expect((await pool.query('select count(*)::int as n from entidade')).rows).toEqual([{ n: 0 }])
})
