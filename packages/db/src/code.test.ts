import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, dropDatabase, type Database } from './database.ts'
import { DatabaseError } from './errors.ts'
import { migrate, type MigrateOptions } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'
import { openTestServer } from './testing/test-server.ts'

let server: Database
let url: string
let pool: Pool
let count = 0
const folders: string[] = []
/** Template database with the summaries of `FILES`: copying it is faster than running the migrations each time. */
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

/** SQL of a step that counts how often it ran. */
const step = (area: string, ordem: number, funcao: string, le: string, escreve: string): string => `
  insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve)
    values (${ordem}, '${area}', '${funcao}', '{${le}}', '{${escreve}}');
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

const OURS = new URL('../', import.meta.url)
const folder = (name: string): string => fileURLToPath(new URL(name, OURS))
const textsIn = (name: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder(name)).map((file) => [file, readFileSync(join(folder(name), file), 'utf8')]))
const FUNCTIONS = textsIn('functions')
const V1 = { versao: '1.0.0', lidaDesde: '1.0.0' }

interface Code {
  summaries?: Record<string, string>
  functions?: Record<string, string>
}

const applyCode = (
  { summaries = FILES, functions = FUNCTIONS }: Code,
  options: MigrateOptions = {},
): Promise<string[]> => {
  const sources = { migrations: folder('migrations'), functions: folderOf(functions), summaries: folderOf(summaries) }
  return migrate(url, { sources, release: V1, mayUpgrade: true, ...options })
}
const apply = (summaries: Record<string, string>): Promise<string[]> => applyCode({ summaries })
const rows = async (sql: string): Promise<unknown[]> => (await pool.query({ text: sql, rowMode: 'array' })).rows
const ofPortal = new Set<unknown>(
  Object.values(PORTAL).flatMap((sql) => [...sql.matchAll(/create function resumo\.(\w+)/g)].map(([, name]) => name)),
)
const functions = async (): Promise<unknown[]> =>
  (await rows(`select proname from pg_proc where pronamespace = 'resumo'::regnamespace order by 1`))
    .flat()
    .filter((name) => !ofPortal.has(name))
const taken = (): Promise<unknown[]> => rows('select chave, valor::int from sistema.estado order by 1')
const versions = async (): Promise<Map<unknown, unknown>> =>
  new Map((await rows(`select area || '/' || exercicio, versao from sistema.carga`)) as [unknown, unknown][])

async function openYears(...years: number[]): Promise<void> {
  await pool.query(`insert into entidade (entidade, nome, cnpj, tipo) values (1, 'Vila Clara', '11222333000181', 'E')`)
  for (const year of years) await pool.query('insert into exercicio values (1, $1, true, false, $1)', [year])
}

describe('a function', () => {
  const oids = (): Promise<unknown[]> =>
    rows(`select oid from pg_proc where pronamespace = 'resumo'::regnamespace order by 1`)

  test('is created with the database, and created again only when its text changes', async () => {
    expect(await functions()).toEqual(['mostrar', 'outro', 'somar'])
    const before = await oids()
    await apply(FILES)
    expect(await oids()).toEqual(before)
  })

  test('no longer in the files stays, without its step, until the release after the next', async () => {
    const { 'receita.sql': _, ...rest } = FILES
    await apply(rest)
    expect(await functions()).toEqual(['mostrar', 'outro', 'somar'])
    expect((await rows('select funcao from sistema.etapa_resumo order by ordem')).flat()).toEqual(['mostrar', 'outro'])
    await applyCode({ summaries: rest }, { release: { versao: '1.1.0', lidaDesde: '1.0.0' } })
    expect(await functions()).toEqual(['mostrar', 'outro'])
  })

  test('that fails to be created leaves everything as it was and reports one line', async () => {
    const broken = `
      ${step('receita', 10, 'somar', 'fornecedor', 'resumo.fornecedor')}\ncreate function resumo.quebrada() returns nada
      language sql as $$ select 1 $$;`
    const error: unknown = await apply({ ...FILES, 'receita.sql': broken }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseError)
    expect((error as DatabaseError).message).toMatch(/^receita\.sql, linha \d+, falhou.*nada.* Nada foi alterado\.$/)
    expect(await functions()).toEqual(['mostrar', 'outro', 'somar'])
  })

  test('whose arguments change leaves no old overload behind', async () => {
    const soma = (parameters: string): string =>
      `create function resumo.soma(${parameters}) returns int language sql as $$ select 1 $$;`
    await apply({ ...FILES, 'portal.sql': `${PORTAL['portal.sql']}\n${soma('a int')}` })
    await apply({ ...FILES, 'portal.sql': `${PORTAL['portal.sql']}\n${soma('a int, b int default 0')}` })
    expect(await rows('select resumo.soma(1)')).toEqual([[1]])
  })

  test('that returns other columns is dropped and created again', async () => {
    const par = (columns: string, select: string): string =>
      `create function resumo.par() returns table (${columns}) language sql as $$ select ${select} $$;`
    await apply({ ...FILES, 'portal.sql': `${PORTAL['portal.sql']}\n${par('a int', '1')}` })
    await apply({ ...FILES, 'portal.sql': `${PORTAL['portal.sql']}\n${par('a int, b text', "1, 'x'")}` })
    expect(await rows('select * from resumo.par()')).toEqual([[1, 'x']])
  })

  test('in a file with a statement that cannot be repeated is refused', async () => {
    await expect(apply({ ...FILES, 'receita.sql': 'truncate empenho;' })).rejects.toThrow(
      /receita\.sql na linha 1: não se sabe refazer/,
    )
  })
})

describe('a changed function over text', () => {
  const shouting = {
    ...FUNCTIONS,
    'busca.sql': (FUNCTIONS['busca.sql'] ?? '').replace('return btrim(lower(busca));', 'return btrim(upper(busca));'),
  }

  test('recomputes its generated columns and indexes, updating only rows whose value changed', async () => {
    await openYears(2026)
    await pool.query(`insert into fornecedor (entidade, fornecedor, nome) values (1, 1, 'Água Limpa'), (1, 2, '123')`)
    await pool.query('create index por_nome on fornecedor (sem_acento(nome))')
    const place = (): Promise<unknown[]> => rows('select nome_busca, ctid::text from fornecedor order by fornecedor')
    const before = await place()
    await applyCode({ functions: shouting })
    const after = await place()
    expect(after).toEqual([['AGUA LIMPA', expect.any(String)], before[1]])
    await pool.query('set enable_seqscan = off')
    expect(await rows(`select fornecedor from fornecedor where sem_acento(nome) = 'AGUA LIMPA'`)).toEqual([[1]])
  })

  test('also rebuilds through the functions and steps that call it', async () => {
    await openYears(2026)
    const made = step('receita', 10, 'somar', 'fornecedor', 'resumo.fornecedor')
    const calling = made.replace('language sql as $$', () => "language sql as $$ select sem_acento('x');")
    await apply({ ...FILES, 'receita.sql': calling })
    await pool.query('delete from sistema.estado')
    await applyCode({ summaries: { ...FILES, 'receita.sql': calling }, functions: shouting })
    expect(await taken()).toEqual([
      ['mostrar 1/2026', 1],
      ['somar 1/2026', 1],
    ])
  })
})

describe('the table of a summary', () => {
  const table = (columns: string): string => `create table resumo.conta (entidade int, exercicio int, ${columns});`
  const filling = (columns: string): string => `
    insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve)
      values (10, 'receita', 'contar', '{fornecedor}', '{resumo.conta}');
    create function resumo.contar(p_entidade int, p_exercicio int) returns void language plpgsql as $$
    begin
      delete from resumo.conta where entidade = p_entidade and exercicio = p_exercicio;
      insert into resumo.conta select p_entidade, p_exercicio, ${columns};
    end
    $$;`
  const index = 'create index conta_n on resumo.conta (n);'
  const oid = async (): Promise<unknown> => (await rows(`select 'resumo.conta'::regclass::oid`)).flat()[0]

  test('is kept and filled again when a column is added at its end; older readers see no difference', async () => {
    await openYears(2026)
    await apply({ ...PORTAL, 'receita.sql': `${table('n int')} ${index} ${filling('1')}` })
    const before = await oid()
    await apply({ ...PORTAL, 'receita.sql': `${table('n int, m text')} ${index} ${filling("1, 'x'")}` })
    expect(await oid()).toBe(before)
    expect(await rows('select n, m from resumo.conta')).toEqual([[1, 'x']])
  })

  test('is created and filled again after any other change, with its indexes', async () => {
    await openYears(2026)
    await apply({ ...PORTAL, 'receita.sql': `${table('n int')} ${index} ${filling('1')}` })
    await apply({ ...PORTAL, 'receita.sql': `${table('n text')} ${index} ${filling("'x'")}` })
    expect(await rows('select n from resumo.conta')).toEqual([['x']])
    expect((await rows(`select indexname from pg_indexes where tablename = 'conta'`)).flat()).toEqual(['conta_n'])
  })

  test('is not filled again when only an index changed', async () => {
    await openYears(2026)
    await apply({ ...PORTAL, 'receita.sql': `${table('n int')} ${index} ${filling('1')}` })
    await pool.query('update resumo.conta set n = 7')
    await apply({
      ...PORTAL,
      'receita.sql': `${table('n int')} create index conta_n on resumo.conta (n desc); ${filling('1')}`,
    })
    expect(await rows('select n from resumo.conta')).toEqual([[7]])
    expect((await rows(`select indexdef from pg_indexes where tablename = 'conta'`)).flat()).toEqual([
      expect.stringContaining('(n DESC)'),
    ])
  })
})

test('a rebuild interrupted between two years resumes with the years left', async () => {
  await openYears(2025, 2026)
  await apply(FILES)
  await pool.query('delete from sistema.estado')
  const failing = FILES['receita.sql'].replace('as $$', () => 'as $$ select 1 / (p_exercicio - 2026);')
  await expect(apply({ ...FILES, 'receita.sql': failing })).rejects.toThrow(/zero/)
  expect(await taken()).toEqual([
    ['mostrar 1/2025', 1],
    ['somar 1/2025', 1],
  ])
  await apply(FILES)
  expect(await taken()).toEqual([
    ['mostrar 1/2025', 2],
    ['mostrar 1/2026', 1],
    ['somar 1/2025', 2],
    ['somar 1/2026', 1],
  ])
})

test(
  'a change rebuilds, and gives new versions to, every entity and year: only its steps and those that ' +
    'read what they write',
  async () => {
    await openYears(2025, 2026)
    await pool.query('select resumo.reconstruir(1, 2025), resumo.reconstruir(1, 2026)')
    await pool.query('delete from sistema.estado')
    const before = await versions()
    await apply({ ...FILES, 'receita.sql': FILES['receita.sql'].replace('as $$', () => 'as $$ select 1;') })
    expect(await taken()).toEqual([
      ['mostrar 1/2025', 1],
      ['mostrar 1/2026', 1],
      ['somar 1/2025', 1],
      ['somar 1/2026', 1],
    ])
    const after = await versions()
    const changed = [...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort()
    expect(changed).toEqual(['pessoal/2025', 'pessoal/2026', 'receita/2025', 'receita/2026'])
  },
)

describe('a rebuild', () => {
  beforeEach(() => openYears(2025, 2026))

  test('runs the steps that read what changed, and then those that read what they wrote', async () => {
    await pool.query(`select resumo.refazer(1, 2026, '{fornecedor}')`)
    expect(await taken()).toEqual([
      ['mostrar 1/2026', 1],
      ['somar 1/2026', 1],
    ])
  })

  test('runs no step for a table that no step reads', async () => {
    expect(await rows(`select funcao from resumo.refazer(1, 2026, '{glossario}')`)).toEqual([])
    expect(await taken()).toEqual([])
  })

  test('of everything runs every step once and gives every area a new version', async () => {
    await pool.query('select resumo.reconstruir(1, 2026)')
    expect(await taken()).toEqual([
      ['mostrar 1/2026', 1],
      ['outro 1/2026', 1],
      ['somar 1/2026', 1],
    ])
    expect((await versions()).size).toBe(9)
  })
})

test('a change that later years inherit gives those a new version too, but no earlier year or other area', async () => {
  for (const area of ['despesa', 'pessoal']) {
    for (const year of [2024, 2025, 2026]) await pool.query('select sistema.nova_versao($1, 1, $2)', [area, year])
  }
  const before = await versions()
  await pool.query(`select sistema.nova_versao('despesa', 1, 2025), sistema.nova_versao('pessoal', 1, 2025)`)
  const after = await versions()
  expect([...after.keys()].filter((key) => after.get(key) !== before.get(key)).sort()).toEqual([
    'despesa/2025',
    'despesa/2026',
    'pessoal/2025',
  ])
})

describe('a summary written through a temporary table', () => {
  const writing = `
    insert into sistema.etapa_resumo (ordem, area, funcao, le, escreve)
      values (10, 'receita', 'copiar', '{fornecedor}', '{resumo.copiado}');
    create table resumo.copiado (entidade int, exercicio int, orgao text, unidade text);
    create function resumo.copiar(p_entidade int, p_exercicio int) returns void language plpgsql as $$
    begin
      perform resumo.abrir('resumo.copiado');
      insert into novo_copiado (entidade, exercicio, orgao, unidade)
      select entidade, p_exercicio, fornecedor::text, cnpj_cpf from fornecedor where entidade = p_entidade;
      perform resumo.trocar('resumo.copiado', p_entidade, p_exercicio);
    end
    $$;`
  const summary = (): Promise<unknown[]> =>
    rows('select orgao, unidade, ctid::text from resumo.copiado order by exercicio, orgao')

  test('changes only the rows that differ, nulls and other years included', async () => {
    await apply({ ...PORTAL, 'receita.sql': writing })
    await openYears(2025, 2026)
    await pool.query(
      `insert into fornecedor (entidade, fornecedor, nome, cnpj_cpf)
        values (1, 1, 'A', null), (1, 2, 'B', '11444777000161'), (1, 3, 'C', null)`,
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
