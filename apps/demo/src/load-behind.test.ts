// Tests that the full demo city replaces its sample while the sample is read and written to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '@portal/db/pool'
import type { Template } from '@portal/db/testing/test-server'
import { emptyEverything, readSample, tablesIn } from '@portal/data/load/whole-database'
import { CITY_SOURCES, cityFiles } from './testing/city.ts'
import { openScratch, type Scratch } from '@portal/data/testing/scratch'
import { loadBehind } from './load-behind.ts'
import { loadDemo, type DemoOptions } from './load-demo.ts'

const WHOLE = { scale: 0.002, today: '2023-03-31' }
const PATIENCE = { timeout: 240_000 }

const storeDir = cityFiles()
const log = (): void => {}
const template = (name: string, asked: Partial<DemoOptions>): Template => ({
  name,
  sources: CITY_SOURCES,
  load: (pool) => loadDemo(pool, { ...WHOLE, storeDir, log, ...asked }),
})
const sample = template('amostra', { scale: 0.001, wholeScale: WHOLE.scale })

let scratch: Scratch

beforeAll(async () => {
  scratch = await openScratch()
})

afterAll(() => scratch.close())

/** Returns a hash of the rows of each table of facts and summaries, in any order. */
async function contentOf(database: Pool): Promise<Record<string, string>> {
  const tables = (await tablesIn(database, ['public', 'resumo'])).split(', ')
  const hashes = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(line, '' order by line)) as hash
      from (select t::text as line from ${table} t) t`,
  )
  const { rows } = await database.query<{ name: string; hash: string }>(hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const stampsOf = async (database: Pool): Promise<unknown[]> =>
  (await database.query('select * from sistema.ultima_atualizacao order by entidade, exercicio, modulo, tabela')).rows

const requestsOf = async (pool: Pool): Promise<unknown[]> =>
  (await pool.query('select entidade, exercicio, processo, senha_hash from atendimento.processo order by 1, 2, 3')).rows

async function versionsOf(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ versao: number }>('select versao::float8 as versao from sistema.carga')
  return rows.map(({ versao }) => versao)
}

test('the full city replaces its sample, which stays readable and writable meanwhile', PATIENCE, async () => {
  const [{ pool }, { pool: atOnce }] = [await scratch.copy(sample), await scratch.copy(template('inteira', {}))]
  expect(await readSample(pool)).toEqual(WHOLE)
  const [before, requests, versions] = [await contentOf(pool), await requestsOf(pool), await versionsOf(pool)]
  const met: Promise<unknown>[] = []
  const visit = async (): Promise<unknown> => {
    await pool.query(`select from sistema.carga where area = 'atendimento' for update nowait`)
    return contentOf(pool)
  }
  expect(await loadBehind(pool, { storeDir, log: () => void met.push(visit()) })).toBe(true)
  expect(met.length).toBeGreaterThan(0)
  for (const content of await Promise.all(met)) expect(content).toEqual(before)

  expect(await contentOf(pool)).toEqual(await contentOf(atOnce))
  expect(await stampsOf(pool)).toEqual(await stampsOf(atOnce))
  expect(await requestsOf(pool)).toEqual(requests)
  expect(await readSample(pool)).toBeUndefined()
  const oldest = Math.min(...(await versionsOf(pool)))
  expect(oldest, 'whoever kept an answer of the sample asks again').toBeGreaterThan(Math.max(...versions))
})

test('a failed load leaves the sample and its mark; of two at once, only one loads', PATIENCE, async () => {
  const { pool } = await scratch.copy(sample)
  const before = await contentOf(pool)
  await pool.query(`alter table pagamento add constraint breaks check (data < '2023-03-01') not valid`)
  await expect(loadBehind(pool, { storeDir, log })).rejects.toThrow(/breaks/)
  expect(await contentOf(pool)).toEqual(before)
  expect(await readSample(pool)).toEqual(WHOLE)
  await pool.query('alter table pagamento drop constraint breaks')
  const both = await Promise.all([loadBehind(pool, { storeDir, log }), loadBehind(pool, { storeDir, log })])
  expect(both.toSorted()).toEqual([false, true])
})

test('whatever replaces the demo removes the mark of the sample', PATIENCE, async () => {
  const { pool } = await scratch.copy(sample)
  const client = await pool.connect()
  await emptyEverything(client)
  client.release()
  expect(await readSample(pool)).toBeUndefined()
})
