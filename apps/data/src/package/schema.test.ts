import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '@portal/db/pool'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { generateSchemas } from '../commands/schemas.ts'
import { openScratch, type Scratch } from '../testing/scratch.ts'
import { importPackage } from '../import/import-package.ts'
import { EXAMPLE, knownOf, PUBLISHED } from './conhecido.ts'
import { dataPackage, tableSchema } from './schema.ts'
import { readTables } from './tables.ts'

let scratch: Scratch
let pool: Pool

beforeAll(async () => {
  scratch = await openScratch()
  ;({ pool } = await scratch.database())
})
afterAll(() => scratch.close())
afterEach(() => pool.query('drop table if exists exemplo'))

test('docs/ has what the database generates (npm run portal -- schemas)', async () => {
  const names = (await readdir(PUBLISHED)).filter((name) => name.endsWith('.json') || name === 'campos.md')
  const published = await Promise.all(names.map((name) => readFile(join(PUBLISHED, name), 'utf8')))
  expect(new Map(names.map((name, position) => [name, published[position]]))).toEqual(await generateSchemas(pool))
})

test('describes the types, rules, defaults, key and references of a table', async () => {
  await pool.query(`
    create table exemplo (
      entidade int references entidade, codigo int check (codigo > 0), mes int not null check (mes between 1 and 12),
      sigla text check (sigla ~ '^[A-Z]''$'), tipo text not null default 'D''Água' check (tipo in ('D''Água', 'B')),
      valor numeric(10, 3) not null check (valor >= -1.5), pai int, minuscula text generated always as (lower(sigla))
        stored,
      check (valor <= 10 or mes > 1), primary key (entidade, codigo), foreign key (entidade, pai) references exemplo)`)
  await pool.query(`comment on column exemplo.sigla is 'Como se lê.'`)
  const table = (await readTables(pool)).find(({ nome }) => nome === 'exemplo')
  expect(table && tableSchema(table)).toEqual({
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields: [
      { name: 'entidade', type: 'integer', constraints: { required: true } },
      { name: 'codigo', type: 'integer', constraints: { required: true, minimum: 1 } },
      { name: 'mes', type: 'integer', constraints: { required: true, minimum: 1, maximum: 12 } },
      { name: 'sigla', type: 'string', description: 'Como se lê.', constraints: { pattern: "^[A-Z]'$" } },
      { name: 'tipo', type: 'string', constraints: { enum: ["D'Água", 'B'] }, padrao: "D'Água" },
      { name: 'valor', type: 'number', constraints: { required: true, minimum: -1.5 }, casasDecimais: 3 },
      { name: 'pai', type: 'integer' },
    ],
    missingValues: [''],
    primaryKey: ['entidade', 'codigo'],
    foreignKeys: [
      { fields: ['entidade'], reference: { resource: 'entidade', fields: ['entidade'] } },
      { fields: ['entidade', 'pai'], reference: { resource: '', fields: ['entidade', 'codigo'] } },
    ],
  })
})

test('parents come before the tables that cite them', async () => {
  const names = (await readTables(pool)).map(({ nome }) => nome)
  expect(names.indexOf('arquivo')).toBeLessThan(names.indexOf('entidade'))
  expect(names.indexOf('empenho')).toBeLessThan(names.indexOf('liquidacao'))
})

test('refuses a column type the package does not support, before any load', async () => {
  await pool.query('create table exemplo (codigo int primary key, lugar point)')
  await expect(readTables(pool)).rejects.toThrow(
    'A coluna exemplo.lugar é do tipo point, que o pacote de dados não conhece.',
  )
})

test('describes every field of every table, with an example and the page that shows it', async () => {
  const silent: string[] = []
  for (const table of await readTables(pool)) {
    for (const { name, description, example, telas = [] } of tableSchema(table, await knownOf(table)).fields) {
      if (description === undefined || example === undefined || telas.length === 0) silent.push(`${table.nome}.${name}`)
    }
  }
  expect(silent).toEqual([])
})

test('a package follows the first and the second version of the standard', async () => {
  const tables = await readTables(pool)
  const written = dataPackage(tables, (table) => tableSchema(table))
  expect(written).toMatchObject({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    profile: 'tabular-data-package',
  })
  for (const { profile, type, schema } of written.resources) {
    expect([profile, type]).toEqual(['tabular-data-resource', 'table'])
    for (const { reference } of typeof schema === 'string' ? [] : (schema.foreignKeys ?? []))
      expect(reference.resource).toEqual(expect.any(String))
  }
})

test('the published example loads into an empty portal as it is', async () => {
  const { changes } = await importPackage(pool, EXAMPLE, { storeDir: await scratch.folder() })
  const brought = Object.fromEntries(
    changes.map(({ table, counts }) => [table.nome, counts.reduce((sum, { novas }) => sum + novas, 0)]),
  )
  expect(Object.keys(brought).sort()).toEqual((await readTables(pool)).map(({ nome }) => nome).sort())
  expect(Math.max(...Object.values(brought))).toBeLessThan(200)
})
