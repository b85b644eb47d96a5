import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { DatabaseError } from './errors.ts'
import { sharedHome } from './fixtures/home.ts'
import { migrate, readStanding, type MigrateOptions, type Standing } from './migrate.ts'
import { openPool } from './pool.ts'
import type { Release } from './version.ts'

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

const V1 = { versao: '1.0.0', lidaDesde: '1.0.0' }

const apply = (migrations: string, options: MigrateOptions = {}): Promise<string[]> =>
  migrate(url, { sources: { migrations }, release: V1, ...options })

async function refusal(files: Record<string, string>): Promise<string> {
  const error: unknown = await apply(folderOf(files)).catch((reason: unknown) => reason)
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
  expect(await apply(folder, { log: (line) => lines.push(line) })).toEqual(['0001-cidade.sql', '0002-bairro.sql'])
  expect(lines).toEqual(['Migrando o banco: 0001-cidade.sql (1 de 2)', 'Migrando o banco: 0002-bairro.sql (2 de 2)'])
  expect(await apply(folder)).toEqual([])
  expect(await query('select nome from cidade')).toEqual([{ nome: 'Aurora' }])
})

test('applies only what is new', async () => {
  await apply(folderOf(FIRST))
  expect(await apply(folderOf({ ...FIRST, ...SECOND }))).toEqual(['0002-bairro.sql'])
})

test('line endings do not count as a change', async () => {
  const sql = 'create table cidade (\n  nome text\n);\n'
  await apply(folderOf({ '0001-cidade.sql': sql }))
  expect(await apply(folderOf({ '0001-cidade.sql': sql.replaceAll('\n', '\r\n') }))).toEqual([])
})

test('refuses an applied file that changed', async () => {
  await apply(folderOf(FIRST))
  expect(await refusal({ '0001-cidade.sql': 'create table cidade (nome text, uf text);' })).toMatch(
    /0001-cidade\.sql deste programa não é o que foi aplicado/,
  )
})

test('refuses a migration of the same release that it does not know', async () => {
  await apply(folderOf({ ...FIRST, ...SECOND }))
  expect(await refusal(FIRST)).toMatch(/a migração 0002-bairro\.sql, que este programa não conhece/)
})

test('refuses a file numbered before those already applied', async () => {
  const third = { '0003-rua.sql': 'create table rua (nome text);' }
  await apply(folderOf({ ...FIRST, ...third }))
  expect(await refusal({ ...FIRST, ...SECOND, ...third })).toMatch(/0002-bairro\.sql chegou depois/)
  expect(await query(`select to_regclass('bairro') as tabela`)).toEqual([{ tabela: null }])
})

test('refuses ambiguous names', async () => {
  expect(await refusal({ ...FIRST, '0001-outra.sql': 'select 1' })).toMatch(/mesmo número/)
  expect(await refusal({ 'bairro.sql': 'select 1' })).toMatch(/deveria chamar-se/)
})

test('a failing file is rolled back and what came before stays', async () => {
  const broken = { '0002-quebrada.sql': 'create table sobra (nome text);\n\nselect nada from cidade;' }
  expect(await refusal({ ...FIRST, ...broken })).toMatch(
    /0002-quebrada\.sql falhou na linha 3: .*nada.* Nada dela foi aplicado/,
  )
  expect(await query(`select to_regclass('sobra') as tabela`)).toEqual([{ tabela: null }])
  expect(await query('select nome from instalacao.migracao')).toEqual([{ nome: '0001-cidade.sql' }])
  expect(await apply(folderOf({ ...FIRST, ...SECOND }))).toEqual(['0002-bairro.sql'])
})

test('a file that cannot be recorded is rolled back', async () => {
  const unrecordable = {
    '0001-cidade.sql': `create table cidade (nome text);
      insert into instalacao.migracao values ('0001-cidade.sql', '')`,
  }
  expect(await refusal(unrecordable)).toMatch(/0001-cidade\.sql falhou/)
  expect(await query(`select to_regclass('cidade') as tabela`)).toEqual([{ tabela: null }])
  expect(await query('select nome from instalacao.migracao')).toEqual([])
})

