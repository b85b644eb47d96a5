// Tests that --limpar deletes only what the bench created: its own folder whole, but only its databases on another
// server.
import { mkdtempSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createDatabase, dropDatabase, withDatabase, type Database } from '@portal/db/database'
import { openPool } from '@portal/db/pool'
import { openTestServer } from '@portal/db/testing/test-server'
import { freeVolumes, placeOfVolumes } from './place.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'))
/** Unique to this run: others may share the server. */
const [VOLUME, OTHER] = [`bench_a_${process.pid}`, `bench_b_${process.pid}`] as const
let server: Database

beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => {
  for (const name of [VOLUME, OTHER]) await dropDatabase(server.url, name)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server?.stop()
})

const databases = async (): Promise<string[]> => {
  const pool = openPool(server.url, { max: 1 })
  const found = 'select datname from pg_database where datname = any ($1)'
  const { rows } = await pool.query<{ datname: string }>(found, [[VOLUME, OTHER]])
  await pool.end()
  return rows.map(({ datname }) => datname)
}

it('deletes its own folder whole', async () => {
  const home = path.join(folder, 'volumes')
  const place = { ...placeOfVolumes({}), home }
  expect(placeOfVolumes({})).toMatchObject({ isOwn: true, home: expect.stringMatching(/-bench$/) })
  expect(await freeVolumes(place)).toBe('Não há volumes para apagar.')
  mkdirSync(path.join(home, 'arquivos'), { recursive: true })
  writeFileSync(path.join(home, 'arquivos/a'), Buffer.alloc(20_000_000, 'a'))
  expect(await freeVolumes(place)).toBe('Volumes apagados: 0,02 GB livres. A próxima medida os fará de novo.')
  expect(existsSync(home)).toBe(false)
})

it('on a given server, deletes only the volumes, and refuses if one is in use', async () => {
  const home = path.join(folder, 'de-alguem')
  mkdirSync(home)
  const place = placeOfVolumes({ PORTAL_HOME: home, DATABASE_URL: server.url })
  expect(place).toMatchObject({ isOwn: false, home })
  const url = await createDatabase(server.url, VOLUME)
  await createDatabase(server.url, OTHER)
  const measuring = openPool(withDatabase(url, VOLUME), { max: 1 })
  await measuring.query('select 1')
  await expect(freeVolumes(place, [VOLUME])).rejects.toThrow(/^Os volumes estão em uso/)
  await measuring.end()
  await dropDatabase(server.url, VOLUME)
  await createDatabase(server.url, VOLUME)
  expect(await freeVolumes(place, [VOLUME])).toMatch(/^Volumes apagados: 0,01 GB livres/)
  expect(await databases()).toEqual([OTHER])
  expect(existsSync(home)).toBe(true)
  expect(await freeVolumes(place, [VOLUME])).toBe('Não há volumes para apagar.')
})
