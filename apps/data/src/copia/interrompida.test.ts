// Kills copies and restores at each step of the program: a copy is complete or absent, and a restored database is empty
// or has everything. The program kills itself at the step given.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { killedAt, type Moment } from '@portal/db/fixtures/die-at'
import { until } from '@portal/db/fixtures/home'
import { filePath } from '@portal/db/files'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureProgrammed, programPath } from '../../../../scripts/prepare.mjs'
import { importPackage } from '../import/import-package.ts'
import { portalIn } from '../testing/portal.ts'
import { CITY, openScratch, type Scratch, type TestDatabase, writeContent, writePackage } from '../testing/scratch.ts'
import { rowsOfEverything } from '../testing/whole-city.ts'
import { conferir } from './conferir.ts'

const NOBODY = 65_534
/** Each test starts a program, and makes or fills a whole database. */
const PATIENCE_MS = 300_000

let scratch: Scratch
let city: TestDatabase
let store: string
/** The copy is unencrypted: these tests are only about killed processes. */
let copiada: string
let everything: Map<string, string>
let child: ChildProcess | undefined

const CONTENTS = ['edital', 'contrato', 'ata']

beforeAll(async () => {
  await ensureProgrammed()
  scratch = await openScratch()
  city = await scratch.database()
  store = await scratch.folder()
  await importPackage(city.pool, await writePackage(await scratch.folder(), CITY), { storeDir: store })
  for (const [at, content] of CONTENTS.entries()) {
    const sha256 = createHash('sha256').update(content).digest('hex')
    await writeContent(filePath(store, sha256), content)
    await city.pool.query(
      `insert into arquivo (arquivo, nome, tipo_conteudo, tamanho, sha256, data)
        values ($1, $2, 'text/plain', $3, $4, '2026-01-02')`,
      [at + 1, `${content}.txt`, content.length, sha256],
    )
  }
  await city.pool.query(
    `insert into atendimento.mensagem (entidade, nome, email, assunto, texto)
      values (1, 'Ana', 'ana@example.org', 'Bueiro', 'Na rua')`,
  )
  await city.pool.query('select resumo.reconstruir(1, 2026)')
  everything = await rowsOfEverything(city.pool)
  copiada = join(await scratch.folder(), 'copia')
  await portalIn({ DATABASE_URL: city.url, FILES_DIR: store }, 'copia', copiada, '--sem-cifra')
})
afterAll(() => scratch.close())
afterEach(() => child?.kill('SIGKILL'))

const envOf = ({ url }: TestDatabase, files: string): { DATABASE_URL: string; FILES_DIR: string } => ({
  DATABASE_URL: url,
  FILES_DIR: files,
})

