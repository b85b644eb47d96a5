// Checks that no left join of a list changes which rows there are, since the engine leaves a left join out where nobody
// reads its columns. PostgreSQL leaves one out only where it proves the same, so its plan must agree. Each column must
// also be readable alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lists } from '@portal/catalog/areas'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { loadListSource } from '../source.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase('vazio')
})

afterAll(() => database?.close())

interface PlanNode {
  'Node Type': string
  Alias?: string
  Plans?: PlanNode[]
}

/** Aliases of the tables read; a subquery counts by the tables it reads. */
const aliasesIn = ({ 'Node Type': type, Alias, Plans = [] }: PlanNode): string[] => [
  ...(Alias === undefined || type === 'Subquery Scan' ? [] : [Alias]),
  ...Plans.flatMap(aliasesIn),
]

async function tablesRead(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`)
  return rows[0] ? aliasesIn(rows[0]['QUERY PLAN'][0].Plan).toSorted() : []
}

/** Whether the text of the join limits it to one row, which PostgreSQL does not take into account. */
const bringsOneRow = (text: string): boolean => /\blimit 1\s*\)\s*\w+ on true$/.test(text)
const aliasesNamed = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join)\s+[\w.]+\s+(?:as\s+)?(\w+)/g)].map(([, alias = '']) => alias)

const own = lists.filter(({ sql }) => sql === undefined)
const bind = (name: string): string => (name === 'entidade' || name === 'exercicio' ? '1' : 'null')

describe.each(own.map((list) => [list.path, list] as const))('%s', (_, list) => {
  const { render, leftJoins, columns } = loadListSource(list)
  const keysOf = (sql: string): string =>
    `select ${list.key.map((name) => `r."${name}"`).join(', ')} from (\n${sql}\n) r`

  it('has no left join that changes which rows there are', async () => {
    const byHand = new Set(leftJoins.flatMap(({ text }) => (bringsOneRow(text) ? aliasesNamed(text) : [])))
    const provenBy = (await tablesRead(keysOf(render(bind)))).filter((alias) => !byHand.has(alias))
    expect(provenBy).toEqual(await tablesRead(keysOf(render(bind, new Set(list.key)))))
  })

  it('can read each of its columns alone', async () => {
    for (const name of columns) await tablesRead(`select r."${name}" from (\n${render(bind, new Set([name]))}\n) r`)
  })
})

it('PostgreSQL keeps a left join that may bring more rows, and removes one that may not', async () => {
  expect(
    await tablesRead('select f.nome from fornecedor f left join empenho e on e.fornecedor = f.fornecedor'),
  ).toEqual(['e', 'f'])
  expect(await tablesRead('select e.valor from empenho e left join fornecedor f using (entidade, fornecedor)')).toEqual(
    ['e'],
  )
})
