// Every order and every filter of every large list of an area, one at a time, and its others as they open, whole and
// for a month.
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

/** The first of a range from near its end on, and the last until near its start: few rows. */
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

/** A value that some row has, where one that none has would be too easily found missing. */
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

/** What a list will not open without; a code is asked by its first digit, under which is nearly everything. */
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

/** The first month that the dates of a list may be asked for. */
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
 * Words looked for in the pages of documents too, with the sentence that has them: asked of each volume by name, in
 * pages of a list.
 */
const looksInDocuments = ({ orAmong }: Filter): boolean => orAmong !== undefined

/** With every gate open, so that nothing offered to some city goes unasked. */
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
