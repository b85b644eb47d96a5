// The menu of the demo: the standard one, which lists what exists.
import { areas } from '@portal/catalog/areas'
import type { Rows } from '../../package/rows.ts'

/** Groups are numbered by hundreds, their pages after them. */
export function* menuRows(entidade: number, exercicio: number): Generator<Rows['menu']> {
  const groups = areas.flatMap(({ menu = [] }) => menu)
  for (const [g, { paginas, ...group }] of groups.entries()) {
    const menu = (g + 1) * 100
    yield { entidade, exercicio, menu, ordem: g + 1, ...group }
    for (const [p, { urlAuxiliar, ...page }] of paginas.entries()) {
      yield { entidade, exercicio, menu: menu + p + 1, menu_pai: menu, ordem: p + 1, url_auxiliar: urlAuxiliar, ...page }
    }
  }
}
