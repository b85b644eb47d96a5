import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalIn } from '../testing/portal.ts'
import { CITY, openScratch, type Scratch, type TestDatabase, writePackage } from '../testing/scratch.ts'

let scratch: Scratch
let city: TestDatabase
let folder: string

const portal = async (...args: string[]): ReturnType<typeof portalIn> => portalIn({ DATABASE_URL: city.url, FILES_DIR: await scratch.folder() }, ...args)

beforeAll(async () => {
  scratch = await openScratch()
  city = await scratch.database()
  await portal('import', await writePackage(await scratch.folder(), CITY))
  folder = await scratch.folder()
})
afterAll(() => scratch.close())

test('nobody copied yet, and status says so', async () => {
  expect((await portal('status')).out).toContain('Cópia: nenhuma ainda (npm run portal -- copia <pasta>)')
  expect(await portal('ensaio', folder)).toMatchObject({ code: 1, err: expect.stringMatching(/falhou: Não há nenhuma cópia que se leia/) })
  expect((await portal('status')).out).toContain('o último ensaio de restauração falhou: Não há nenhuma cópia')
})

test('the newest copy is restored, timed and unmade; one that does not come back is told by code and by status', async () => {
  expect((await portal('copia', folder, '--guardar', '7/4/12')).code).toBe(0)
  expect((await portal('status')).out).toMatch(/Cópia: de \d\d\/\d\d\/\d{4} [\d:]+, há 0 h, em .*copia-/)
  const [name = ''] = await readdir(folder)
  expect(await portal('ensaio', folder)).toMatchObject({ code: 0, out: expect.stringMatching(/copia-\S+ foi restaurada, inteira, em \d+ s\.$/) })
  expect(await readdir(folder)).toEqual([name])
  expect((await portal('status')).out).toMatch(/Ensaio de restauração: em .* restaurada em \d+ s\n/)
  await writeFile(join(folder, name, 'tabelas/public.empenho.gz'), 'outra coisa')
  expect(await portal('ensaio', folder)).toMatchObject({ code: 1, err: expect.stringMatching(/falhou: .*public\.empenho\.gz foi alterado/) })
  expect((await portal('status')).out).toContain('o último ensaio de restauração falhou: A cópia de')
  expect(await readdir(folder)).toEqual([name])
})

test('a copy of days ago is a matter pending', async () => {
  await city.pool.query(`update sistema.estado set valor = '{"momento":"2026-01-02T03:04:05Z","pasta":"/copias/velha"}' where chave = 'copia'`)
  expect((await portal('status')).out).toMatch(/Pendências:\n[^]*a última cópia é de há \d+ dias: veja por que/)
})
