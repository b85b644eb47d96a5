import { spawn, type ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from './embedded.ts'
import { DatabaseError } from './errors.ts'
import { removeHome, temporaryHome, until } from './fixtures/home.ts'
import { dataFolder } from './home.ts'
import { openPool } from './pool.ts'
import { findPostmaster } from './postmaster.ts'

const WRITER = fileURLToPath(new URL('fixtures/writer.ts', import.meta.url))
const home = temporaryHome()
const data = dataFolder(home)
const homes = [home]
const children: ChildProcess[] = []
let opened: Embedded[] = []

beforeAll(() => start().then(stopAll))

afterEach(async () => {
  await stopAll()
  expect(findPostmaster(data)).toBeUndefined()
})

afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'))
  homes.forEach(removeHome)
})

async function start(
  folder = home,
  options: { patienceMs?: number; log?: (line: string) => void } = {},
): Promise<Embedded> {
  const server = await startEmbedded({ home: folder, ...options })
  opened.push(server)
  return server
}

async function stopAll(): Promise<void> {
  await Promise.all(opened.map((server) => server.stop()))
  opened = []
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const pool = openPool(url, { max: 1 })
  try {
    return (await pool.query<Row>(sql)).rows
  } finally {
    await pool.end()
  }
}

function spawnWriter(folder: string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exit
}

/** Returns the last number whose commit was acknowledged before the process was killed. */
async function killWriter(alsoKill: () => void = () => {}): Promise<number> {
  const child = spawnWriter(home)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await until('the first rows', () => output.split('\n').length > 100)
  const exit = killed(child)
  alsoKill()
  await exit
  return Number(output.split('\n').at(-2))
}

async function expectRows(url: string, acknowledged: number): Promise<void> {
  const [row] = await query<{ total: number; maior: number }>(
    url,
    'select count(*) as total, max(numero) as maior from linha',
  )
  expect(acknowledged).toBeGreaterThan(99)
  expect(row?.total).toBe(row?.maior)
  expect(row?.maior).toBeGreaterThanOrEqual(acknowledged)
}

test('a restart keeps the rows, and a stop really stops', async () => {
  const first = await start()
  await query(first.url, 'create table cidade (nome text)')
  await query(first.url, `insert into cidade values ('Aurora')`)
  await first.stop()
  expect(findPostmaster(data)).toBeUndefined()
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select nome from cidade')).toEqual([{ nome: 'Aurora' }])
})

test('the orphan of a killed process is adopted with every acknowledged row, and stopped at the end', async () => {
  const acknowledged = await killWriter()
  const server = await start()
  expect(server.adopted).toBe(true)
  await expectRows(server.url, acknowledged)
  await query(server.url, 'drop table linha')
})

test('after process and server are killed together, every acknowledged row is recovered', async () => {
  const acknowledged = await killWriter(() => process.kill(findPostmaster(data)?.pid ?? 0, 'SIGKILL'))
  const server = await start()
  expect(server.adopted).toBe(false)
  await expectRows(server.url, acknowledged)
  await query(server.url, 'drop table linha')
})

test('a server killed under a living process comes back at the same address with its rows', async () => {
  const server = await start()
  const pool = openPool(server.url)
  await pool.query('create table resistente as select 1 as um')
  const dead = findPostmaster(data)?.pid ?? 0
  process.kill(dead, 'SIGKILL')
  await until('another server process', () => ![dead, undefined].includes(findPostmaster(data)?.pid))
  const rows = await until('an answer', () =>
    pool.query('select um from resistente').then(
      (result) => result.rows,
      () => undefined,
    ),
  )
  expect(rows).toEqual([{ um: 1 }])
  await pool.end()
})

test('a server that died of a full disk says so when it comes back', async () => {
  const said: string[] = []
  const server = await start(home, { log: (line) => said.push(line) })
  appendFileSync(
    join(home, 'postgres.log'),
    'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n',
  )
  process.kill(findPostmaster(data)?.pid ?? 0, 'SIGKILL')
  await until('its return', () => said.includes('O banco embutido voltou.'))
  expect(said).toContain('O banco embutido caiu (disco cheio); reiniciando…')
  expect(server.adopted).toBe(false)
})

test('an orphan that does not respond is killed and replaced', async () => {
  const acknowledged = await killWriter()
  const frozen = findPostmaster(data)?.pid ?? 0
  process.kill(frozen, 'SIGSTOP')
  const server = await start(home, { patienceMs: 200 })
  expect(server.adopted).toBe(false)
  expect(findPostmaster(data)?.pid).not.toBe(frozen)
  await expectRows(server.url, acknowledged)
})

test('a shared server outlives the first process to leave and stops with the last', async () => {
  const first = await start()
  const second = await start()
  expect([first.adopted, second.adopted, first.url === second.url]).toEqual([false, true, true])
  await first.stop()
  expect(await query(second.url, 'select 1 as um')).toEqual([{ um: 1 }])
  await second.stop()
  expect(findPostmaster(data)).toBeUndefined()
})

