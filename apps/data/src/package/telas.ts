// Where a table is read: the pages its area says, or those of the lists it stamps.
import { areas, lists, records } from '@portal/catalog/areas'
import { areaOf, telasOf } from '@portal/catalog/tabelas'
import type { MenuGroup } from '@portal/catalog/area'

const pagesIn = (menu: readonly MenuGroup[] = []): [rota: string, titulo: string][] =>
  menu.flatMap(({ paginas }) => paginas.flatMap(({ rota, titulo }): [string, string][] => (rota === undefined ? [] : [[rota, titulo]])))

const TITLES = new Map([
  ['/', 'Página inicial'],
  ['/glossario', 'Glossário'],
  ...areas.flatMap(({ menu }) => pagesIn(menu)),
  ...records.map(({ link, name }): [string, string] => [link.path, name]),
  ...lists.map(({ path, title }): [string, string] => [path, title]),
])

const named = (rota: string): string => {
  const titulo = TITLES.get(rota)
  return titulo === undefined ? rota : `${titulo} (${rota})`
}

/** The pages, each with its title. */
export function telasDe(tabela: string): string[] {
  const said = telasOf(tabela)
  const listed = lists.filter(({ table }) => table === tabela).map(({ path }) => path)
  const ofArea = pagesIn(areas.find(({ id }) => id === areaOf(tabela))?.menu).map(([rota]) => rota)
  return (said ?? (listed.length > 0 ? listed : ofArea.slice(0, 1))).map(named)
}
