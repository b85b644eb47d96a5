// Tests a restored backup with two copies of one database: the changes in the first are lost in the second.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renewAfterRestore } from '@portal/db/historia'
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

/** Switches the running portals to the restored database. */
function restore(): void {
  where.current = restored.url
  for (const pool of pools) cutConnections(pool)
}

const change = ({ pool }: TestDatabase, motivo: string): Promise<unknown> =>
  pool.query(
    `begin;
  update diaria set motivo = '${motivo}' where entidade = ${ENTIDADE} and exercicio = ${EXERCICIO};
  select sistema.nova_versao('despesa', ${ENTIDADE}, ${EXERCICIO});
  commit`,
  )

async function markOf({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select n from sistema.marca')
  return rows[0]?.n ?? 0
}

/** Returns the response of each process. */
const ask = (etag?: string) =>
  Promise.all(portals.map(({ get }) => get(LIST, etag === undefined ? {} : { 'if-none-match': etag })))

async function etagOf(motivo: string): Promise<string> {
  const isThere = async (): Promise<boolean> => (await ask()).every(({ body }) => body.includes(motivo))
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true)
  const [first, second] = (await ask()).map(({ headers }) => String(headers['etag']))
  expect(first).toBe(second)
  return String(first)
}

test('after as many new changes as were lost, an ETag of the lost ones matches nothing', async () => {
  await change(lost, 'perdida')
  const given = await etagOf('perdida')
  await change(restored, 'nova')
  restore()
  expect(await etagOf('nova')).not.toBe(given)
  const answers = (await ask(given)).map(({ statusCode, body }) => [statusCode, body.includes('nova')])
  expect(answers).toEqual([
    [200, true],
    [200, true],
  ])
})

test('a version that reappears is replaced, and every process has the same new one', async () => {
  const changed = `area = 'despesa' and entidade = ${ENTIDADE} and exercicio = ${EXERCICIO}`
  await change(restored, 'guardada')
  await change(lost, 'guardada')
  const { rows } = await restored.pool.query<{ versao: number }>(`select versao from sistema.carga where ${changed}`)
  await lost.pool.query(`update sistema.carga set versao = $1 where ${changed}`, [rows[0]?.versao])
  const given = await etagOf('guardada')
  await change(lost, 'perdida')
  await etagOf('perdida')
  const last = await markOf(lost)
  restore()
  expect(await etagOf('guardada')).not.toBe(given)
  expect((await ask(given)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await markOf(restored)).toBe(last + 1)
})

test('a start on a restored database renews all versions once, and the next start does not', async () => {
  const all = 'select versao from sistema.carga union all select versao from sistema.contexto'
  const versions = async (): Promise<unknown[]> => (await restored.pool.query(all)).rows.map(({ versao }) => versao)
  const before = await versions()
  expect(await renewAfterRestore(restored.pool)).toBe(true)
  const after = await versions()
  expect(after.filter((versao) => before.includes(versao))).toEqual([])
  expect(await renewAfterRestore(restored.pool)).toBe(false)
  expect(await versions()).toEqual(after)
})
