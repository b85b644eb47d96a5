import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filePath } from '@portal/db/files'
import type { Pool } from '@portal/db/pool'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPackage } from '../import/import-package.ts'
import { cityFiles, smallCity } from '../../../demo/src/testing/city.ts'
import { CITY, openScratch, type Scratch, writeContent, writePackage } from '../testing/scratch.ts'
import { exportPackage } from './export-package.ts'

let scratch: Scratch
let pool: Pool
let storeDir: string

const AWKWARD = '"aspas"; vírgula, \\N \\.\n=1+1\r\n\tç€🏛'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Exports only read, so all tests share one city. */
beforeAll(async () => {
  scratch = await openScratch()
  ;({ pool } = await scratch.database())
  storeDir = await scratch.folder()
  await importPackage(pool, await writePackage(await scratch.folder(), CITY), { storeDir })
  await pool.query(`
    insert into entidade (entidade, nome, cnpj, tipo, email) values (2, 'Câmara', '11222333000181', 'L', '');
    insert into exercicio values (1, 2025, true, false, 2022), (2, 2025, true, false, 2022);
    insert into orgao values (1, 2025, '10', 'b'), (1, 2025, '9', 'a'), (1, 2025, 'ç', 'd'), (1, 2025, 'Z', 'c');
    insert into orgao values (2, 2025, '01', 'Plenário');
    insert into menu (entidade, exercicio, menu, menu_pai, ordem, titulo)
    values (1, 2026, 1, 2, 1, 'Filho'), (1, 2026, 2, null, 1, 'Pai');`)
  await pool.query(`update empenho set historico = $1, covid = true, data_entrega = '2026-12-31' where empenho = 2`, [
    AWKWARD,
  ])
  for (const [arquivo, text] of [
    [1, 'brasão'],
    [2, 'selo da câmara'],
  ] as const) {
    await writeContent(filePath(storeDir, sha256(text)), text)
    await pool.query(`insert into arquivo values ($1, $2, 'text/plain', $3, $4, '2026-01-02T03:04:05.678901-03:00')`, [
      arquivo,
      `${text}.txt`,
      Buffer.byteLength(text),
      sha256(text),
    ])
    await pool.query('update entidade set brasao = $1 where entidade = $1', [arquivo])
  }
})

afterAll(() => scratch.close())

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const contents = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return Object.fromEntries(paths.map((path, position) => [path.slice(folder.length + 1), contents[position] ?? '']))
}

const write = async (
  from: Pool,
  options: { entidade?: number; exercicio?: number } = {},
  files = storeDir,
): Promise<string> => {
  const folder = await scratch.folder()
  await exportPackage(from, folder, { storeDir: files, ...options })
  return folder
}

const facts = async (from: Pool): Promise<unknown[]> =>
  (
    await from.query(
      `select *, nullif(email, '') as email from empenho, arquivo, entidade n order by empenho, arquivo, n.entidade`,
    )
  ).rows

test('an export imported into an empty database and exported again is the same, byte by byte', async () => {
  const [folder, otherStore] = [await write(pool), await scratch.folder()]
  const { pool: second } = await scratch.database()
  await importPackage(second, folder, { storeDir: otherStore })
  const [once, again] = [await filesOf(folder), await filesOf(await write(second, {}, otherStore))]
  expect(again).toEqual(once)
  expect(Object.keys(once)).toEqual(
    expect.arrayContaining(['datapackage.json', 'empenho.csv', `arquivos/${sha256('brasão')}`]),
  )
  expect(await facts(second)).toEqual(await facts(pool))
})

test('so is an export of the demo city', async () => {
  const [{ pool: here }, { pool: there }] = [await scratch.copy(smallCity), await scratch.database()]
  const [folder, otherStore] = [await write(here, {}, cityFiles()), await scratch.folder()]
  await importPackage(there, folder, { storeDir: otherStore })
  expect(await filesOf(await write(there, {}, otherStore))).toEqual(await filesOf(folder))
}, 240_000)

test('orders rows by key, whatever the collation of the database', async () => {
  const { 'orgao.csv': orgao } = await filesOf(await write(pool))
  expect(orgao).toBe(
    'entidade,exercicio,orgao,descricao\n1,2025,10,b\n1,2025,9,a\n1,2025,Z,c\n1,2025,ç,d\n2,2025,01,Plenário\n',
  )
})

test('exports one entity and year with only the files they cite, and they load by themselves', async () => {
  const folder = await write(pool, { entidade: 2, exercicio: 2025 })
  const files = await filesOf(folder)
  expect(files['orgao.csv']).toBe('entidade,exercicio,orgao,descricao\n2,2025,01,Plenário\n')
  expect(files['exercicio.csv']).toBe(
    'entidade,exercicio,aberto,fechado,ano_base_ppa,mascara_despesa\n2,2025,true,false,2022,\n',
  )
  expect(files['fornecedor.csv']?.split('\n')).toHaveLength(2)
  expect(Object.keys(files).filter((name) => name.startsWith('arquivos/'))).toEqual([
    `arquivos/${sha256('selo da câmara')}`,
  ])
  const { pool: second } = await scratch.database()
  await importPackage(second, folder, { storeDir: await scratch.folder() })
  expect((await second.query('select entidade from entidade')).rows).toEqual([{ entidade: 2 }])
})

test('reports an entity or year that does not exist', async () => {
  await expect(write(pool, { entidade: 2, exercicio: 2026 })).rejects.toThrow(
    'Não há dados de entidade 2, exercício 2026.',
  )
})

test('does not touch a folder with anything in it', async () => {
  const folder = await scratch.folder()
  await writeContent(join(folder, 'carta.txt'), 'minha')
  await expect(exportPackage(pool, folder, { storeDir })).rejects.toThrow(/não está vazia/)
  expect(await readdir(folder)).toEqual(['carta.txt'])
})

test('names a file whose content is missing', async () => {
  const poorer = await scratch.folder()
  await writeContent(filePath(poorer, sha256('selo da câmara')), 'selo da câmara')
  const { missing } = await exportPackage(pool, await scratch.folder(), { storeDir: poorer })
  expect(missing).toEqual([{ arquivo: 1, nome: 'brasão.txt' }])
})
