// Questions asked of the menu, which is data: where a page hangs, whether it may be shown, which keys lead to it.
import type { MenuItem } from '@portal/catalog/contexto'

/** The address without query, hash and final slash. */
export function cleanPath(route: string): string {
  const path = route.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/** The addresses inside the portal an item answers for. */
function pathsOf(item: MenuItem): string[] {
  return [item.route, item.urlAuxiliar].filter((route) => route?.startsWith('/')).map((route) => cleanPath(route as string))
}

/** The items from the menu's first level down to the one that owns the path, or else to one below it; empty when there is none. */
export function trailTo(menu: readonly MenuItem[], path: string): MenuItem[] {
  const clean = cleanPath(path)
  let best: MenuItem[] = []
  let bestLength = 0
  let below: MenuItem[] = []
  const walk = (items: readonly MenuItem[], above: MenuItem[]): void => {
    for (const item of items) {
      const trail = [...above, item]
      for (const own of pathsOf(item)) {
        if (own !== '/' && isUnder(clean, own) && own.length > bestLength) {
          best = trail
          bestLength = own.length
        }
        if (below.length === 0 && isUnder(own, clean)) below = trail
      }
      walk(item.subMenu, trail)
    }
  }
  walk(menu, [])
  return best.length > 0 ? best : below
}

/** The guard of a page that is a menu item itself. */
export const isInMenu = (menu: readonly MenuItem[], path: string): boolean =>
  flattenMenu(menu).some((item) => pathsOf(item).includes(cleanPath(path)))

/** The guard of a page that hangs under an item, such as the details of its rows. */
export const hasMenuFor = (menu: readonly MenuItem[], parent: string): boolean =>
  flattenMenu(menu).some((item) => pathsOf(item).some((own) => isUnder(own, parent)))

/** Every item, parents before children. */
export function flattenMenu(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => [item, ...flattenMenu(item.subMenu)])
}

export interface Crumb {
  readonly label: string
  readonly to?: string
}

interface Under {
  readonly parent?: string | undefined
  /** The page is its parent under another address. */
  readonly same?: boolean | undefined
}

/** Início > menu > item > Detalhes; the last one is where the visitor is. */
export function breadcrumb(menu: readonly MenuItem[], path: string, title: string, { parent, same = false }: Under = {}): Crumb[] {
  const inicio: Crumb = { label: 'Início', to: '/' }
  const clean = cleanPath(path)
  if (clean === '/' || clean === '/home') return [{ label: 'Início' }]
  const trail = trailTo(menu, parent ?? clean)
  const own = trail.at(-1)
  if (!own) return [inicio, { label: title }]
  const crumbs = trail.map((item): Crumb => (item.route ? { label: item.title, to: item.route } : { label: item.title }))
  const isOwn = same || pathsOf(own).includes(clean)
  if (!isOwn) return [inicio, ...crumbs, { label: 'Detalhes' }]
  return [inicio, ...crumbs.slice(0, -1), { label: own.title }]
}