test('a stale pid file naming another living process does not prevent the start', async () => {
  const { uid, gid } = statSync(data)
  const stranger = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 ? { uid, gid } : {}) })
  children.push(stranger)
  const pidFile = join(data, 'postmaster.pid')
  writeFileSync(pidFile, [stranger.pid, data, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready   ', ''].join('\n'))
  // The server left it, and reads it whatever the umask of this process is.
  chownSync(pidFile, uid, gid)
  const server = await start(home, { patienceMs: 500 })
  expect(server.adopted).toBe(false)
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a cluster creation killed midway is cleaned up and done again, by two starts at once', async () => {
  const fresh = temporaryHome()
  homes.push(fresh)
  const child = spawnWriter(fresh)
  const draft = await until('the draft of the data folder', () =>
    readdirSync(fresh).find((name) => name.startsWith('cluster.tmp-')),
  )
  await until('files in the draft', () => existsSync(join(fresh, draft, 'data', 'PG_VERSION')))
  await killed(child)
  expect(readdirSync(fresh)).not.toContain('cluster')
  const [one, other] = await Promise.all([start(fresh), start(fresh)])
  expect(one.url).toBe(other.url)
  expect(await query(one.url, 'select 1 as um')).toEqual([{ um: 1 }])
  expect(readdirSync(fresh).filter((name) => name.includes('.tmp-'))).toEqual([])
})

test.each<[moment: string, isThere: (folder: string) => boolean]>([
  ['is asked for', () => true],
  ['creates the data', (folder) => readdirSync(folder).some((name) => name.startsWith('cluster.tmp-'))],
  ['has launched the server', (folder) => existsSync(join(dataFolder(folder), 'postmaster.pid'))],
  ['sees the server answer', (folder) => findPostmaster(dataFolder(folder))?.starting === false],
])('a start given up when it %s leaves no server and no half-made folder', async (_moment, isThere) => {
  const fresh = temporaryHome()
  homes.push(fresh)
  const given = new AbortController()
  const starting = startEmbedded({ home: fresh, signal: given.signal }).then(
    () => 'started',
    (reason: unknown) => reason,
  )
  await until('the moment', () => isThere(fresh))
  given.abort('given up')
  expect(await starting).toBe('given up')
  expect(findPostmaster(dataFolder(fresh))).toBeUndefined()
  expect(existsSync(join(dataFolder(fresh), 'postmaster.pid'))).toBe(false)
  expect(readdirSync(fresh).filter((name) => name.includes('.tmp-'))).toEqual([])
})

test('a cancelled start leaves the server to the other start under way', async () => {
  const server = await start()
  await expect(startEmbedded({ home, signal: AbortSignal.abort('given up') })).rejects.toBe('given up')
  expect(await query(server.url, 'select 1 as um')).toEqual([{ um: 1 }])
})

test('the second of two first starts waits for the first, and joins it', async () => {
  const fresh = temporaryHome()
  homes.push(fresh)
  const child = spawnWriter(fresh)
  await until('the draft of the data folder', () => readdirSync(fresh).some((name) => name.startsWith('cluster.tmp-')))
  const said: string[] = []
  const server = await start(fresh, { log: (line) => said.push(line) })
  expect(said).toEqual(['Outro processo está criando o banco de dados nesta pasta; esperando que termine…'])
  expect(await query(server.url, 'select 1 as um')).toEqual([{ um: 1 }])
  await killed(child)
})

test('a lock file left by a dead process is taken over', async () => {
  const fresh = temporaryHome()
  homes.push(fresh)
  writeFileSync(join(fresh, 'cluster.vez'), '999999999')
  const server = await start(fresh)
  expect(await query(server.url, 'select 1 as um')).toEqual([{ um: 1 }])
  expect(readdirSync(fresh)).not.toContain('cluster.vez')
})

test('the portal uses a role of its own, and an older home is fixed', async () => {
  const before = await start()
  const admin = before.url.replace(/portal:[^@]+/, `postgres:${readFileSync(join(home, 'cluster/senha'), 'utf8')}`)
  await query(admin, `alter role portal superuser password 'a-mesma'`)
  await stopAll()
  rmSync(join(home, 'cluster/senha-portal'))
  chmodSync(home, 0o755)
  chmodSync(join(home, 'cluster'), 0o755)
  const { url } = await start()
  const rights = `
    select rolsuper or rolcreaterole or rolreplication or rolbypassrls as strong, current_user::text as name
    from pg_roles where rolname = current_user`
  expect(await query(url, rights)).toEqual([{ strong: false, name: 'portal' }])
  expect(url).not.toContain(readFileSync(join(home, 'cluster/senha'), 'utf8'))
  await expect(query(url.replace(/portal:[^@]+/, 'portal:a-mesma'), 'select 1')).rejects.toThrow(/password/)
  for (const folder of [home, join(home, 'cluster')]) expect(statSync(folder).mode & 0o777).toBe(0o750)
  expect(statSync(join(home, 'cluster/senha-portal')).mode & 0o777).toBe(0o600)
})

test('data of another PostgreSQL version is refused in one line', async () => {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8')
  writeFileSync(join(data, 'PG_VERSION'), '17\n')
  const error: unknown = await start().catch((reason: unknown) => reason)
  writeFileSync(join(data, 'PG_VERSION'), version)
  expect(error).toBeInstanceOf(DatabaseError)
  expect((error as DatabaseError).message).toMatch(/são do PostgreSQL 17 e este programa traz o 18/)
})

test('a home that cannot be used is reported in one line that says what to do', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'portal-teste-'))
  homes.push(closed)
  chmodSync(closed, process.getuid?.() === 0 ? 0o700 : 0o500)
  const error: unknown = await start(closed).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseError)
  expect((error as DatabaseError).message).toMatch(/^Sem permissão para usar .*PORTAL_HOME.*DATABASE_URL\.$/)
})
