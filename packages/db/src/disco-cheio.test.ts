// Tests an upgrade that runs out of disk space: PostgreSQL reports it, and the database is unchanged or resumes where
// it stopped.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { migrate, readStanding } from './migrate.ts'
import { openPool } from './pool.ts'
import { openFuture, type Future } from './testing/future.ts'
import { HAS_SMALL_DISKS, openSmallServer, type SmallServer } from './testing/small-disk.ts'
import { copiesAside, upgrade, type UpgradeOptions } from './upgrade.ts'

const V1 = { versao: '1.0.0', lidaDesde: '1.0.0' }
const V2 = { versao: '1.1.0', lidaDesde: '1.0.0' }
const MB = 1024 * 1024

describe.skipIf(!HAS_SMALL_DISKS)('without disk space', { timeout: 300_000 }, () => {
  let server: SmallServer
  let future: Future
  let url: string

  beforeAll(async () => {
    server = await openSmallServer(256)
    url = await createDatabase(server.url, 'cidade')
    await migrate(url, { release: V1 })
    await query(`insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Vila Clara', '11222333000181', 'E')`)
    await createDatabase(server.url, 'outra', 'template1') // Writes everything so far to the disk.
    future = openFuture()
    future.write('migrations/9001-pequena.sql', 'alter table entidade add column apelido text;')
    future.write(
      'migrations/9002-grande.sql',
      `create table grande as select repeat(md5(n::text), 30) as texto from generate_series(1, 20000) n;`,
    )
  })
  afterAll(async () => {
    future?.remove()
    await server?.close()
  })

  async function query(sql: string): Promise<unknown[]> {
    const pool = openPool(url, { max: 1 })
    try {
      return (await pool.query<object>(sql)).rows
    } finally {
      await pool.end()
    }
  }

  const toFuture = (options: Partial<UpgradeOptions>): Promise<void> =>
    upgrade({ url }, { sources: future.sources, release: V2, log: () => {}, ...options })
  const standing = () => readStanding(url, { sources: future.sources, release: V2 })
  const names = (): Promise<unknown[]> => query('select nome from entidade')

  test('for the copy and the changes, nothing starts and the message says how much is missing', async () => {
    server.leave(40 * MB)
    await expect(toFuture({ home: server.seen })).rejects.toThrow(
      /^Falta espaço em .* para atualizar: há (39|40) MB livres e são precisos \d{3} MB\. Nada foi alterado: libere espaço/,
    )
    expect([await readStanding(url, { release: V1 }), await copiesAside(url)]).toEqual([{ state: 'current' }, []])
  })

  test('for the copy, used up after the check, no copy is left and nothing changed', async () => {
    server.leave(4 * MB)
    await expect(toFuture({ home: process.cwd() })).rejects.toThrow(
      /^A cópia do banco não pôde ser feita: Disco cheio: libere espaço e tente de novo; .* Nada foi alterado\.$/,
    )
    expect([await readStanding(url, { release: V1 }), await copiesAside(url), await names()]).toEqual([
      { state: 'current' },
      [],
      [{ nome: 'Vila Clara' }],
    ])
  })

  test('in the middle of a migration, it is rolled back; with space the next start resumes from it', async () => {
    server.leave(8 * MB)
    await expect(toFuture({ copied: true })).rejects.toThrow(
      /^A migração 9002-grande\.sql falhou.*: disco cheio\. Nada dela foi aplicado: libere espaço/,
    )
    expect([await standing(), await names()]).toEqual([
      { state: 'unfinished', pending: ['9002-grande.sql'] },
      [{ nome: 'Vila Clara' }],
    ])
    server.leave(128 * MB)
    await migrate(url, { sources: future.sources, release: V2 })
    expect([await standing(), await query('select count(*)::int as n from grande')]).toEqual([
      { state: 'current' },
      [{ n: 20_000 }],
    ])
  })
})
