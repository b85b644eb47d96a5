import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool, PoolClient } from '@portal/db/pool'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { withoutIndexes } from './bulk.ts'

let scratch: Scratch
let pool: Pool

beforeAll(async () => {
  scratch = await openScratch()
  ;({ pool } = await scratch.database())
})

afterAll(() => scratch.close())

async function inTransaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const definitions = async (): Promise<unknown[]> =>
  (
    await pool.query(
      `select indexdef as definition from pg_indexes where schemaname in ('public', 'resumo')
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace in ('public'::regnamespace, 'resumo'::regnamespace) order by 1`,
    )
  ).rows

test('drops keys and indexes during the load and creates them again after it', async () => {
  const before = await definitions()
  let during: number | undefined
  await inTransaction((client) =>
    withoutIndexes(client, ['public', 'resumo'], async () => {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
      )
      during = rows[0]?.n
    }),
  )
  expect(during).toBe(0)
  expect(await definitions()).toEqual(before)
})

test('still refuses an orphan row', async () => {
  const orphan = inTransaction((client) =>
    withoutIndexes(client, ['public'], async () => {
      await client.query('insert into exercicio (entidade, exercicio, ano_base_ppa) values (404, 2026, 2026)')
    }),
  )
  await expect(orphan).rejects.toThrow(/exercicio_entidade_fkey/)
  expect((await pool.query('select from exercicio')).rowCount).toBe(0)
})
