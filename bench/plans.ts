// At bench volume, with the planner left alone: each list, each order and each filter by itself must find its rows by an index.
import { lists } from '@portal/catalog/lists'
import type { FilterKind } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { compilePage, type Scope } from '../apps/api/src/list/compile.ts'
import { loadListSource } from '../apps/api/src/list/list-source.ts'
import { explain, largeTables } from '../apps/api/src/list/plan.ts'
import { openView, type Sort } from '../apps/api/src/list/view.ts'
import { atMost, noted, type Line } from './line.ts'
import type { Subject } from './subject.ts'

const LARGE = 100_000

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

export async function measurePlans({ pool, exercicio }: Subject): Promise<Line[]> {
  const large = await largeTables(pool, LARGE)
  const faults: string[] = []
  let asked = 0
  const ask = async (list: List, name: string, filters: Scope['filters'], sort: readonly Sort[]): Promise<void> => {
    const view = openView(list, loadListSource(list), parametrosFrom({}))
    const slice = { sort, limit: 20, offset: 0, keysFirst: false, backwards: false }
    const plan = await explain(pool, compilePage({ view, contexto: { entidade: 1, exercicio }, filters }, slice))
    asked++
    const scans = plan.seqScans.filter((table) => large.has(table))
    if (scans.length > 0) faults.push(`${list.path} ${name}: lê inteira ${scans.join(', ')}`)
  }
  for (const list of lists) {
    const view = openView(list, loadListSource(list), { get: () => 'S' })
    for (const property of view.sortable) {
      for (const direction of ['asc', 'desc'] as const) await ask(list, `por ${property} ${direction}`, {}, [{ property, direction }])
    }
    for (const [name, filter] of Object.entries(view.filters)) {
      const value = samples[filter.kind](exercicio)
      await ask(list, `com ${name}`, { [name]: { value, typed: value } }, view.initialSort)
    }
  }
  return [atMost(`leituras de tabela inteira em ${asked} consultas`, faults.length, 0), ...faults.map((fault) => noted(fault, ''))]
}
