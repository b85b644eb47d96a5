// Tests the plans of the lists of an area: a large list must read every sort and filter from an index, and no list may
// scan a large table whole.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import { isText, searchedColumn, type Filter } from '@portal/kit/filters'
import { chosenFilters, type List } from '@portal/kit/list'
import { splitWords } from '@portal/kit/palavras'
import { ENTIDADE, EXERCICIO } from '../../testing/sample.ts'
import { pageStatements } from '../../testing/page-statements.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { plainSql, type RawRow } from '../../testing/walk.ts'
import { Parameters, type Statement } from '../binds.ts'
import { planCount, type PageAsked } from '../plan.ts'
import type { Scope } from '../scope.ts'
import { loadListSource } from '../source.ts'
import { explainWithout, largeTables, type Plan } from '../../testing/explain.ts'
import { count, one } from '../sql.ts'
import { openView, type Sort } from '../view.ts'
import { conditionsOf } from '../where.ts'
import { listsOf } from './lists-of.ts'

const LARGE = 5_000

const scopeOf = (list: List, filters: Scope['filters'] = {}): Scope => ({
  view: openView(list, loadListSource(list), everythingOpen),
  contexto: { entidade: ENTIDADE, exercicio: EXERCICIO },
  filters,
})

const first = (sort: readonly Sort[]): PageAsked => ({ sort, page: 0, size: 20 })
const far = (sort: readonly Sort[]): PageAsked => ({ sort, page: 150, size: 20 })
/**
 * Total counts used for a far page: unknown, so that it is read from the start, and 5,000 rows, so that the end is
 * nearer.
 */
const TOTALS = [undefined, 5_000]

function isSummed(scope: Scope): boolean {
  const asked = conditionsOf(scope, new Parameters(), scope.contexto)
  return (
    planCount(
      scope,
      asked.flatMap(({ columns }) => columns),
    ).from === 'sums'
  )
}

/** Returns a value that few rows have, so that an index is the best way to find it. */
function rare({ operator, of, column }: Filter, row: RawRow): string {
  const text = String(row[column])
  if (operator === 'contains') return text.slice(-8).toLowerCase()
  if (operator === 'words') return splitWords(text).slice(-2).join(' ')
  if (operator === 'flag') return 'true'
  if (operator === 'asOf') return `${EXERCICIO}-06-30`
  if (operator === 'from')
    return { date: `${EXERCICIO}-12-30`, money: '999999999.00', integer: '2147483647', month: '12' }[of]
  if (operator === 'to') return { date: `${EXERCICIO}-01-02`, money: '0.00', integer: '0', month: '1' }[of]
  return text
}

/** Whether a filter matches few rows, so that it must be part of an index condition. */
const isPointed = ({ operator, of }: Filter): boolean =>
  isText({ operator }) ||
  (operator === 'equals' ? of === 'documento' || of === 'integer' : of === 'date' && operator !== 'asOf')

/** Matches the table column behind the column of a filter: camelCase becomes snake_case in the `.sql`. */
function columnPattern(list: List, name: string): RegExp {
  const filter = list.filters[name]
  const column = filter ? searchedColumn(filter) : ''
  const whole = loadListSource(list)
  const source = ((filter?.among === undefined ? undefined : whole.among.get(filter.among)) ?? whole).render(
    (bind) => `:${bind}`,
  )
  const [, stored = column] = new RegExp(`\\.(\\w+)\\)? as "${column}"`).exec(source) ?? []
  return new RegExp(`\\b${stored}\\b`)
}

