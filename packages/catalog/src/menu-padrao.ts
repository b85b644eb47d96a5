// Builds the menu of an entity that has not made its own: the pages of all areas that have data.
import { scopeOf } from '@portal/kit/list'
import type { AreaId, MenuGroup, MenuPage } from './area.ts'
import { areas, register } from './areas.ts'
import { TABELAS } from './tabelas.ts'

export interface MenuPadrao {
  readonly menu: number
  readonly menuPai?: number
  readonly ordem: number
  /** A group, or a page of one. */
  readonly item: Omit<MenuGroup, 'paginas'> & Partial<MenuPage>
}

/** The tables with rows in the year, and in any year of the entity. */
export interface Carregadas {
  readonly noAno: ReadonlySet<string>
  readonly naEntidade: ReadonlySet<string>
}

/** Areas whose pages are shown even without loaded data, if no load fills their tables. */
const ALWAYS: ReadonlySet<AreaId> = new Set(['portal', 'atendimento'])

const isLoaded = (tabela: string): boolean => TABELAS.some(({ nome }) => nome === tabela)

function hasData(area: AreaId, { rota, tabela, tabelas }: MenuPage, { noAno, naEntidade }: Carregadas): boolean {
  if (tabela !== undefined) return naEntidade.has(tabela)
  const list = register.find(({ path }) => path === rota)
  if (tabelas !== undefined) {
    const sent = list && scopeOf(list) !== 'year' ? naEntidade : noAno
    return tabelas.some((nome) => sent.has(nome))
  }
  if (rota === undefined || (ALWAYS.has(area) && !(list && isLoaded(list.table)))) return true
  if (list) return (scopeOf(list) === 'year' ? noAno : naEntidade).has(list.table)
  return TABELAS.some((tabela) => tabela.area === area && noAno.has(tabela.nome))
}

/** Yields groups numbered by hundreds and their pages after them; the numbers do not depend on what has data. */
export function* menuPadrao(carregadas?: Carregadas): Generator<MenuPadrao> {
  const groups = areas.flatMap(({ id, menu = [] }) => menu.map((group) => ({ area: id, group })))
  for (const [
    g,
    {
      area,
      group: { paginas, ...group },
    },
  ] of groups.entries()) {
    const menu = (g + 1) * 100
    const shown = paginas
      .map((pagina, p) => ({ menu: menu + p + 1, menuPai: menu, ordem: p + 1, item: pagina }))
      .filter(({ item }) => !carregadas || hasData(area, item, carregadas))
    if (shown.length > 0) yield { menu, ordem: g + 1, item: group }
    yield* shown
  }
}
