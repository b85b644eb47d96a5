// Compares the tables that each step of the summaries declares to read and write, which decide what a load rebuilds,
// with those it really uses.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase } from './database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { sharedHome } from './fixtures/home.ts'
import { migrate } from './migrate.ts'
import { openPool, type Pool } from './pool.ts'

interface Step {
  funcao: string
  area: string
  le: string[]
  escreve: string[]
}

const name = `etapas_${process.pid}`
let server: Embedded
let pool: Pool
let steps: Step[]
let tables: Set<string>
let bodies: Map<string, string>

beforeAll(async () => {
  server = await startEmbedded({ home: sharedHome() })
  const url = await createDatabase(server.url, name)
  await migrate(url)
  pool = openPool(url, { max: 1 })
  steps = (await pool.query<Step>('select funcao, area, le, escreve from sistema.etapa_resumo order by ordem')).rows
  const found = await pool.query<{ nome: string }>(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as nome from pg_tables
    where schemaname in ('public', 'resumo')`,
  )
  tables = new Set(found.rows.map(({ nome }) => nome))
  const written = await pool.query<{ nome: string; corpo: string }>(
    `select proname as nome, prosrc as corpo from pg_proc where pronamespace = 'resumo'::regnamespace`,
  )
  bodies = new Map(written.rows.map(({ nome, corpo }) => [nome, corpo.replaceAll(/--.*/g, '')]))
})
afterAll(async () => {
  await pool?.end()
  await dropDatabase(server.url, name)
  await server.stop()
})

/** Returns the text of a step and of every function it calls. */
function textOf(funcao: string, seen = new Set<string>()): string {
  if (seen.has(funcao)) return ''
  seen.add(funcao)
  const body = bodies.get(funcao) ?? ''
  const called = [...bodies.keys()].filter((other) => body.includes(`resumo.${other}(`))
  return [body, ...called.map((other) => textOf(other, seen))].join('\n')
}

const WRITES = /(?:\b(?:insert into|update|delete from)\s+|resumo\.trocar\(')([a-z_.]+)/g
const READS = /(?<!delete )\b(?:from|join|using)\s+([a-z_.]+)/g

/**
 * The steps that cover people, and the one that notes the newest day of each table, name their tables in lists, of
 * which the text of a statement says nothing; what they read is tried in `protecao.test.ts` of the import and in
 * `ultimo-fato.test.ts`.
 */
const namesTablesInLists = ({ funcao }: Step): boolean => /protege|credores|ultimos_fatos/.test(funcao)

const named = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, table = '']) => table).filter((table) => tables.has(table)))].sort()

test('every step declares every table it reads, and no other', () => {
  expect(steps.length).toBeGreaterThan(10)
  for (const { funcao, le, escreve } of steps.filter((step) => !namesTablesInLists(step))) {
    const read = named(textOf(funcao), READS).filter((table) => !escreve.includes(table))
    expect([funcao, ...[...le].sort()]).toEqual([funcao, ...read])
  }
})

test('every step declares every summary it writes', () => {
  for (const { funcao, escreve } of steps.filter((step) => !namesTablesInLists(step)))
    expect([funcao, ...[...escreve].sort()]).toEqual([funcao, ...named(textOf(funcao), WRITES)])
})

test('every summary is written by exactly one step, before any step that reads it', () => {
  const writers = steps.flatMap(({ escreve }) => escreve).filter((table) => table.startsWith('resumo.'))
  expect([...writers].sort()).toEqual([...tables].filter((table) => table.startsWith('resumo.')).sort())
  steps.forEach(({ funcao, le }, at) => {
    const before = new Set(steps.slice(0, at).flatMap(({ escreve }) => escreve))
    for (const table of le.filter((each) => each.startsWith('resumo.')))
      expect([funcao, table, before.has(table)]).toEqual([funcao, table, true])
  })
})
