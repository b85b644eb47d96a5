import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase, type Database } from './database.ts'
import { DatabaseError } from './errors.ts'
import { migrate } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'
import { openTestServer } from './testing/test-server.ts'

let server: Database
let url: string
let pool: Pool
let count = 0
const folders: string[] = []
/** With the summaries of `FILES`: the migrations take longer than a copy of what they made. */
const made = `resumos_${process.pid}`

beforeAll(async () => {
  server = await openTestServer()
  url = await createDatabase(server.url, made)
  await apply(FILES)
})
afterAll(async () => {
  await dropDatabase(server.url, made)
  await server.stop()
  folders.forEach((folder) => rmSync(folder, { recursive: true }))
})
beforeEach(async () => {
  const name = `${made}_${++count}`
  url = await createDatabase(server.url, name, made)
  pool = openPool(url, { max: 1 })
  return async () => {
    await pool.end()
    await dropDatabase(server.url, name)
  }
})

const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-resumos-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const PORTAL = { 'portal.sql': readFileSync(new URL('../resumos/portal.sql', import.meta.url), 'utf8') }

/** A step that counts how often it was taken. */
const step = (area: string, ordem: number, funcao: string, le: string, escreve: string): string => `
  insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values (${ordem}, '${area}', '${funcao}', '{${le}}', '{${escreve}}');
  create function resumo.${funcao}(p_entidade int, p_exercicio int) returns void language sql as $$
    insert into sistema.estado (chave, valor) values ('${funcao} ' || p_entidade || '/' || p_exercicio, '1')
    on conflict (chave) do update set valor = (sistema.estado.valor::int + 1)::text;
  $$;`

const FILES = {
  ...PORTAL,
  'receita.sql': step('receita', 10, 'somar', 'fornecedor', 'resumo.fornecedor'),
  'pessoal.sql': step('pessoal', 20, 'mostrar', 'resumo.fornecedor', 'resumo.ajuda_custo'),
  'patrimonio.sql': step('patrimonio', 30, 'outro', 'servidor', 'resumo.adiantamento'),
}

const apply = (files: Record<string, string>): Promise<string[]> => migrate(url, { resumos: folderOf(files) })
const rows = async (sql: string): Promise<unknown[]> => (await pool.query({ text: sql, rowMode: 'array' })).rows
const ofPortal = new Set<unknown>(Object.values(PORTAL).flatMap((sql) => [...sql.matchAll(/create function resumo\.(\w+)/g)].map(([, name]) => name)))
const functions = async (): Promise<unknown[]> =>
  (await rows(`select proname from pg_proc where pronamespace = 'resumo'::regnamespace order by 1`)).flat().filter((name) => !ofPortal.has(name))
const taken = (): Promise<unknown[]> => rows('select chave, valor::int from sistema.estado order by 1')
const versions = async (): Promise<Map<unknown, unknown>> =>
  new Map((await rows(`select area || '/' || exercicio, versao from sistema.carga`)) as [unknown, unknown][])

async function openYears(...years: number[]): Promise<void> {
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Vila Clara', '11222333000181', 'E')`)
  for (const year of years) await pool.query('insert into exercicio values (1, $1, true, false, $1)', [year])
}

