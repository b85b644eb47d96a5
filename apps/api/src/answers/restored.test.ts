// Two copies of one database are one backup restored twice: what came after the first is lost to the second.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutConnections, openPool, type Pool } from '@portal/db/pool'
import { ENTIDADE, EXERCICIO } from '../testing/sample.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const LIST = `/api/diarias?entidade=${ENTIDADE}&exercicio=${EXERCICIO}&size=9`

let lost: TestDatabase
let restored: TestDatabase
let where: { current: string }
let pools: Pool[]
let portals: TestPortal[]

beforeEach(async () => {
  ;[lost, restored] = await Promise.all([openTestDatabase(), openTestDatabase()])
  where = { current: lost.url }
  pools = []
  portals = [await open(), await open()]
})
afterEach(async () => {
  await Promise.all(portals.map((portal) => portal.close()))
  await Promise.all([lost.close(), restored.close()])
})

function open(): Promise<TestPortal> {
  const pool = (): Pool => {
    const opened = openPool(where, { max: 2 })
    pools.push(opened)
    return opened
  }
  return openTestPortal({ database: lost, pool, exportPool: pool })
}

/** While the portals run. */
function restore(): void {
  where.current = restored.url
  for (const pool of pools) cutConnections(pool)
}

const change = ({ pool }: TestDatabase, motivo: string): Promise<unknown> => pool.query(
  `begin;
  update diaria set motivo = '${motivo}' where entidade = ${ENTIDADE} and exercicio = ${EXERCICIO};
  select sistema.nova_versao('despesa', ${ENTIDADE}, ${EXERCICIO});
  commit`,
)

const markOf = async ({ pool }: TestDatabase): Promise<number> => (await pool.query<{ n: number }>('select n from sistema.marca')).rows[0]?.n ?? 0

/** What each of the processes answers. */
const ask = (etag?: string) => Promise.all(portals.map(({ get }) => get(LIST, etag === undefined ? {} : { 'if-none-match': etag })))

async function etagOf(motivo: string): Promise<string> {
  await expect.poll(async () => (await ask()).every(({ body }) => body.includes(motivo)), { timeout: 10_000 }).toBe(true)
  const [first, second] = (await ask()).map(({ headers }) => String(headers['etag']))
  expect(first).toBe(second)
  return String(first)
}

test('as many changes after the restored backup as were lost, and an ETag of the lost ones is of nothing', async () => {
  await change(lost, 'perdida')
  const given = await etagOf('perdida')
  await change(restored, 'nova')
  restore()
  expect(await etagOf('nova')).not.toBe(given)
  expect((await ask(given)).map(({ statusCode, body }) => [statusCode, body.includes('nova')])).toEqual([[200, true], [200, true]])
})
