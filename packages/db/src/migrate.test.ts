import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { DatabaseError } from './errors.ts'
import { sharedHome } from './fixtures/home.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'

let server: Embedded
let url: string
let count = 0
const folders: string[] = []

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
})

afterAll(async () => {
  await server?.stop()
  folders.forEach((folder) => rmSync(folder, { recursive: true }))
})

beforeEach(async () => {
  const name = `migracao_${process.pid}_${++count}`
  url = await createDatabase(server.url, name)
  return () => dropDatabase(server.url, name)
})

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migracoes-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

async function query(sql: string): Promise<unknown[]> {
  const pool = openPool(url, { max: 1 })
  try {
    return (await pool.query(sql)).rows
  } finally {
    await pool.end()
  }
}

async function refusal(files: Record<string, string>): Promise<string> {
  const error: unknown = await migrate(url, { folder: folderOf(files) }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseError)
  const { message } = error as DatabaseError
  expect(message).not.toContain('\n')
  return message
}

const FIRST = { '0001-cidade.sql': 'create table cidade (nome text);' }
const SECOND = { '0002-bairro.sql': `insert into cidade values ('Aurora');\ncreate table bairro (nome text);` }

test('applies each file once, in order, and says which', async () => {
  const lines: string[] = []
  const folder = folderOf({ ...SECOND, ...FIRST })
  expect(await migrate(url, { folder, log: (line) => lines.push(line) })).toEqual(['0001-cidade.sql', '0002-bairro.sql'])
  expect(lines).toEqual(['Migrando o banco: 0001-cidade.sql', 'Migrando o banco: 0002-bairro.sql'])
  expect(await migrate(url, { folder })).toEqual([])
  expect(await query('select nome from cidade')).toEqual([{ nome: 'Aurora' }])
})

test('applies only what is new', async () => {
  await migrate(url, { folder: folderOf(FIRST) })
  expect(await migrate(url, { folder: folderOf({ ...FIRST, ...SECOND }) })).toEqual(['0002-bairro.sql'])
})

test('line endings do not count as a change', async () => {
  const sql = 'create table cidade (\n  nome text\n);\n'
  await migrate(url, { folder: folderOf({ '0001-cidade.sql': sql }) })
  expect(await migrate(url, { folder: folderOf({ '0001-cidade.sql': sql.replaceAll('\n', '\r\n') }) })).toEqual([])
})

test('refuses an applied file that changed', async () => {
  await migrate(url, { folder: folderOf(FIRST) })
  expect(await refusal({ '0001-cidade.sql': 'create table cidade (nome text, uf text);' })).toMatch(/0001-cidade\.sql mudou/)
})

test('refuses a schema newer than the code', async () => {
  await migrate(url, { folder: folderOf({ ...FIRST, ...SECOND }) })
  expect(await refusal(FIRST)).toMatch(/mais novo que este programa .*0002-bairro\.sql/)
})

test('refuses a file that arrives behind those applied', async () => {
  const third = { '0003-rua.sql': 'create table rua (nome text);' }
  await migrate(url, { folder: folderOf({ ...FIRST, ...third }) })
  expect(await refusal({ ...FIRST, ...SECOND, ...third })).toMatch(/0002-bairro\.sql chegou depois/)
  expect(await query(`select to_regclass('bairro') as tabela`)).toEqual([{ tabela: null }])
})

test('refuses ambiguous names', async () => {
  expect(await refusal({ ...FIRST, '0001-outra.sql': 'select 1' })).toMatch(/mesmo número/)
  expect(await refusal({ 'bairro.sql': 'select 1' })).toMatch(/deveria chamar-se/)
})

test('a failing file leaves nothing of itself and keeps what came before', async () => {
  const broken = { '0002-quebrada.sql': 'create table sobra (nome text);\n\nselect nada from cidade;' }
  expect(await refusal({ ...FIRST, ...broken })).toMatch(/0002-quebrada\.sql falhou na linha 3: .*nada.* Nada dela foi aplicado/)
  expect(await query(`select to_regclass('sobra') as tabela`)).toEqual([{ tabela: null }])
  expect(await query('select nome from migracao')).toEqual([{ nome: '0001-cidade.sql' }])
  expect(await migrate(url, { folder: folderOf({ ...FIRST, ...SECOND }) })).toEqual(['0002-bairro.sql'])
})

test('a file that cannot be recorded is undone', async () => {
  const unrecordable = { '0001-cidade.sql': `create table cidade (nome text); insert into migracao values ('0001-cidade.sql', '')` }
  expect(await refusal(unrecordable)).toMatch(/0001-cidade\.sql falhou/)
  expect(await query(`select to_regclass('cidade') as tabela`)).toEqual([{ tabela: null }])
  expect(await query('select nome from migracao')).toEqual([])
})

test('two starts at once apply each file once', async () => {
  const folder = folderOf({ '0001-cidade.sql': 'select pg_sleep(0.3); create table cidade (nome text);', ...SECOND })
  const applied = await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
  expect(applied.flat().sort()).toEqual(['0001-cidade.sql', '0002-bairro.sql'])
  expect(await query('select nome from cidade')).toEqual([{ nome: 'Aurora' }])
})
