// Killed at any moment, a copy is whole or is not there, and a restored database is empty or has everything.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { until } from '@portal/db/fixtures/home'
import { filePath } from '@portal/db/files'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ensureProgrammed, programPath } from '../../../../scripts/prepare.mjs'
import { cityFiles, smallCity } from '../../../demo/src/testing/city.ts'
import { portalIn } from '../testing/portal.ts'
import { openScratch, type Scratch, type TestDatabase, writeContent } from '../testing/scratch.ts'
import { rowsOfEverything } from '../testing/whole-city.ts'

const FEW = 10
const NOBODY = 65_534

let scratch: Scratch
let city: TestDatabase
let store: string
/** In clear, since what is tested here is who is killed. */
let copiada: string
let everything: Map<string, string>
/** Where it is restored, again and again. */
let target: TestDatabase
let restoredFiles: string
let child: ChildProcess | undefined

beforeAll(async () => {
  await ensureProgrammed()
  scratch = await openScratch()
  city = await scratch.copy(smallCity)
  target = await scratch.database()
  restoredFiles = await scratch.folder()
  store = await scratch.folder()
  const { rows } = await city.pool.query<{ sha256: string }>('select distinct sha256 from arquivo order by 1 limit $1', [FEW])
  for (const { sha256 } of rows) await writeContent(filePath(store, sha256), await readFile(filePath(cityFiles(), sha256)))
  everything = await rowsOfEverything(city.pool)
  copiada = join(await scratch.folder(), 'copia')
  await portalIn({ DATABASE_URL: city.url, FILES_DIR: store }, 'copia', copiada, '--sem-cifra')
})
afterAll(() => scratch.close())
afterEach(() => child?.kill('SIGKILL'))

function start({ url }: TestDatabase, files: string, args: string[], asUser = {}): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, FILES_DIR: files }
  child = spawn(process.execPath, [programPath('comandos'), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'], ...asUser })
  return child
}

/** Kills it as soon as it says such a line, which it must. */
async function killAt(running: ChildProcess, line: RegExp): Promise<void> {
  let said = ''
  let met = false
  running.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  running.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (met || !line.test(said)) return
    met = true
    running.kill('SIGKILL')
  })
  await once(running, 'close')
  if (!met) throw new Error(`it ended before it said ${line.source}: ${said}`)
}

const OTHERS = `select from pg_stat_activity where datname = current_database() and application_name in ('portal-dados', 'portal-migracao')`

const othersOf = async ({ pool }: TestDatabase, condition = 'true'): Promise<number> =>
  (await pool.query(`${OTHERS} and ${condition}`)).rowCount ?? 0

const sessionsEnded = (database: TestDatabase): Promise<unknown> =>
  until('its sessions to end', async () => (await othersOf(database)) === 0)

test('a copy killed at any moment leaves no folder that looks like one, and the next sweeps what it left', async () => {
  const parent = await scratch.folder()
  for (const moment of [/Copiando as tabelas: /, /(Copiando as tabelas: \d+%\s+){2}/, /Copiando os arquivos publicados/]) {
    await killAt(start(city, store, ['copia', join(parent, 'copia'), '--sem-cifra']), moment)
    await sessionsEnded(city)
    expect((await readdir(parent)).filter((name) => !name.includes('.tmp-'))).toEqual([])
  }
  const gate = await city.pool.connect()
  await gate.query('begin; lock table sistema.estado in access exclusive mode')
  const waiting = start(city, store, ['copia', join(parent, 'copia'), '--sem-cifra'])
  await until('it to wait', () => othersOf(city, `wait_event_type = 'Lock'`))
  waiting.kill('SIGKILL')
  await once(waiting, 'exit')
  await gate.query('rollback')
  gate.release()
  expect((await portalIn({ DATABASE_URL: city.url, FILES_DIR: store }, 'copia', join(parent, 'copia'), '--sem-cifra')).code).toBe(0)
  expect(await readdir(parent)).toEqual(['copia'])
  expect((await portalIn({}, 'copia', '--conferir', join(parent, 'copia'))).code).toBe(0)
})

const MOMENTS = [
  /Conferindo a cópia…/, /Preparando as tabelas…/, /Guardando os arquivos…/, /Trazendo as linhas…/, /Trazendo as linhas: /,
  /Refazendo os índices…/,
]

test.each(MOMENTS)('a restored database whose program is killed at %s is empty', async (moment) => {
  await killAt(start(target, restoredFiles, ['restaura', copiada]), moment)
  await sessionsEnded(target)
  const { rows } = await target.pool.query<{ existe: boolean }>(`select to_regclass('public.entidade') is not null as existe`)
  expect(rows[0]?.existe ? (await target.pool.query('select from entidade')).rowCount : 0).toBe(0)
})

test('and takes the copy again; killed after its rows came, it has everything once any command finished the rest', async () => {
  await killAt(start(target, restoredFiles, ['restaura', copiada]), /Refazendo os resumos…/)
  await sessionsEnded(target)
  expect((await portalIn({ DATABASE_URL: target.url, FILES_DIR: restoredFiles }, 'status')).code).toBe(0)
  expect(await rowsOfEverything(target.pool)).toEqual(everything)
})

test.skipIf(process.getuid?.() !== 0)('a folder that the user of the portal may not write is told, on both ways', async () => {
  const parent = await scratch.folder()
  await chmod(dirname(parent), 0o755)
  await chmod(parent, 0o555)
  const nobody = { uid: NOBODY, gid: NOBODY }
  const saying = async (running: ChildProcess): Promise<string> => {
    let said = ''
    running.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await once(running, 'close')
    return said
  }
  expect(await saying(start(city, store, ['copia', join(parent, 'copia'), '--sem-cifra'], nobody))).toMatch(/^Sem permissão em .*copia \(EACCES\): dê a pasta ao usuário que roda o portal/)
  const database = await scratch.database()
  await chmod(dirname(copiada), 0o755)
  await opened(copiada)
  expect(await saying(start(database, join(parent, 'arquivos'), ['restaura', copiada], nobody))).toMatch(/^Sem permissão em .*arquivos \(EACCES\)/)
  expect((await database.pool.query('select from entidade')).rowCount).toBe(0)
})

/** To be read by anyone. */
async function opened(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}
