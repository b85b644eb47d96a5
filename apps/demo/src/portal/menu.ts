// Returns the menu of the demo: the standard one, without the services the entity does not offer.
import { menuPadrao } from '@portal/catalog/menu-padrao'
import type { Rows } from '@portal/data/package/rows'
import { rotasSemServico } from '../atendimento/servicos.ts'
import type { Entity } from '../cidade/cidade.ts'

export function* menuRows({ entidade, tipo }: Entity, exercicio: number): Generator<Rows['menu']> {
  const closed = rotasSemServico(tipo)
  const pages = [...menuPadrao()].filter(({ item }) => !closed.has(item.rota ?? ''))
  const groups = new Set(pages.map(({ menuPai }) => menuPai))
  for (const { menuPai, item, ...place } of pages) {
    if (menuPai === undefined && !groups.has(place.menu)) continue
    const { urlAuxiliar, tabela: _, ...page } = item
    yield { entidade, exercicio, ...place, menu_pai: menuPai, url_auxiliar: urlAuxiliar, ...page }
  }
}