test('two starts at once apply each file once', async () => {
  const folder = folderOf({ '0001-cidade.sql': 'select pg_sleep(0.3); create table cidade (nome text);', ...SECOND })
  const applied = await Promise.all([apply(folder), apply(folder)])
  expect(applied.flat().sort()).toEqual(['0001-cidade.sql', '0002-bairro.sql'])
  expect(await query('select nome from cidade')).toEqual([{ nome: 'Aurora' }])
})

describe('a database of another release', () => {
  const V2 = { versao: '1.1.0', lidaDesde: '1.0.0' }
  const stands = (files: Record<string, string>, release: Release): Promise<Standing> =>
    readStanding(url, { sources: { migrations: folderOf(files) }, release })

  test('an empty one becomes current, and reading its state changes nothing', async () => {
    expect(await stands(FIRST, V1)).toEqual({ state: 'empty' })
    expect(await query(`select to_regclass('instalacao.liberacao') as livro`)).toEqual([{ livro: null }])
    await apply(folderOf(FIRST))
    expect(await stands(FIRST, V1)).toEqual({ state: 'current' })
  })

  test('an older one is changed only when allowed, and the refusal names both releases', async () => {
    await apply(folderOf(FIRST))
    expect(await stands({ ...FIRST, ...SECOND }, V2)).toEqual({
      state: 'older',
      versao: '1.0.0',
      pending: ['0002-bairro.sql'],
    })
    await expect(apply(folderOf({ ...FIRST, ...SECOND }), { release: V2 })).rejects.toThrow(
      /da versão 1\.0\.0 .* este programa é a 1\.1\.0.*atualizar/,
    )
    expect(await query(`select to_regclass('bairro') as tabela`)).toEqual([{ tabela: null }])
    expect(await apply(folderOf({ ...FIRST, ...SECOND }), { release: V2, mayUpgrade: true })).toEqual([
      '0002-bairro.sql',
    ])
    expect(await query('select versao from instalacao.liberacao order by 1')).toEqual([
      { versao: '1.0.0' },
      { versao: '1.1.0' },
    ])
  })

  test('a newer one is never changed, and its state says whether it may be read', async () => {
    await apply(folderOf(FIRST), { release: V2 })
    expect(await stands(FIRST, V1)).toEqual({ state: 'newer', versao: '1.1.0', readable: true })
    await query(`update instalacao.liberacao set lida_desde = '1.1.0'`)
    expect(await stands(FIRST, V1)).toEqual({ state: 'newer', versao: '1.1.0', readable: false })
    await expect(apply(folderOf({ ...FIRST, ...SECOND }), { mayUpgrade: true })).rejects.toThrow(
      /O banco é da versão 1\.1\.0 .* este programa é a 1\.0\.0/,
    )
    expect(await query(`select to_regclass('bairro') as tabela`)).toEqual([{ tabela: null }])
  })

  test('one older than the first release is recognised, not changed; the error says how to move its data', async () => {
    await query(`create table migracao (nome text primary key); insert into migracao values ('0001-portal.sql')`)
    expect(await stands(FIRST, V1)).toEqual({ state: 'unreleased' })
    await expect(apply(folderOf(FIRST), { mayUpgrade: true })).rejects.toThrow(
      /anterior à 1\.0\.0.*export.*--com-atendimento.*import/,
    )
    expect(await query(`select to_regclass('instalacao.liberacao') as livro, to_regclass('cidade') as cidade`)).toEqual(
      [{ livro: null, cidade: null }],
    )
  })

  test('one migrated halfway resumes from there', async () => {
    const broken = { '0002-quebrada.sql': 'select nada;' }
    await refusal({ ...FIRST, ...broken })
    const mended = { ...FIRST, '0002-quebrada.sql': 'create table bairro (nome text);' }
    expect(await stands(mended, V1)).toEqual({ state: 'unfinished', pending: ['0002-quebrada.sql'] })
    expect(await apply(folderOf(mended))).toEqual(['0002-quebrada.sql'])
    expect(await stands(mended, V1)).toEqual({ state: 'current' })
  })

  test('migrated up to given migrations, it stays there until the rest is applied', async () => {
    const all = folderOf({ ...FIRST, ...SECOND })
    expect(await apply(all, { until: ['0001-cidade.sql'] })).toEqual(['0001-cidade.sql'])
    expect(await apply(all)).toEqual(['0002-bairro.sql'])
  })
})
