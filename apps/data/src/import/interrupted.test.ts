import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '@portal/db/fixtures/home'
import { openPool, type Pool, type PoolClient } from '@portal/db/pool'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureProgrammed, programPath } from '../../../../scripts/prepare.mjs'
import { CITY, emptyDatabase, openScratch, type Scratch, writePackage } from '../testing/scratch.ts'
import { importPackage } from './import-package.ts'

const NEW = { ...CITY, empenho: CITY['empenho']?.replace('99.90', '77.70') ?? '' }

let scratch: Scratch
let url: string
let pool: Pool
let storeDir: string
let gate: PoolClient
let child: ChildProcess | undefined

beforeAll(async () => {
  await ensureProgrammed()
  scratch = await openScratch()
  ;({ url, pool } = await scratch.database())
})
afterAll(() => scratch.close())

beforeEach(async () => {
  await emptyDatabase(pool)
  storeDir = await scratch.folder()
  await importPackage(pool, await writePackage(await scratch.folder(), CITY), { storeDir })
  gate = await pool.connect()
})
afterEach(() => {
  child?.kill('SIGKILL')
  gate.release(true)
})

function start(folder: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, FILES_DIR: storeDir }
  child = spawn(process.execPath, [programPath('comandos'), 'import', folder], { env, stdio: 'ignore' })
  return child
}

async function sessions(condition: string): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'portal-dados'
      and ${condition}`,
  )
  return rowCount ?? 0
}

/** Locks the version row, so that a load stops after its rows are written and before it commits. */
async function closeGate(): Promise<void> {
  await gate.query('begin')
  await gate.query('select from sistema.carga for update')
}

async function read(from: Pool = pool): Promise<unknown> {
  const { rows } = await from.query(
    `select e.valor, r.valor_empenhado, c.versao from empenho e join resumo.empenho r using (empenho), sistema.carga c
    where empenho = 2 and area = 'despesa'`,
  )
  return rows
}

test('readers see the old rows until the commit, without waiting, and then the new ones', async () => {
  const before = await read()
  await closeGate()
  const exited = once(start(await writePackage(await scratch.folder(), NEW)), 'exit')
  await until('the load to reach the gate', () => sessions(`wait_event_type = 'Lock'`))
  const reader = openPool(url, { max: 1, statementTimeoutMs: 2_000 })
  expect(await read(reader)).toEqual(before)
  await reader.end()
  await gate.query('rollback')
  expect(await exited).toEqual([0, null])
  expect(await read()).toMatchObject([{ valor: '77.70', valor_empenhado: '77.70' }])
})

test('a load killed before its commit leaves the old rows and nothing locked', async () => {
  const before = await read()
  await closeGate()
  const folder = await writePackage(await scratch.folder(), NEW)
  const importing = start(folder)
  await until('the load to reach the gate', () => sessions(`wait_event_type = 'Lock'`))
  importing.kill('SIGKILL')
  await once(importing, 'exit')
  await gate.query('rollback')
  await until('its session to end', async () => (await sessions('true')) === 0)
  expect(await read()).toEqual(before)
  expect((await importPackage(pool, folder, { storeDir })).changes).toMatchObject([{ counts: [{ alteradas: 1 }] }])
})

test('a load asked to stop ends at once, with the old rows as they were', async () => {
  const before = await read()
  await closeGate()
  const importing = start(await writePackage(await scratch.folder(), NEW))
  await until('the load to reach the gate', () => sessions(`wait_event_type = 'Lock'`))
  importing.kill('SIGTERM')
  expect(await once(importing, 'exit')).toEqual([143, null])
  await gate.query('rollback')
  await until('its session to end', async () => (await sessions('true')) === 0)
  expect(await read()).toEqual(before)
})

test('a load killed while it reads leaves the old rows', async () => {
  const before = await read()
  const folder = await writePackage(await scratch.folder(), NEW)
  const pipe = join(folder, 'empenho.csv')
  await rm(pipe)
  execFileSync('mkfifo', [pipe])
  const importing = start(folder)
  const writing = await open(pipe, 'w')
  await writing.write(NEW.empenho)
  await until('the load to copy', () => sessions(`query like 'copy %entrada_empenho%'`))
  importing.kill('SIGKILL')
  await once(importing, 'exit')
  await writing.close()
  await until('its session to end', async () => (await sessions('true')) === 0)
  expect(await read()).toEqual(before)
})

test('a second load waits for the first', async () => {
  await closeGate()
  const first = start(await writePackage(await scratch.folder(), NEW))
  const exited = once(first, 'exit')
  await until('the load to reach the gate', () => sessions(`wait_event_type = 'Lock'`))
  const lines: string[] = []
  const second = importPackage(pool, await writePackage(await scratch.folder(), NEW), {
    storeDir,
    log: (line) => lines.push(line),
  })
  await until('the second to wait', () => lines.includes('Outra carga está em andamento; esperando que termine…'))
  await gate.query('rollback')
  expect(await exited).toEqual([0, null])
  expect(await second).toMatchObject({ changes: [], pairs: [] })
})
