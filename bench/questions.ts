// Yields every order and every filter of every large list of an area, one at a time; for its other lists, the default
// page and that of one month.
import { lists } from '@portal/catalog/areas'
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import type { Filter, Operator, RangeKind, ValueKind } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import type { Pool } from '@portal/db/pool'
import { Parameters } from '../apps/api/src/lists/binds.ts'
import { filtered } from '../apps/api/src/lists/sql.ts'
import type { FilterValue, FilterValues, Scope } from '../apps/api/src/lists/scope.ts'
import { loadListSource } from '../apps/api/src/lists/source.ts'
import { openView, type ListView, type Sort } from '../apps/api/src/lists/view.ts'
import type { Subject } from './subject.ts'

export interface Question {
  list: List
  name: string
  scope: Scope
  sort: readonly Sort[]
}

const samples: Record<ValueKind, (exercicio: number) => string> = {
  text: () => 'sao jose',
  words: () => 'aquisicao de materiais',
  documento: () => '11222333000181',
  integer: () => '123',
  numeroAno: (exercicio) => `12/${exercicio}`,
  code: () => 'ABCD-1234',
  date: (exercicio) => `${exercicio}-06-15`,
  money: () => '100.00',
  month: () => '6',
  choice: () => '1',
  flag: () => 'true',
}

/** Values that select few rows: the start of a range near its end, and the end near its start. */
const starts: Record<RangeKind, (exercicio: number) => string> = {
  date: (exercicio) => `${exercicio}-12-15`,
  money: () => '900000.00',
  integer: () => '590000',
  month: () => '12',
}
const ends: Record<RangeKind, (exercicio: number) => string> = {
  date: (exercicio) => `${exercicio}-01-15`,
  money: () => '10.00',
  integer: () => '100',
  month: () => '1',
}

function sampleOf(filter: Filter, exercicio: number): string {
  if (filter.operator === 'from') return starts[filter.of](exercicio)
  if (filter.operator === 'to') return ends[filter.of](exercicio)
  return filter.operator === 'asOf' ? `${exercicio}-06-30` : samples[filter.of](exercicio)
}

/** Returns a value that some row has: one that no row has would be found missing too cheaply. */
async function valueFor(pool: Pool, scope: Scope, filter: Filter): Promise<string> {
  const usual = sampleOf(filter, scope.contexto.exercicio)
  if (filter.of !== 'choice' || scope.view.source.binds.includes(filter.column)) return usual
  const binds = new Parameters()
  const column = `"${filter.column}"`
  const found = `select ${column}::text as value from (${filtered(scope, binds)}) r where ${column} is not null limit 1`
  const { rows } = await pool.query<{ value: string }>(binds.statement(found))
  return rows[0]?.value ?? usual
}

const filledWith = (value: string): FilterValue => ({ value, typed: value })

/**
 * Returns values for the filters a list requires. A code is searched by its first digit, which matches nearly
 * everything.
 */
async function required(pool: Pool, scope: Scope): Promise<FilterValues> {
  const asked = Object.entries(scope.view.filters).filter(([, filter]) => filter.required)
  const values = await Promise.all(
    asked.map(
      async ([name, filter]) =>
        [name, filledWith(filter.operator === 'contains' ? '1' : await valueFor(pool, scope, filter))] as const,
    ),
  )
  return Object.fromEntries(values)
}

/** Returns the filters of one month, in the date filters of a list: 1 to 31 March. */
function aMonth(view: ListView, exercicio: number): FilterValues {
  const days: Partial<Record<Operator, string>> = { from: '01', to: '31' }
  const dates = Object.entries(view.filters).flatMap(([name, { operator, of }]) =>
    of === 'date' && days[operator] !== undefined
      ? [[name, filledWith(`${exercicio}-03-${days[operator]}`)] as const]
      : [],
  )
  return Object.fromEntries(dates)
}

/**
 * Returns whether the filter also searches the pages of documents. Each volume measures those by name, in pages of a
 * list.
 */
const looksInDocuments = ({ orAmong }: Filter): boolean => orAmong !== undefined

/** Opens every parameter, so that nothing a city may show goes unmeasured. */
export async function* questions({ area, pool, exercicio }: Subject): AsyncGenerator<Question> {
  const contexto = { entidade: 1, exercicio }
  for (const list of lists.filter((each) => each.area === area)) {
    const view = openView(list, loadListSource(list), everythingOpen)
    if (!list.large) {
      const [opened, month] = [await required(pool, { view, contexto, filters: {} }), aMonth(view, exercicio)]
      yield { list, name: 'como abre', scope: { view, contexto, filters: opened }, sort: view.initialSort }
      if (Object.keys(month).length > 0)
        yield {
          list,
          name: 'em um mês',
          scope: { view, contexto, filters: { ...opened, ...month } },
          sort: view.initialSort,
        }
      continue
    }
    for (const property of view.sortable) {
      for (const direction of ['asc', 'desc'] as const) {
        yield {
          list,
          name: `por ${property} ${direction}`,
          scope: { view, contexto, filters: {} },
          sort: [{ property, direction }],
        }
      }
    }
    for (const [name, filter] of Object.entries(view.filters)) {
      if (looksInDocuments(filter)) continue
      const value = await valueFor(pool, { view, contexto, filters: {} }, filter)
      yield {
        list,
        name: `com ${name}`,
        scope: { view, contexto, filters: { [name]: filledWith(value) } },
        sort: view.initialSort,
      }
    }
  }
}
