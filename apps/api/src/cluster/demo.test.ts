// Tests that the whole demo city is loaded in the background by one of all the processes at its database, even if
// others are killed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_LOAD } from '@portal/db/locks'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortalProcess, type PortalProcess } from '../testing/portal-process.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const PATIENCE = { timeout: 240_000, interval: 50 }
const LONG = 300_000

const files = mkdtempSync(join(tmpdir(), 'portal-arquivos-'))
const started: PortalProcess[] = []
let database: TestDatabase
let turn: PoolClient

/** The smallest possible sample: the flag that the city is a sample, and an entity. */
beforeAll(async () => {
  database = await openTestDatabase('vazio')
  await database.pool.query(`
    insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Prefeitura', '11222333000181', 'E');
    insert into exercicio (entidade, exercicio) values (1, 2023);
    insert into sistema.estado (chave, valor) values
      ('demonstracao', 'S'), ('amostra', '{"today": "2023-01-31", "scale": 0.001}')`)
  turn = await database.pool.connect()
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ exit }) => exit))
  await database.close()
  rmSync(files, { recursive: true })
}, LONG)

async function start(): Promise<PortalProcess> {
  const portal = startPortalProcess({ DATABASE_URL: database.url, PROCESSOS: '1', FILES_DIR: files })
  started.push(portal)
  await portal.origin()
  return portal
}

const entities = async (): Promise<number> => (await database.pool.query('select from entidade')).rowCount ?? 0

test('the loading process may be killed; then one of two later ones loads, once', { timeout: LONG }, async () => {
  await turn.query('select pg_advisory_lock($1)', [FIRST_LOAD])
  const killed = await start()
  killed.child.kill('SIGKILL')
  await killed.exit
  const two = [await start(), await start()]
  expect(await entities()).toBe(1)
  await turn.query('select pg_advisory_unlock($1)', [FIRST_LOAD])
  turn.release()
  await expect.poll(entities, PATIENCE).toBe(5)
  expect((await database.pool.query(`select from sistema.estado where chave = 'amostra'`)).rowCount).toBe(0)
  for (const { child } of two) child.kill('SIGTERM')
  const said = await Promise.all(two.map(({ exit, says }) => exit.then(() => says(/Parando/))))
  expect(said.filter((lines) => lines.includes('Por ora o portal mostra uma amostra'))).toHaveLength(1)
})