function start(database: TestDatabase, files: string, args: string[], asUser = {}): ChildProcess {
  const env = { ...process.env, ...envOf(database, files) }
  child = spawn(process.execPath, [programPath('comandos'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asUser,
  })
  return child
}

const OTHERS = `select from pg_stat_activity where datname = current_database()
  and application_name in ('portal-dados', 'portal-migracao')`

const othersOf = async ({ pool }: TestDatabase, condition = 'true'): Promise<number> =>
  (await pool.query(`${OTHERS} and ${condition}`)).rowCount ?? 0

const sessionsEnded = (database: TestDatabase): Promise<unknown> =>
  until('its sessions to end', async () => (await othersOf(database)) === 0)

const draftsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.tmp-'))

describe('a copy', { timeout: PATIENCE_MS }, () => {
  const copying = (into: string): string[] => [programPath('comandos'), 'copia', into, '--sem-cifra']
  let parent: string

  beforeAll(async () => {
    parent = await scratch.folder()
    expect((await portalIn(envOf(city, store), 'copia', join(parent, 'anterior'), '--sem-cifra')).code).toBe(0)
  })

  /**
   * Checks that the previous copy is intact, and that the next one is complete and removes what the killed one left.
   */
  async function goesOn(made: string[]): Promise<void> {
    expect((await readdir(parent)).filter((name) => !name.includes('.tmp-'))).toEqual(['anterior', ...made])
    for (const name of ['anterior', ...made]) await conferir(join(parent, name))
    expect(await portalIn(envOf(city, store), 'copia', join(parent, 'seguinte'), '--sem-cifra')).toMatchObject({
      code: 0,
    })
    await conferir(join(parent, 'seguinte'))
    expect(await readdir(parent)).toEqual(['anterior', ...made, 'seguinte'])
    for (const name of [...made, 'seguinte']) await rm(join(parent, name), { recursive: true })
  }

  const MOMENTS: [string, Moment][] = [
    ['its instant begins', { match: 'ask [^]*begin isolation level' }],
    ['its tables are held', { match: 'ask [^]*lock table', after: true }],
    ['its folder is made', { match: String.raw`^mkdir \S+\.tmp-[^/]+$`, after: true }],
    ['its first table is asked for', { match: 'ask [^]*copy ' }],
    ['a table of facts is opened', { match: String.raw`^open \S+/public\.empenho\.gz wx`, after: true }],
    ['a table of visitors is asked for', { match: 'ask [^]*copy atendimento.mensagem' }],
    ['it says that half of the tables are there', { match: '^say Copiando as tabelas: [5-9]' }],
    ['its second file is linked', { match: '^link ', nth: 2 }],
    ['it is about to say what it is', { match: String.raw`^writeFile \S+/copia\.json ` }],
    ['it said what it is, not by what sum', { match: String.raw`^writeFile \S+/copia\.json\.sha256 ` }],
    ['it has no name yet', { match: '^rename .*/copia$' }],
  ]

  test.each(MOMENTS)('is absent if killed when %s, and the next copy removes what it left', async (_when, moment) => {
    await killedAt(moment, copying(join(parent, 'copia')), envOf(city, store))
    await goesOn([])
  })

  test('is complete if killed right after its folder is renamed', async () => {
    await killedAt({ match: '^rename .*/copia$', after: true }, copying(join(parent, 'copia')), envOf(city, store))
    await goesOn(['copia'])
  })

  test('holds no table lock if killed while it waits for one', async () => {
    const gate = await city.pool.connect()
    await gate.query('begin; lock table sistema.estado in access exclusive mode')
    const waiting = start(city, store, ['copia', join(parent, 'copia'), '--sem-cifra'])
    await until('it to wait', () => othersOf(city, `wait_event_type = 'Lock'`))
    waiting.kill('SIGKILL')
    await once(waiting, 'exit')
    await gate.query('rollback')
    gate.release()
    await sessionsEnded(city)
    await goesOn([])
  })
})

describe('a restored database', { timeout: PATIENCE_MS }, () => {
  let target: TestDatabase
  let files: string

  beforeAll(async () => {
    target = await scratch.database()
    files = await scratch.folder()
  })

  async function killRestoring(moment: Moment, into = target): Promise<void> {
    await killedAt(moment, [programPath('comandos'), 'restaura', copiada], envOf(into, files))
    await sessionsEnded(into)
  }

  async function isEmpty({ pool }: TestDatabase): Promise<boolean> {
    const { rows } = await pool.query<{ existe: boolean }>(
      `select to_regclass('public.entidade') is not null as existe`,
    )
    return !rows[0]?.existe || (await pool.query('select from entidade')).rowCount === 0
  }

  /** Checks that any command, here `status`, computes what is missing. */
  async function isFinished(into: TestDatabase): Promise<void> {
    expect((await portalIn(envOf(into, files), 'status')).code).toBe(0)
    expect(await rowsOfEverything(into.pool)).toEqual(everything)
    expect(await draftsIn(files)).toEqual([])
  }

  /**
   * Each moment is later than the one before it: to reach it, the program restored the copy again over what the
   * previous kill left.
   */
  const BEFORE: [string, Moment][] = [
    ['it is about to prove the copy', { match: '^say Conferindo a cópia…' }],
    ['what was there is gone, to itself alone', { match: 'ask [^]*drop schema', after: true }],
    ['it is about to be gone to everybody', { match: 'ask [^]*commit' }],
    ['some of its migrations were applied', { match: 'ask [^]*insert into instalacao.migracao', nth: 4 }],
    ['all of them were', { match: '^say Guardando os arquivos…' }],
    ['its second file has no name yet', { match: String.raw`^rename \S+\.tmp-`, nth: 2 }],
    ['rows begin to come', { match: 'ask [^]*copy ' }],
    ['half of the rows came', { match: '^say Trazendo as linhas: [5-9]' }],
    ['all rows came', { match: '^say Refazendo os índices…' }],
    ['its triggers are on again', { match: 'ask [^]*enable trigger', after: true }],
    ['its rows are about to be there', { match: 'ask [^]*set versao = default' }],
  ]

  test.each(BEFORE)('is empty if the program is killed when %s', async (_when, moment) => {
    await killRestoring(moment)
    expect(await isEmpty(target)).toBe(true)
  })

  test('takes the copy again; if killed after its rows were committed, any command finishes it', async () => {
    await killRestoring({ match: '^say Refazendo os resumos…' })
    await isFinished(target)
  })

  test('is finished by any command if killed while its summaries are filled', async () => {
    const other = await scratch.database()
    await killRestoring({ match: 'ask [^]*resumo.refazer' }, other)
    await isFinished(other)
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'copia and restaura both report a folder that the user of the portal may not write',
  async () => {
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
    expect(await saying(start(city, store, ['copia', join(parent, 'copia'), '--sem-cifra'], nobody))).toMatch(
      /^Sem permissão em .*copia \(EACCES\): dê a pasta ao usuário que roda o portal/,
    )
    const database = await scratch.database()
    await chmod(dirname(copiada), 0o755)
    await opened(copiada)
    expect(await saying(start(database, join(parent, 'arquivos'), ['restaura', copiada], nobody))).toMatch(
      /^Sem permissão em .*arquivos \(EACCES\)/,
    )
    expect((await database.pool.query('select from entidade')).rowCount).toBe(0)
  },
)

/** Makes a copy readable by any user. */
async function opened(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}
