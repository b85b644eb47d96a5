import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUPERUSER } from './cluster.ts'
import { createDatabase, dropDatabase, openDatabase, withDatabase, type Database } from './database.ts'
import { DatabaseError } from './errors.ts'
import { removeHome, temporaryHome, until } from './fixtures/home.ts'
import { clusterFolder } from './home.ts'
import { openPool } from './pool.ts'

const home = temporaryHome()
const lines: string[] = []
let database: Database

beforeAll(async () => {
  database = await openDatabase({ PORTAL_HOME: home }, { log: (line) => lines.push(line) })
})

afterAll(async () => {
  await database?.stop()
  removeHome(home)
})

async function refusal(url: string): Promise<string> {
  const error: unknown = await openDatabase({ DATABASE_URL: url }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseError)
  const { message } = error as DatabaseError
  expect(message).not.toMatch(/\n|segredo/)
  return message
}

async function listen(onConnection: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const pool = openPool(url, { max: 1 })
  try {
    return (await pool.query(sql)).rows
  } finally {
    await pool.end()
  }
}

test('without DATABASE_URL the embedded database is created and used', async () => {
  expect(database.embedded).toBe(true)
  expect(lines).toEqual(['Criando o banco de dados…'])
  expect(await query(database.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  expect(await query(database.url, 'create extension pg_trgm')).toEqual([])
})

test('with DATABASE_URL that server is used and left running', async () => {
  const named = await openDatabase({ DATABASE_URL: database.url, PORTAL_HOME: '/nonexistent' })
  expect(named).toMatchObject({ url: database.url, embedded: false })
  await named.stop()
  expect(await query(database.url, 'select 1 as um')).toEqual([{ um: 1 }])
})

test('an unreachable server is reported in one line with its address and no password', async () => {
  const { server, port } = await listen(() => {})
  await new Promise((resolve) => server.close(resolve))
  expect(await refusal(`postgresql://portal:segredo@localhost:${port}/cidade`)).toMatch(
    new RegExp(`localhost:${port}/cidade.*a conexão foi recusada`),
  )
})

test('refusals by the server are explained', async () => {
  const { port } = new URL(database.url)
  expect(await refusal(`postgresql://portal:segredo@127.0.0.1:${port}/portal`)).toMatch(/usuário ou senha recusados/)
  expect(await refusal(withDatabase(database.url, 'inexistente'))).toMatch(/inexistente.*o banco não existe/)
})

test('a malformed address is reported in one line', async () => {
  expect(await refusal('mysql://portal:segredo@localhost/cidade')).toMatch(/não é um endereço válido/)
  expect(await refusal('postgresql://portal:segredo@localhost:porta/cidade')).toMatch(/não é um endereço válido/)
})

test('a server that accepts the connection and never responds times out', async () => {
  const sockets: Socket[] = []
  const { server, port } = await listen((socket) => sockets.push(socket))
  expect(await refusal(`postgresql://portal:segredo@127.0.0.1:${port}/cidade`)).toMatch(/não houve resposta a tempo/)
  sockets.forEach((socket) => socket.destroy())
  server.close()
})

test('a PostgreSQL older than 15 is refused', async () => {
  const { server, port } = await listen((socket) => {
    socket.once('data', () => {
      socket.write(message('R', int32(0)))
      socket.write(message('Z', Buffer.from('I')))
      socket.on('data', (request) => {
        if (request[0] === 'Q'.charCodeAt(0)) socket.write(versionAnswer('140011'))
      })
    })
  })
  expect(await refusal(`postgresql://portal:segredo@127.0.0.1:${port}/cidade`)).toMatch(
    /é o 14; o portal precisa do 15/,
  )
  server.close()
})

test('databases are cloned from a template and dropped even while in use', async () => {
  const model = await createDatabase(database.url, 'modelo')
  await query(model, `create table cidade as select 'Aurora' as nome`)
  const copy = await createDatabase(database.url, 'Cópia 1', 'modelo')
  expect(await query(copy, 'select nome from cidade')).toEqual([{ nome: 'Aurora' }])
  const busy = openPool(copy)
  await busy.query('select 1')
  await dropDatabase(database.url, 'Cópia 1')
  await busy.end()
  const left = await query(database.url, `select datname from pg_database where datname in ('modelo', 'Cópia 1')`)
  expect(left).toEqual([{ datname: 'modelo' }])
})

test('a database is dropped while autovacuum is running in it', async () => {
  const superuser = new URL(database.url)
  superuser.username = SUPERUSER
  superuser.password = readFileSync(join(clusterFolder(home), 'senha'), 'utf8')
  const slowly = [
    "autovacuum_naptime = '1s'",
    "autovacuum_vacuum_cost_delay = '100ms'",
    'autovacuum_vacuum_cost_limit = 1',
  ]
  for (const setting of slowly) await query(superuser.href, `alter system set ${setting}`)
  await query(superuser.href, 'select pg_reload_conf()')
  const url = await createDatabase(database.url, 'varrido')
  await query(url, 'create table linha as select generate_series(1, 100000) as numero')
  await query(url, 'delete from linha where numero % 2 = 0')
  const workers = `select pid from pg_stat_activity where backend_type = 'autovacuum worker' and datname = 'varrido'`
  await until('a worker in the database', async () => (await query(superuser.href, workers)).length > 0)
  await dropDatabase(database.url, 'varrido')
  expect(await query(database.url, `select datname from pg_database where datname = 'varrido'`)).toEqual([])
})

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const message = (kind: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])

function versionAnswer(version: string): Buffer {
  const textType = [int32(25), Buffer.from([255, 255]), int32(-1)]
  const column = Buffer.concat([
    Buffer.from('\0\x01version\0'),
    int32(0),
    Buffer.from([0, 0]),
    ...textType,
    Buffer.from([0, 0]),
  ])
  const row = Buffer.concat([Buffer.from([0, 1]), int32(version.length), Buffer.from(version)])
  return Buffer.concat([
    message('T', column),
    message('D', row),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ])
}
