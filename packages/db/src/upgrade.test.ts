import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase, withDatabase, type Database } from './database.ts'
import { killedAt, type Moment } from './fixtures/die-at.ts'
import { until } from './fixtures/home.ts'
import { migrate, readStanding } from './migrate.ts'
import { openPool } from './pool.ts'
import { openFuture, type Future } from './testing/future.ts'
import { openTestServer } from './testing/test-server.ts'
import { copiesAside, forgetCopies, undoUpgrade, upgrade, type UpgradeOptions } from './upgrade.ts'

const V1 = { versao: '1.0.0', lidaDesde: '1.0.0' }
const V2 = { versao: '1.1.0', lidaDesde: '1.0.0' }
const UPGRADER = fileURLToPath(new URL('fixtures/upgrader.ts', import.meta.url))

let server: Database
let future: Future
let url: string
let count = 0
const filled = `versao_${process.pid}`

beforeAll(async () => {
  server = await openTestServer()
  url = await createDatabase(server.url, filled)
  await migrate(url, { release: V1 })
  await query(`
    insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Vila Clara', '11222333000181', 'E');
    insert into exercicio (entidade, exercicio) values (1, 2024), (1, 2025), (1, 2026);
    insert into fornecedor (entidade, fornecedor, nome) values (1, 1, 'Água Limpa'), (1, 2, 'Papelaria Aurora');
    insert into empenho (entidade, exercicio, unidade_orcamentaria, empenho, data, fornecedor, historico, valor)
      select 1, ano, '0201', n, make_date(ano, 3, n), 1 + n % 2, 'Compra', n * 10
        from generate_series(2024, 2026) ano, generate_series(1, 20) n;
    select resumo.reconstruir(1, ano) from generate_series(2024, 2026) ano`)
  future = openFuture()
  for (const n of [1, 2, 3])
    future.write(
      `migrations/900${n}-futuro.sql`,
      `alter table fornecedor add column apelido${n} text;\nupdate fornecedor set apelido${n} = 'n${n}';`,
    )
  future.write(
    'resumos/zz-futuro.sql',
    `
    create table resumo.futuro (entidade int, exercicio int, total numeric not null);
    insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve)
      values (900, 'despesa', 'somar_futuro', '{empenho}', '{resumo.futuro}');
    create function resumo.somar_futuro(p_entidade int, p_exercicio int) returns void language plpgsql as $$
    begin
      delete from resumo.futuro where entidade = p_entidade and exercicio = p_exercicio;
      insert into resumo.futuro select p_entidade, p_exercicio, sum(valor) from empenho where entidade = p_entidade
        and exercicio = p_exercicio;
    end
    $$;`,
  )
})
afterAll(async () => {
  future.remove()
  await dropDatabase(server.url, filled)
  await server.stop()
})
beforeEach(async () => {
  const name = `${filled}_${++count}`
  url = await createDatabase(server.url, name, filled)
  return async () => {
    for (const copy of await copiesAside(url)) await dropDatabase(server.url, copy)
    await dropDatabase(server.url, name)
  }
})