export function describePlans(area: string): void {
  let database: TestDatabase
  let large: Set<string>

  beforeAll(async () => {
    database = await openTestDatabase('volume')
    large = await largeTables(database.pool, LARGE)
  })

  afterAll(() => database?.close())

  const largeScans = ({ seqScans }: Plan): string[] => seqScans.filter((table) => large.has(table))

  const explain = (statement: Statement): Promise<Plan> => explainWithout(database.pool, ['seqscan'], statement)

  async function rowsFromTheEnd(list: List, condition: string, limit: number): Promise<RawRow[]> {
    const order = list.key.map((name) => `"${name}" desc`).join(', ')
    return (
      await database.pool.query<RawRow>(
        `select * from (${plainSql(list)}) r where ${condition} order by ${order} limit ${limit}`,
      )
    ).rows
  }

  const ends = new Map<List, Promise<RawRow[]>>()

  /**
   * Returns the last row with a value in all these columns. It is nearly always one of the last few, which are read
   * once for all filters.
   */
  async function lastRow(list: List, ...columns: string[]): Promise<RawRow> {
    const end = ends.get(list) ?? rowsFromTheEnd(list, 'true', 100)
    ends.set(list, end)
    const near = (await end).find((row) => columns.every((column) => (row[column] ?? null) !== null))
    if (near) return near
    const [far = {}] = await rowsFromTheEnd(list, columns.map((column) => `"${column}" is not null`).join(' and '), 1)
    return far
  }

  /** Returns the first child row with a value for a filter that only child rows have. */
  async function hangingRow(list: List, { among, column }: Filter): Promise<RawRow | undefined> {
    const hanging = among === undefined || column in list.fields ? undefined : loadListSource(list).among.get(among)
    const values: Record<string, number> = { entidade: ENTIDADE, exercicio: EXERCICIO }
    return (
      hanging &&
      (await database.pool.query<RawRow>(`${hanging.render((name) => String(values[name] ?? 'null'))} limit 1`)).rows[0]
    )
  }

  it('the sample is large', () => {
    expect([...large]).toEqual(
      expect.arrayContaining([
        'fornecedor',
        'empenho',
        'diaria',
        'nota_extraorcamentaria',
        'compra_direta_item',
        'adiantamento',
        'ajuda_custo',
      ]),
    )
  })

  const lists = listsOf(area).map((list) => [list.path, list] as const)
  const offered = lists.filter(([, { large: isLarge }]) => isLarge)

  if (offered.length > 0)
    describe.each(offered)('%s', (_, list) => {
      const sorts = list.sort.by.flatMap(
        (property) =>
          [
            [property, 'asc'],
            [property, 'desc'],
          ] as const,
      )

      it.each(sorts)('reads the first page by %s %s from an index', async (property, direction) => {
        for (const statement of await pageStatements(database.pool, scopeOf(list), first([{ property, direction }]))) {
          const plan = await explainWithout(database.pool, ['seqscan', 'sort'], statement)
          expect(plan).toMatchObject({ sorts: false })
          expect(largeScans(plan)).toEqual([])
        }
      })

      it.each(list.sort.by)('finds the keys of a far page by %s from an index', async (property) => {
        for (const total of TOTALS) {
          const asked = far([{ property, direction: 'asc' }])
          for (const statement of await pageStatements(database.pool, scopeOf(list), asked, total)) {
            expect(largeScans(await explain(statement))).toEqual([])
          }
        }
      })

      it.each(chosenFilters(list))('asks an index for filter %s', async (name, filter) => {
        const row =
          filter.operator === 'asOf' ? {} : ((await hangingRow(list, filter)) ?? (await lastRow(list, filter.column)))
        const value = rare(filter, row)
        const scope = scopeOf(list, { [name]: { value, typed: value } })
        for (const statement of await pageStatements(database.pool, scope, first(scope.view.initialSort))) {
          expect(largeScans(await explain(statement))).toEqual([])
        }
        const counted = await explainWithout(database.pool, ['seqscan', 'indexscan', 'indexonlyscan'], count(scope))
        expect(largeScans(counted)).toEqual([])
        const readsFewAlready = list.sql !== undefined || isSummed(scope)
        if (isPointed(filter) && !readsFewAlready)
          expect(counted.indexConditions.join()).toMatch(columnPattern(list, name))
      })
    })

  describe.each(lists)('%s', (_, list) => {
    it('reads no large table whole to open', async () => {
      const scope = scopeOf(list)
      const page = await pageStatements(database.pool, scope, first(scope.view.initialSort))
      for (const statement of [...page, count(scope)]) expect(largeScans(await explain(statement))).toEqual([])
    })

    const { lookup } = list
    if (lookup) {
      it('asks an index for one row', async () => {
        const row = await lastRow(list, ...Object.values(lookup))
        const equals = Object.fromEntries(Object.values(lookup).map((field) => [field, String(row[field])]))
        expect(largeScans(await explain(one({ ...scopeOf(list), equals })))).toEqual([])
      })
    }
  })
}
