// Checks the names in declarations that refer to something else: the calls of options, and the columns that clients
// search by.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '@portal/catalog/areas'
import { API_BASE } from '@portal/catalog/rotas'
import type { RsqlField } from '@portal/kit/client-names'
import type { List } from '@portal/kit/list'
import { apiDocument } from '../testing/api-document.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { clientNames } from './clients.ts'
import { loadListSource } from './source.ts'

let database: TestDatabase
let calls: RegExp[]

beforeAll(async () => {
  database = await openTestDatabase()
  const { paths } = await apiDocument()
  calls = Object.keys(paths).map(
    (path) => new RegExp(`^${path.replace(API_BASE, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  )
})

afterAll(() => database?.close())

const astrayChoices = ({ filters }: List): string[] =>
  Object.values(filters).flatMap((filter) =>
    filter.of === 'choice' &&
    'from' in filter.options &&
    !calls.some((call) => call.test((filter.options as { from: string }).from))
      ? [filter.options.from]
      : [],
  )

it.each(register.map((list) => [list.path, list] as const))('%s takes its options from calls that exist', (_, list) => {
  expect(astrayChoices(list)).toEqual([])
})

it('detects options from a call that does not exist', () => {
  const [list] = register
  expect(
    list &&
      astrayChoices({
        ...list,
        filters: { a: { operator: 'equals', of: 'choice', column: 'a', label: 'A', options: { from: '/api/nada' } } },
      }),
  ).toEqual(['/api/nada'])
})

async function astraySearch(list: List, search: Readonly<Record<string, RsqlField>>): Promise<string[]> {
  const source = loadListSource(list)
  const columns = new Map<string | undefined, Set<string>>()
  for (const [among, template] of [[undefined, source], ...source.among] as const) {
    const { fields } = await database.pool.query(`select * from (${template.render(() => 'null')}) r limit 0`)
    columns.set(among, new Set(fields.map(({ name }) => name)))
  }
  return Object.entries(search).flatMap(([name, { column, kind, among, since }]) => {
    const searched = kind === 'text' ? `${column}Busca` : column
    return columns.get(among)?.has(searched) && (since === undefined || columns.get(undefined)?.has(since))
      ? []
      : [name]
  })
}

it.each(register.map((list) => [list.path, list] as const))('%s is searched by columns that exist', async (_, list) => {
  expect(await astraySearch(list, clientNames(list).search)).toEqual([])
})

it('detects a search by a column that does not exist', async () => {
  const [list] = register
  if (!list) throw new Error('the catalog has no lists')
  const search: Record<string, RsqlField> = {
    ausente: { column: 'ausente', kind: 'integer' },
    semBusca: { column: 'id', kind: 'text' },
    pendente: { column: 'data', kind: 'date', among: 'nada' },
  }
  expect(await astraySearch(list, search)).toEqual(['ausente', 'semBusca', 'pendente'])
})
