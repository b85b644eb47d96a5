// Tests the public export: every list as strangers see it, nothing they do not see, and no way back into a database.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPackage } from '../import/import-package.ts'
import { smallCity } from '../../../demo/src/testing/city.ts'
import { portalIn, type Outcome } from '../testing/portal.ts'
import { lines, openScratch, type Scratch, type TestDatabase, writePackage } from '../testing/scratch.ts'

const PATIENT = 'ZULMIRA XISTO QUARESMA'
const CPF = cpfFrom('401489123')

let scratch: Scratch
let city: TestDatabase
let folder: string
let exported: Outcome

const portal = async (...args: string[]): Promise<Outcome> =>
  portalIn({ DATABASE_URL: city.url, FILES_DIR: await scratch.folder() }, ...args)

beforeAll(async () => {
  scratch = await openScratch()
  city = await scratch.copy(smallCity)
  const { rows } = await city.pool.query<{ unidade: string }>(
    'select max(unidade_orcamentaria) as unidade from empenho where entidade = 1 and exercicio = 2025',
  )
  const resources = {
    fornecedor: lines('entidade,fornecedor,nome,cnpj_cpf', `1,900001,${PATIENT},${CPF}`),
    empenho: lines(
      'entidade,exercicio,unidade_orcamentaria,empenho,data,fornecedor,natureza,historico,valor',
      `1,2025,${rows[0]?.unidade},900001,2025-02-04,900001,33904801,Tratamento fora do domicílio,98765.43`,
    ),
  }
  const loaded = await writePackage(await scratch.folder(), resources)
  await city.pool.query(`delete from sistema.estado where chave = 'demonstracao'`)
  await importPackage(city.pool, loaded, { storeDir: await scratch.folder() })
  folder = join(await scratch.folder(), 'publico')
  exported = await portal('export', folder, '--publico', '--entidade', '1', '--exercicio', '2025')
})
afterAll(() => scratch.close())

const filesIn = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.csv'))
    .map(({ parentPath, name }) => join(parentPath, name))

test('has every list the portal publishes, and says so', async () => {
  expect(exported).toMatchObject({ code: 0, err: '' })
  const { resources, publico } = JSON.parse(await readFile(join(folder, 'datapackage.json'), 'utf8')) as {
    resources: { path: string }[]
    publico: boolean
  }
  expect(publico).toBe(true)
  expect(resources.map(({ path }) => join(folder, path)).sort()).toEqual((await filesIn()).sort())
  expect(resources.length).toBeGreaterThan(60)
  expect(resources.map(({ path }) => path)).toContain('dados/entidade-1/2025/empenhos.csv')
})

test('has the covered payment with its sum, and no name, whole CPF or health card', async () => {
  const texts = await Promise.all((await filesIn()).map((path) => readFile(path, 'utf8')))
  const all = texts.join('\n')
  expect(all).toContain('98765,43')
  expect(all).toContain('Pessoa protegida')
  expect(all.toUpperCase()).not.toContain('QUARESMA')
  const { rows } = await city.pool.query<{ documento: string }>(
    `select cnpj_cpf as documento from fornecedor where length(cnpj_cpf) = 11
    union select cpf from servidor where cpf is not null
    union select cnpj_cpf from contribuinte where length(cnpj_cpf) = 11
    union select cns from fila_saude_paciente where length(cns) = 15`,
  )
  const digits = new Set(all.match(/(?<!\d)(\d{11}|\d{15})(?!\d)/g))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ documento }) => digits.has(documento))).toEqual([])
})

test('is refused by the import, which would put masks in the place of whole rows', async () => {
  const { code, err } = await portal('import', folder)
  expect([code, err]).toEqual([1, expect.stringContaining('este pacote é o que todos veem')])
})

test('a whole package is named as what it is', async () => {
  const { out } = await portal('export', join(await scratch.folder(), 'inteiro'), '--inteiro')
  expect(out).toMatch(/^Pacote inteiro gravado .*com CPFs, nomes e endereços que o portal não mostra/m)
})
