import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { CITY_DAY, CITY_SCALE, cityFiles, LATER_DAY, smallCity, smallCityOn } from './testing/city.ts'
import { openScratch, type Scratch } from '@portal/data/testing/scratch'
import { LAST_YEAR } from './cidade/cidade.ts'
import { DatabaseNotEmptyError, loadDemo } from './load-demo.ts'
import { COLUMNS, TABLE_NAMES, type TableName } from '@portal/data/package/rows'

/** The smallest scale with rows of every kind. */
const SCALE = 0.002

let scratch: Scratch
/** Shared with the other tests: most files of these cities are already there. */
const storeDir = cityFiles()

beforeAll(async () => {
  scratch = await openScratch()
})

afterAll(() => scratch.close())

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

/** Checks that the city has empenhos until the year of the day, or until its last year. */
async function expectCityOf(today: string, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ last: string }>(`select max(data)::text as last from empenho`)
  expect(rows[0]?.last.slice(0, 4)).toBe([today.slice(0, 4), String(LAST_YEAR)].sort()[0])
  expect(String(rows[0]?.last) <= today).toBe(true)
}

/** Clears the reasons of payments out of order that are known only after the day, when they are paid. */
const forgetReasonsAfter = (day: string, pool: Pool): Promise<unknown> =>
  pool.query(
    `update liquidacao l set motivo_fora_da_ordem = null where not exists (
      select from pagamento p where p.data <= $1
        and (p.entidade, p.exercicio, p.unidade_orcamentaria, p.empenho, p.exercicio_liquidacao, p.no_liquidacao)
          = (l.entidade, l.exercicio, l.unidade_orcamentaria, l.empenho, l.exercicio_liquidacao, l.no_liquidacao))`,
    [day],
  )

describe('compared with the city that all tests copy', () => {
  let city: Pool

  beforeAll(async () => {
    ;({ pool: city } = await scratch.copy(smallCity))
  })

  test('a city of the same day is identical', async () => {
    const { pool: again } = await scratch.database()
    await loadDemo(again, { scale: CITY_SCALE, today: CITY_DAY, storeDir, log: () => {} })
    expect(await hashes(again, TABLE_NAMES)).toEqual(await hashes(city, TABLE_NAMES))
  })

  test('a city of a day after its last year has the same rows up to an earlier day', async () => {
    const { pool: later } = await scratch.copy(smallCityOn(LATER_DAY))
    await expectCityOf(LATER_DAY, later)
    await forgetReasonsAfter(CITY_DAY, later)
    const until = `where data <= '${CITY_DAY}'`
    const dated: TableName[] = [
      'empenho',
      'empenho_anulacao',
      'liquidacao',
      'pagamento',
      'credito_adicional',
      'nota_extraorcamentaria',
    ]
    expect(await hashes(later, dated, until)).toEqual(await hashes(city, dated))
    expect(await hashes(later, ['dotacao'])).toEqual(await hashes(city, ['dotacao']))
  })
})

/** Checks that every cited file is in the store, with its content. */
async function expectContents(pool: Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ sha256: string; tamanho: number }>('select sha256, tamanho from arquivo')
  expect(rows.length).toBeGreaterThan(500)
  for (const { sha256, tamanho } of rows) {
    const content = await readFile(filePath(folder, sha256))
    expect([createHash('sha256').update(content).digest('hex'), content.length]).toEqual([sha256, tamanho])
  }
}

test(
  'refuses a database with entities and changes nothing, unless told to replace it; loads a city on 29 February, ' +
    'with its files',
  async () => {
    const today = '2024-02-29'
    const [{ pool }, emptyStore] = [await scratch.database(), await scratch.folder()]
    await pool.query(
      `insert into entidade (entidade, nome, cnpj, tipo) values (77, 'Outra cidade', '11222333000181', 'E')`,
    )
    const load = (replace: boolean): Promise<void> =>
      loadDemo(pool, { scale: SCALE, today, storeDir: emptyStore, log: () => {}, replace })
    await expect(load(false)).rejects.toThrow(DatabaseNotEmptyError)
    expect((await pool.query('select entidade from entidade')).rows).toEqual([{ entidade: 77 }])
    await load(true)
    expect(pool.totalCount, 'a load asks for no connection it would have to wait for').toBe(1)
    expect((await pool.query('select entidade from entidade order by 1')).rows.map(({ entidade }) => entidade)).toEqual(
      [1, 2, 3, 4, 5],
    )
    await expectCityOf(today, pool)
    await expectContents(pool, emptyStore)
  },
)

test('a load that fails leaves no rows', async () => {
  const { pool } = await scratch.database()
  await pool.query(`alter table pagamento add constraint breaks check (data < '2023-03-01')`)
  await expect(loadDemo(pool, { scale: SCALE, today: '2023-06-30', storeDir, log: () => {} })).rejects.toThrow(/breaks/)
  expect((await pool.query('select count(*)::int as n from entidade')).rows).toEqual([{ n: 0 }])
})
