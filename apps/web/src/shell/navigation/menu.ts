// Queries on the menu, which is data: which item a page belongs to, whether the page may be shown, and its breadcrumb.
import type { MenuItem } from '@portal/catalog/contexto'
import type { Route } from '../../route.ts'

/** Returns the address without query, hash and final slash. */
export function cleanPath(route: string): string {
  const path = route.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const NUMBERS = /^(\/\d+)+$/

/**
 * Returns the address of an item inside the portal. A numeric `urlAuxiliar`, such as a group of publications and its
 * subgroup, completes the route.
 */
export const addressOf = ({ route, urlAuxiliar = '' }: MenuItem): string | undefined =>
  route !== undefined && NUMBERS.test(urlAuxiliar) ? cleanPath(route) + urlAuxiliar : route

/** Returns the addresses of an item inside the portal. */
function pathsOf(item: MenuItem): string[] {
  const other = NUMBERS.test(item.urlAuxiliar ?? '') ? undefined : item.urlAuxiliar
  return [addressOf(item), other].filter((route) => route?.startsWith('/')).map((route) => cleanPath(route as string))
}

/** Returns '/a/b/c', '/a/b' and '/a' for '/a/b/c'. */
function withAbove(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, dropped) => parts.slice(0, parts.length - dropped).join('/'))
}

type Trail = readonly MenuItem[]

interface MenuIndex {
  /** Address → the items from the first level down to the one that has it. */
  readonly owners: ReadonlyMap<string, Trail>
  /** Address → the items down to the first one at that address or below it. */
  readonly below: ReadonlyMap<string, Trail>
}

const indexes = new WeakMap<readonly MenuItem[], MenuIndex>()

/** Indexes the menu once, because every link of a page queries it. */
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
 * Returns the items from the menu's first level down to the one that owns the path, or else to one below it; empty when
 * there is none.
 */
export function trailTo(menu: readonly MenuItem[], path: string): Trail {
  const { owners, below } = indexOf(menu)
  const clean = cleanPath(path)
  const owner = withAbove(clean).find((own) => own !== '/' && owners.has(own))
  return (owner === undefined ? below.get(clean) : owners.get(owner)) ?? []
}

/** Returns whether a page that is itself a menu item may be shown. */
export const isInMenu = (menu: readonly MenuItem[], path: string): boolean => indexOf(menu).owners.has(cleanPath(path))

/** Returns whether a page that belongs to an item, such as the details of its rows, may be shown. */
export const hasMenuFor = (menu: readonly MenuItem[], parent: string): boolean => indexOf(menu).below.has(parent)

export function isShown(route: Route, path: string, menu: readonly MenuItem[]): boolean {
  if (route.guard === 'none') return true
  return route.parent ? hasMenuFor(menu, route.parent) : isInMenu(menu, path)
}

/** Returns every item, parents before children. */
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

/** Returns Início > menu > item > Detalhes; the last one is the current page. */
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