async function query(sql: string, at = url): Promise<Record<string, unknown>[]> {
  const pool = openPool(at, { max: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows
  } finally {
    await pool.end()
  }
}

const lines: string[] = []
const toFuture = (options: Partial<UpgradeOptions> = {}): Promise<void> => {
  lines.length = 0
  return upgrade(
    { url },
    { sources: future.sources, release: V2, copied: true, log: (line) => void lines.push(line), ...options },
  )
}
const rows = (): Promise<unknown[]> => query('select * from fornecedor order by 1, 2')
const sums = (): Promise<unknown[]> => query('select exercicio, total from resumo.futuro order by 1')

describe('an upgrade', () => {
  test('logs both releases, what will be done and how long it may take, and does it', async () => {
    await toFuture()
    expect(lines[0]).toMatch(
      /^Atualizando o banco da versão 1\.0\.0 para a 1\.1\.0: 3 migrações; .* O banco tem \d+ MB; pode levar até \d+ min\.$/,
    )
    expect(lines.at(-1)).toBe('Banco na versão 1.1.0.')
    expect(await rows()).toMatchObject([
      { nome: 'Água Limpa', apelido1: 'n1', apelido3: 'n3' },
      { nome: 'Papelaria Aurora' },
    ])
    expect(await sums()).toEqual([2024, 2025, 2026].map((exercicio) => ({ exercicio, total: '2100.00' })))
    expect(await readStanding(url, { sources: future.sources, release: V2 })).toEqual({ state: 'current' })
  })

  test('of an external database changes nothing until somebody answers for a copy', async () => {
    await expect(toFuture({ copied: false })).rejects.toThrow(
      /versão 1\.0\.0.*1\.1\.0.*Nada foi alterado.*--copia-feita.*--copia-em/,
    )
    expect(await readStanding(url, { release: V1 })).toEqual({ state: 'current' })
    const made: string[] = []
    await toFuture({
      copied: false,
      makeCopy: async () => void made.push((await readStanding(url, { release: V1 })).state),
    })
    expect(made).toEqual(['current'])
  })

  test('without disk space says how much is missing, and changes nothing', async () => {
    await expect(toFuture({ home: '/proc' })).rejects.toThrow(/Falta espaço em .*há 0 MB livres e são precisos \d+ MB/)
    expect(await readStanding(url, { release: V1 })).toEqual({ state: 'current' })
  })
})

describe('the copy of the embedded database', () => {
  const ours = { home: process.cwd() }

  test('is identical, can be restored, and the previous release runs on it', async () => {
    const before = await rows()
    await toFuture(ours)
    expect(await copiesAside(url)).toHaveLength(1)
    expect(await undoUpgrade(url)).toBe('1.0.0')
    expect(await rows()).toEqual(before)
    expect(await readStanding(url, { release: V1 })).toEqual({ state: 'current' })
    await toFuture(ours)
    expect(await readStanding(url, { sources: future.sources, release: V2 })).toEqual({ state: 'current' })
  })

  test('is dropped by a good start after the upgrade', async () => {
    await toFuture(ours)
    await forgetCopies(url, () => {})
    expect(await copiesAside(url)).toEqual([])
    await expect(undoUpgrade(url)).rejects.toThrow(/Não há cópia/)
  })

  test('is refused while another program uses the database, with a message that says so', async () => {
    const other = openPool(url, { max: 1 })
    const held = await other.connect()
    await expect(toFuture(ours)).rejects.toThrow(/Outro programa está usando o banco.*Nada foi alterado/)
    held.release()
    await other.end()
    expect(await readStanding(url, { release: V1 })).toEqual({ state: 'current' })
  })
})

describe('killed in the middle of an upgrade', { timeout: 300_000 }, () => {
  const MOMENTS: [string, Moment][] = [
    ['it says what it will do', { match: '^say Atualizando o banco' }],
    ['the copy of before is being made', { match: 'ask [^]*create database', after: true }],
    ['it is about to migrate', { match: '^say Migrando o banco: 9001' }],
    ['a column is there for itself alone', { match: 'ask [^]*add column apelido1', after: true }],
    ['its first migration is there for everybody', { match: 'ask Q[^]{4}commit', after: true }],
    ['its second migration is about to be noted', { match: 'ask [^]*insert into instalacao.migracao', nth: 2 }],
    ['a summary is made', { match: 'ask [^]*create table resumo.futuro', after: true }],
    ['it fills the first year', { match: '^say Refazendo os resumos' }],
    ['it filled the second year', { match: 'ask [^]*delete from instalacao.a_refazer', nth: 2, after: true }],
    ['it is about to be done', { match: 'ask [^]*set concluida_em' }],
  ]
  const OURS = `select from pg_stat_activity
    where application_name in ('portal-atualizacao', 'portal-manutencao', 'portal-migracao')`
  let before: unknown[]

  beforeAll(async () => {
    before = await query('select * from fornecedor order by 1, 2', withDatabase(server.url, filled))
  })

  test.each(MOMENTS)(
    'when %s, it leaves the old or the new version, and the next start ends with the same result',
    async (_when, moment) => {
      await killedAt(moment, ['--import', 'tsx', UPGRADER, url, future.folder, V2.versao, process.cwd()])
      await until('its sessions to end', async () => (await query(OURS, withDatabase(url, 'postgres'))).length === 0)
      const standing = await readStanding(url, { sources: future.sources, release: V2 })
      if (standing.state === 'older') {
        expect(await rows()).toEqual(before)
        await toFuture({ home: process.cwd() })
      } else await migrate(url, { sources: future.sources, release: V2 })
      const told = { apelido1: 'n1', apelido2: 'n2', apelido3: 'n3' }
      expect(await rows()).toMatchObject([
        { nome: 'Água Limpa', ...told },
        { nome: 'Papelaria Aurora', ...told },
      ])
      expect(await sums()).toEqual([2024, 2025, 2026].map((exercicio) => ({ exercicio, total: '2100.00' })))
      expect(await readStanding(url, { sources: future.sources, release: V2 })).toEqual({ state: 'current' })
      expect(await undoUpgrade(url)).toBe('1.0.0')
      expect(await rows()).toEqual(before)
    },
  )
})
