// Checks that a released migration is never edited and that programs of the previous release still find all that they
// read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { readSqlFiles } from './sql-files.ts'
import {
  MIGRATIONS,
  missing,
  readReleased,
  readSurface,
  unreleasedMigrations,
  type Surface,
} from './testing/released.ts'
import { openTestServer } from './testing/test-server.ts'
import { compareVersions, RELEASE } from './version.ts'

const releases = readReleased()
const frozen = releases.flatMap(({ versao, migracoes }) =>
  Object.entries(migracoes).map(([nome, sha256]) => ({ versao, nome, sha256 })),
)

test('the files of the first release exist', () => {
  expect(releases[0]?.versao).toBe('1.0.0')
  expect(Object.keys(releases[0]?.migracoes ?? {})).toHaveLength(10)
})

test.each(frozen)('$nome is unchanged since $versao', async ({ nome, sha256 }) => {
  const file = (await readSqlFiles(MIGRATIONS)).find((each) => each.nome === nome)
  expect(file?.sha256, `${nome} foi liberada: o que muda vai numa migração nova`).toBe(sha256)
})

test('a new migration has a number after the released ones', async () => {
  const last =
    frozen
      .map(({ nome }) => nome)
      .toSorted()
      .at(-1) ?? ''
  for (const nome of Object.keys(await unreleasedMigrations()))
    expect(nome > last, `${nome} deveria vir depois de ${last}`).toBe(true)
})

test('this program is not older than its last release, and says since which its database may be read', () => {
  const { versao, lidaDesde } = RELEASE
  for (const release of releases) expect(compareVersions(versao, release.versao)).toBeGreaterThanOrEqual(0)
  expect(compareVersions(lidaDesde, versao)).toBeLessThanOrEqual(0)
})

describe('an older program', () => {
  let server: Database
  let now: Surface
  const name = `superficie_${process.pid}`

  beforeAll(async () => {
    server = await openTestServer()
    const url = await createDatabase(server.url, name)
    await migrate(url)
    now = await readSurface(url)
  })
  afterAll(async () => {
    await dropDatabase(server.url, name)
    await server.stop()
  })

  const readers = releases.filter(({ versao }) => compareVersions(versao, RELEASE.lidaDesde) >= 0)
  test.each(readers)('of $versao finds all the columns and functions it uses', (release) => {
    expect(missing(release, now)).toEqual([])
  })

  test('misses a removed column, a column of another type, and a function with fewer arguments', () => {
    const left = {
      colunas: now.colunas.filter((column) => !column.startsWith('resumo.empenho.data ')),
      funcoes: now.funcoes,
    }
    expect(missing(now, left)).toEqual(['resumo.empenho.data date'])
    const typed = {
      ...now,
      colunas: now.colunas.map((column) => column.replace('resumo.empenho.data date', 'resumo.empenho.data text')),
    }
    expect(missing(now, typed)).toEqual(['resumo.empenho.data date'])
    const wider = {
      ...now,
      funcoes: now.funcoes.map((each) =>
        each.startsWith('public.sem_acento(') ? 'public.sem_acento(texto text, outro text)' : each,
      ),
    }
    expect(missing(now, wider)).toEqual([])
    expect(missing(wider, now)).toEqual(['public.sem_acento(texto text, outro text)'])
  })
})