describe('the functions of an area', () => {
  test('are made with the database, and made again only when their text changes', async () => {
    expect(await functions()).toEqual(['mostrar', 'outro', 'somar'])
    const oids = (): Promise<unknown[]> => rows(`select oid from pg_proc where pronamespace = 'resumo'::regnamespace order by 1`)
    const before = await oids()
    await apply(FILES)
    expect(await oids()).toEqual(before)
  })

  test('that are no longer in the file leave, with their steps', async () => {
    await apply({ ...FILES, 'receita.sql': step('receita', 11, 'totalizar', 'fornecedor', 'resumo.fornecedor') })
    expect(await functions()).toEqual(['mostrar', 'outro', 'totalizar'])
    expect((await rows('select funcao from sistema.etapa_resumo order by ordem')).flat()).toEqual(['totalizar', 'mostrar', 'outro'])
  })

  test('leave with the file', async () => {
    const { 'receita.sql': _, ...rest } = FILES
    await apply(rest)
    expect(await functions()).toEqual(['mostrar', 'outro'])
  })

  test('that cannot be made leave everything as it was, in one line', async () => {
    const error: unknown = await apply({ ...FILES, 'receita.sql': 'select 1;\nselect nada;' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseError)
    expect((error as DatabaseError).message).toMatch(/^Os resumos de receita falharam na linha 2: .*nada.* Nada deles foi aplicado\.$/)
    expect(await functions()).toEqual(['mostrar', 'outro', 'somar'])
  })
})

test('a change rebuilds every entity and year: its own steps, those that read what they write, and no other; so for the versions', async () => {
  await openYears(2025, 2026)
  await pool.query('select resumo.reconstruir(1, 2025), resumo.reconstruir(1, 2026)')
  await pool.query('delete from sistema.estado')
  const before = await versions()
  await apply({ ...FILES, 'receita.sql': `${FILES['receita.sql']} -- another text` })
  expect(await taken()).toEqual([['mostrar 1/2025', 1], ['mostrar 1/2026', 1], ['somar 1/2025', 1], ['somar 1/2026', 1]])
  const after = await versions()
  const changed = [...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort()
  expect(changed).toEqual(['pessoal/2025', 'pessoal/2026', 'receita/2025', 'receita/2026'])
})

test('a change of code is no load: what was loaded says when it was, and what never was stays so', async () => {
  await openYears(2025, 2026)
  await pool.query(`select sistema.nova_versao('receita', 1, 2026); update sistema.carga set carregada_em = '2026-01-02 03:04:05Z'`)
  await apply({ ...FILES, 'receita.sql': `${FILES['receita.sql']} -- another text` })
  expect(await rows(`select exercicio, carregada_em = '2026-01-02 03:04:05Z' from sistema.carga where area = 'receita' order by 1`)).toEqual([[2025, null], [2026, true]])
})

describe('a rebuild', () => {
  beforeEach(() => openYears(2025, 2026))

  test('takes the steps that read what changed, and then those that read what they wrote', async () => {
    await pool.query(`select resumo.refazer(1, 2026, '{fornecedor}')`)
    expect(await taken()).toEqual([['mostrar 1/2026', 1], ['somar 1/2026', 1]])
  })

  test('takes none for a table no step reads', async () => {
    expect(await rows(`select funcao from resumo.refazer(1, 2026, '{glossario}')`)).toEqual([])
    expect(await taken()).toEqual([])
  })

  test('of everything takes every step once and gives every area a new version', async () => {
    await pool.query('select resumo.reconstruir(1, 2026)')
    expect(await taken()).toEqual([['mostrar 1/2026', 1], ['outro 1/2026', 1], ['somar 1/2026', 1]])
    expect((await versions()).size).toBe(9)
  })
})

test('what later years inherit gives them a new version too; the rest does not, and no year before', async () => {
  for (const area of ['despesa', 'pessoal']) {
    for (const year of [2024, 2025, 2026]) await pool.query('select sistema.nova_versao($1, 1, $2)', [area, year])
  }
  const before = await versions()
  await pool.query(`select sistema.nova_versao('despesa', 1, 2025), sistema.nova_versao('pessoal', 1, 2025)`)
  const after = await versions()
  expect([...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort()).toEqual(['despesa/2025', 'despesa/2026', 'pessoal/2025'])
})

describe('a summary written through a draft', () => {
  const writing = `
    insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve) values (10, 'receita', 'copiar', '{fornecedor}', '{resumo.programatica}');
    create function resumo.copiar(p_entidade int, p_exercicio int) returns void language plpgsql as $$
    begin
      perform resumo.abrir('resumo.programatica');
      insert into novo_programatica (entidade, exercicio, orgao, unidade)
      select entidade, p_exercicio, fornecedor::text, cnpj_cpf from fornecedor where entidade = p_entidade;
      perform resumo.trocar('resumo.programatica', p_entidade, p_exercicio);
    end
    $$;`
  const summary = (): Promise<unknown[]> => rows('select orgao, unidade, ctid::text from resumo.programatica order by exercicio, orgao')

  test('changes where the two differ, and only there, empty cells and other years included', async () => {
    await apply({ ...PORTAL, 'receita.sql': writing })
    await openYears(2025, 2026)
    await pool.query(
      `insert into fornecedor (entidade, fornecedor, nome, cnpj_cpf) values (1, 1, 'A', null), (1, 2, 'B', '11444777000161'), (1, 3, 'C', null)`,
    )
    await pool.query('begin; select resumo.copiar(1, 2025); select resumo.copiar(1, 2026); commit')
    const before = await summary()
    expect(before).toHaveLength(6)
    await pool.query('delete from fornecedor where fornecedor = 1')
    await pool.query(`update fornecedor set cnpj_cpf = null where fornecedor = 2`)
    await pool.query(`insert into fornecedor (entidade, fornecedor, nome) values (1, 4, 'D')`)
    await pool.query('select resumo.copiar(1, 2026)')
    const after = await summary()
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    expect(after.slice(3)).toEqual([['2', null, expect.any(String)], before[5], ['4', null, expect.any(String)]])
    await pool.query('delete from fornecedor')
    await pool.query('select resumo.copiar(1, 2026)')
    expect(await summary()).toEqual(before.slice(0, 3))
  })
})
