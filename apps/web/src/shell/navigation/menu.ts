// Questions asked of the menu, which is data: where a page hangs, whether it may be shown, which keys lead to it.
import type { MenuItem } from '@portal/catalog/contexto'
import type { Route } from '../../route.ts'

/** The address without query, hash and final slash. */
export function cleanPath(route: string): string {
  const path = route.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const NUMBERS = /^(\/\d+)+$/

/**
 * Where an item leads inside the portal: numbers, such as a group of publications and its subgroup, complete its route.
 */
export const addressOf = ({ route, urlAuxiliar = '' }: MenuItem): string | undefined =>
  route !== undefined && NUMBERS.test(urlAuxiliar) ? cleanPath(route) + urlAuxiliar : route

/** The addresses inside the portal an item answers for. */
function pathsOf(item: MenuItem): string[] {
  const other = NUMBERS.test(item.urlAuxiliar ?? '') ? undefined : item.urlAuxiliar
  return [addressOf(item), other].filter((route) => route?.startsWith('/')).map((route) => cleanPath(route as string))
}

/** '/a/b/c' → itself, '/a/b' and '/a'. */
function withAbove(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, dropped) => parts.slice(0, parts.length - dropped).join('/'))
}

type Trail = readonly MenuItem[]

interface MenuIndex {
  /** The items from the first level down to the one that has the address. */
  readonly owners: ReadonlyMap<string, Trail>
  /** The same down to the first one at the address or below it. */
  readonly below: ReadonlyMap<string, Trail>
}

const indexes = new WeakMap<readonly MenuItem[], MenuIndex>()

/** The menu read once, since every link of a page asks it. */
function indexOf(menu: readonly MenuItem[]): MenuIndex {
  const known = indexes.get(menu)
  if (known) return known
  const [owners, below] = [new Map<string, Trail>(), new Map<string, Trail>()]
  const keepFirst = (into: Map<string, Trail>, path: string, trail: Trail): void =>
    void (into.has(path) || into.set(path, trail))
  const walk = (items: readonly MenuItem[], above: Trail): void => {
    for (const item of items) {
      const trail = [...above, item]
      for (const own of pathsOf(item)) {
        keepFirst(owners, own, trail)
        for (const path of withAbove(own)) keepFirst(below, path, trail)
      }
      walk(item.subMenu, trail)
    }
  }
  walk(menu, [])
  const index = { owners, below }
  indexes.set(menu, index)
  return index
}

/**
 * The items from the menu's first level down to the one that owns the path, or else to one below it; empty when there
 * is none.
 */
export function trailTo(menu: readonly MenuItem[], path: string): Trail {
  const { owners, below } = indexOf(menu)
  const clean = cleanPath(path)
  const owner = withAbove(clean).find((own) => own !== '/' && owners.has(own))
  return (owner === undefined ? below.get(clean) : owners.get(owner)) ?? []
}

/** The guard of a page that is a menu item itself. */
export const isInMenu = (menu: readonly MenuItem[], path: string): boolean => indexOf(menu).owners.has(cleanPath(path))

/** The guard of a page that hangs under an item, such as the details of its rows. */
export const hasMenuFor = (menu: readonly MenuItem[], parent: string): boolean => indexOf(menu).below.has(parent)

export function isShown(route: Route, path: string, menu: readonly MenuItem[]): boolean {
  if (route.guard === 'none') return true
  return route.parent ? hasMenuFor(menu, route.parent) : isInMenu(menu, path)
}

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
export function breadcrumb(
  menu: readonly MenuItem[],
  path: string,
  title: string,
  { parent, same = false }: Under = {},
): Crumb[] {
  const inicio: Crumb = { label: 'Início', to: '/' }
  const clean = cleanPath(path)
  if (clean === '/' || clean === '/home') return [{ label: 'Início' }]
  const trail = trailTo(menu, parent ?? clean)
  const own = trail.at(-1)
  if (!own) return [inicio, { label: title }]
  const crumbs = trail.map((item): Crumb => {
    const to = addressOf(item)
    return to ? { label: item.title, to } : { label: item.title }
  })
  const isOwn = same || pathsOf(own).includes(clean)
  if (!isOwn) return [inicio, ...crumbs, { label: 'Detalhes' }]
  return [inicio, ...crumbs.slice(0, -1), { label: own.title }]
}
