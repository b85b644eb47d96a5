// Every order and every filter of every large list of an area, one at a time, and its others as they open, whole and for a month.
import { lists } from '@portal/catalog/areas'
import { everythingOpen } from '@portal/catalog/parametros-tabela'
import type { Filter, FilterKind } from '@portal/kit/filters'
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

const samples: Record<FilterKind, (exercicio: number) => string> = {
  contains: () => 'sao jose',
  words: () => 'aquisicao de materiais',
  documento: () => '11222333000181',
  integer: () => '123',
  numeroAno: (exercicio) => `12/${exercicio}`,
  choice: () => '1',
  checkbox: () => 'true',
  dateFrom: (exercicio) => `${exercicio}-12-15`,
  dateTo: (exercicio) => `${exercicio}-01-15`,
  dateOn: (exercicio) => `${exercicio}-06-15`,
  exact: () => 'ABCD-1234',
  asOf: (exercicio) => `${exercicio}-06-30`,
  moneyFrom: () => '900000.00',
  moneyTo: () => '10.00',
  integerFrom: () => '590000',
  integerTo: () => '100',
  monthFrom: () => '12',
  monthTo: () => '1',
}

/** A value that some row has, where one that none has would be too easily found missing. */
async function valueFor(pool: Pool, scope: Scope, filter: Filter): Promise<string> {
  const usual = samples[filter.kind](scope.contexto.exercicio)
  if (filter.kind !== 'choice' || scope.view.source.binds.includes(filter.column)) return usual
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
  const values = await Promise.all(asked.map(async ([name, filter]) =>
    [name, filledWith(filter.kind === 'contains' ? '1' : await valueFor(pool, scope, filter))] as const))
  return Object.fromEntries(values)
}

/** The first month that the dates of a list may be asked for. */
function aMonth(view: ListView, exercicio: number): FilterValues {
  const dates = Object.entries(view.filters).filter(([, { kind }]) => kind === 'dateFrom' || kind === 'dateTo')
  return Object.fromEntries(dates.map(([name, { kind }]) => [name, filledWith(`${exercicio}-03-${kind === 'dateFrom' ? '01' : '31'}`)]))
}

/** Words looked for in the pages of documents too, with the sentence that has them: asked of each volume by name, in pages of a list. */
const looksInDocuments = ({ orAmong }: Filter): boolean => orAmong !== undefined

/** With every gate open, so that nothing offered to some city goes unasked. */
export async function* questions({ area, pool, exercicio }: Subject): AsyncGenerator<Question> {
  const contexto = { entidade: 1, exercicio }
  for (const list of lists.filter((each) => each.area === area)) {
    const view = openView(list, loadListSource(list), everythingOpen)
    if (!list.large) {
      const [opened, month] = [await required(pool, { view, contexto, filters: {} }), aMonth(view, exercicio)]
      yield { list, name: 'como abre', scope: { view, contexto, filters: opened }, sort: view.initialSort }
      if (Object.keys(month).length > 0) yield { list, name: 'em um mês', scope: { view, contexto, filters: { ...opened, ...month } }, sort: view.initialSort }
      continue
    }
    for (const property of view.sortable) {
      for (const direction of ['asc', 'desc'] as const) {
        yield { list, name: `por ${property} ${direction}`, scope: { view, contexto, filters: {} }, sort: [{ property, direction }] }
      }
    }
    for (const [name, filter] of Object.entries(view.filters)) {
      if (looksInDocuments(filter)) continue
      const value = await valueFor(pool, { view, contexto, filters: {} }, filter)
      yield { list, name: `com ${name}`, scope: { view, contexto, filters: { [name]: filledWith(value) } }, sort: view.initialSort }
    }
  }
}
