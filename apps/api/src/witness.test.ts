// Opens a stored database of each release with this program: no row is lost, every list has the same count and totals,
// records and requests are unchanged, and the files are there.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filePath } from '@portal/db/files'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restaura } from '../../data/src/copia/restaura.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { openTestPortal, type TestPortal } from './testing/test-portal.ts'
import {
  askListAt,
  countRows,
  follow,
  openReader,
  read,
  readWitness,
  unpackCopy,
  witnessed,
} from './testing/witness.ts'

test('there is a stored database of the first release', () => {
  expect(witnessed()).toContain('1.0.0')
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what was told then, without the zeros that are absent now: no row said them (docs/decisions/0070). */
const stillSaid = (then: unknown, now: unknown): unknown =>
  isObject(then) && isObject(now)
    ? Object.fromEntries(
        Object.entries(then)
          .filter(([name, value]) => value !== 0 || name in now)
          .map(([name, value]) => [name, stillSaid(value, now[name])]),
      )
    : then

describe.each(witnessed())('a database of %s', (versao) => {
  const witness = readWitness(versao)
  const folder = mkdtempSync(join(tmpdir(), 'portal-testemunha-'))
  const storeDir = join(folder, 'arquivos')
  let database: TestDatabase
  let reader: FastifyInstance
  let portal: TestPortal
  let rows: Record<string, number>

  beforeAll(async () => {
    unpackCopy(versao, folder)
    database = await openTestDatabase('vazio')
    await restaura(database.url, folder, { storeDir })
    rows = await countRows(database.pool, Object.keys(witness.rows))
    // Without stamps nothing is known of what was sent, and so nothing is hidden: all that was told then must be there.
    await database.pool.query('delete from sistema.ultima_atualizacao')
    reader = await openReader(database)
    portal = await openTestPortal({ database, config: { storeDir } })
  })
  afterAll(async () => {
    await portal.close()
    await reader.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('has every row, and no stamp less', () => {
    const stamps = 'sistema.ultima_atualizacao'
    expect(rows).toEqual({ ...witness.rows, [stamps]: rows[stamps] })
    expect(rows[stamps]).toBeGreaterThanOrEqual(witness.rows[stamps] ?? 0)
  })

  const listed = witness.lists.map(({ address, answer }) => [address, answer] as const)
  test.each(listed)('%s has the same number of rows and the same totals', async (address, answer) => {
    const now = await askListAt(reader, address)
    expect(now).toMatchObject(stillSaid(answer, now) as object)
  })

  test.each(witness.records.map(({ address, answer }) => [address, answer] as const))(
    '%s is unchanged',
    async (address, answer) => {
      const now = await read(reader, address)
      expect(now).toMatchObject(stillSaid(answer, now) as object)
    },
  )

  test.each(witness.requests.map((made) => [made.processo, made] as const))(
    'request %s opens with its password',
    async (_, made) => {
      expect(await follow(portal, made)).toMatchObject(made.answer as object)
      await expect(follow(portal, { ...made, senha: 'outra senha' })).rejects.toThrow(/40[134]/)
    },
  )

  test('has its files, byte for byte', () => {
    for (const sha256 of witness.files) {
      expect(
        createHash('sha256')
          .update(readFileSync(filePath(storeDir, sha256)))
          .digest('hex'),
      ).toBe(sha256)
    }
  })
})
