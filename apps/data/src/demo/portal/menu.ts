// The menu of the demo: the standard one, whole.
import { menuPadrao } from '@portal/catalog/menu-padrao'
import type { Rows } from '../../package/rows.ts'

export function* menuRows(entidade: number, exercicio: number): Generator<Rows['menu']> {
  for (const { menuPai, item, ...place } of menuPadrao()) {
    const { urlAuxiliar, tabela: _, ...page } = item
    yield { entidade, exercicio, ...place, menu_pai: menuPai, url_auxiliar: urlAuxiliar, ...page }
  }
}
