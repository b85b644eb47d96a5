// The route table: the addresses of every area, how an address is matched, and how the code of a screen is loaded.
import { derived } from './derived/routes.ts'
import { always, type Route } from './route.ts'
import type { RouteModule } from './route-module.ts'
import { written } from './screens/index.ts'

export const routes: readonly Route[] = [...written, ...derived]

/** The route of unknown addresses. */
export const notFoundRoute: Route = always('*', 'portal/nao-encontrado')

/** Returns the key of the screen in the build's manifest. */
export const screenFile = ({ screen, derived: isDerived }: Route): string =>
  isDerived ? `src/derived${screen.replaceAll(/(?!^)\//g, '-')}.tsx` : `src/screens/${screen}.tsx`

const loaded = new Map<string, RouteModule>()
const loading = new Map<string, Promise<RouteModule>>()

export const loadedScreen = (route: Route): RouteModule | undefined => loaded.get(route.screen)

/**
 * Imports the map of screen files. It is loaded separately, so that more screens do not make the portal open more
 * slowly.
 */
const screenFiles = (): Promise<typeof import('./screen-files.ts')> => import('./screen-files.ts')

async function importScreen(route: Route): Promise<RouteModule> {
  const importer = (await screenFiles()).files[screenFile(route).replace(/^src/, '.')]
  if (!importer) throw new Error(`no screen file for ${route.path}`)
  return importer()
}

/** Loads the code of a screen once. A failure is cached too: the page that shows it offers to reload. */
export function loadScreen(
  route: Route,
  from: (route: Route) => Promise<RouteModule> = importScreen,
): Promise<RouteModule> {
  const known = loading.get(route.screen)
  if (known) return known
  const promise = from(route).then((module) => {
    loaded.set(route.screen, module)
    return module
  })
  loading.set(route.screen, promise)
  return promise
}

/** Fetches the code of a screen ahead of time; a failure is ignored. */
export const prefetchScreen = (route: Route): void => void importScreen(route).catch(() => undefined)

/** Fetches the map of screen files ahead of time; a failure is ignored. */
export const prefetchScreenFiles = (): void => void screenFiles().catch(() => undefined)

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

const comparable = (path: string): string => (path.replace(/\/+$/, '') || '/').toLowerCase()

const isOpen = ({ path }: Route): boolean => path.includes(':')

const fixed = new Map(routes.filter((route) => !isOpen(route)).map((route) => [comparable(route.path), route]))
const open = routes.filter(isOpen).map((route) => ({ route, pattern: patternOf(route.path) }))

/** Matches any single segment in the place of :cnpj in '/fornecedores/:cnpj'. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')
}

/** Decodes a segment as the router does: one that cannot be decoded is returned unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const paramsOf = (groups: Readonly<Record<string, string>> = {}): RouteMatch['params'] =>
  Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decoded(part)]))

/** Matches an address: a fixed one by lookup, and only those with parameters by trying each pattern. */
export function matchRoute(path: string): RouteMatch | undefined {
  const route = fixed.get(comparable(path))
  if (route) return { route, params: {} }
  for (const { route: candidate, pattern } of open) {
    const match = pattern.exec(path)
    if (match) return { route: candidate, params: paramsOf(match.groups) }
  }
  return undefined
}
