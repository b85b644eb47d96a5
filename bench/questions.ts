// Every order and every filter of every list, one at a time: what any of them may cost is asked of all.
import { lists } from '@portal/catalog/lists'
import type { FilterKind } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import type { Scope } from '../apps/api/src/list/compile.ts'
import { loadListSource } from '../apps/api/src/list/list-source.ts'
import { openView, type Sort } from '../apps/api/src/list/view.ts'

export interface Question {
  list: List
  name: string
  scope: Scope
  sort: readonly Sort[]
}

const samples: Record<FilterKind, (exercicio: number) => string> = {
  contains: () => 'sao jose',
  documento: () => '11222333000181',
  integer: () => '123',
  choice: () => '1',
  checkbox: () => 'true',
  dateFrom: (exercicio) => `${exercicio}-12-15`,
  dateTo: (exercicio) => `${exercicio}-01-15`,
  moneyFrom: () => '900000.00',
  moneyTo: () => '10.00',
  integerFrom: () => '590000',
  integerTo: () => '100',
}

/** With every gate open, so that nothing offered to some city goes unasked. */
export function* questions(exercicio: number): Generator<Question> {
  const contexto = { entidade: 1, exercicio }
  for (const list of lists) {
    const view = openView(list, loadListSource(list), { get: () => 'S' })
    for (const property of view.sortable) {
      for (const direction of ['asc', 'desc'] as const) {
        yield { list, name: `por ${property} ${direction}`, scope: { view, contexto, filters: {} }, sort: [{ property, direction }] }
      }
    }
    for (const [name, filter] of Object.entries(view.filters)) {
      const value = samples[filter.kind](exercicio)
      yield { list, name: `com ${name}`, scope: { view, contexto, filters: { [name]: { value, typed: value } } }, sort: view.initialSort }
    }
  }
}
