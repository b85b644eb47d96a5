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

describe.each(witnessed())('a database of %s', (versao) => {
  const witness = readWitness(versao)
  const folder = mkdtempSync(join(tmpdir(), 'portal-testemunha-'))
  const storeDir = join(folder, 'arquivos')
  let database: TestDatabase
  let reader: FastifyInstance
  let portal: TestPortal

  beforeAll(async () => {
    unpackCopy(versao, folder)
    database = await openTestDatabase('vazio')
    await restaura(database.url, folder, { storeDir })
    reader = await openReader(database)
    portal = await openTestPortal({ database, config: { storeDir } })
  })
  afterAll(async () => {
    await portal.close()
    await reader.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('has every row', async () => {
    expect(await countRows(database.pool, Object.keys(witness.rows))).toEqual(witness.rows)
  })

  const listed = witness.lists.map(({ address, answer }) => [address, answer] as const)
  test.each(listed)('%s has the same number of rows and the same totals', async (address, answer) => {
    expect(await askListAt(reader, address)).toMatchObject(answer as object)
  })

  test.each(witness.records.map(({ address, answer }) => [address, answer] as const))(
    '%s is unchanged',
    async (address, answer) => {
      expect(await read(reader, address)).toMatchObject(answer as object)
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
