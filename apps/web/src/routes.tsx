// The portal's table of contents: the addresses of every area, and how the code of a screen is fetched.
import { derived } from './derived/routes.ts'
import { always, type Route } from './route.ts'
import type { RouteModule } from './route-module.ts'
import { written } from './screens/index.ts'

export const routes: readonly Route[] = [...written, ...derived]

/** What unknown addresses show. */
export const notFoundRoute: Route = always('*', 'portal/nao-encontrado')

/** The key of the screen in the build's manifest. */
export const screenFile = ({ screen, derived: isDerived }: Route): string =>
  isDerived ? `src/derived${screen.replaceAll(/(?!^)\//g, '-')}.tsx` : `src/screens/${screen}.tsx`

const loaded = new Map<string, RouteModule>()
const loading = new Map<string, Promise<RouteModule>>()

export const loadedScreen = (route: Route): RouteModule | undefined => loaded.get(route.screen)

/** Where each screen's code lies, fetched apart, so that a portal with more screens does not open more slowly. */
const screenFiles = (): Promise<typeof import('./screen-files.ts')> => import('./screen-files.ts')

async function importScreen(route: Route): Promise<RouteModule> {
  const importer = (await screenFiles()).files[screenFile(route).replace(/^src/, '.')]
  if (!importer) throw new Error(`no screen file for ${route.path}`)
  return importer()
}

/** A failure is remembered too: the page that met it offers to start anew. */
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

/** Fetches the code ahead of time; a failure is forgotten. */
export const prefetchScreen = (route: Route): void => void importScreen(route).catch(() => undefined)

/** The same for the way to every screen. */
export const prefetchScreenFiles = (): void => void screenFiles().catch(() => undefined)

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

const comparable = (path: string): string => (path.replace(/\/+$/, '') || '/').toLowerCase()

const isOpen = ({ path }: Route): boolean => path.includes(':')

const fixed = new Map(routes.filter((route) => !isOpen(route)).map((route) => [comparable(route.path), route]))
const open = routes.filter(isOpen).map((route) => ({ route, pattern: patternOf(route.path) }))

/** '/fornecedores/:cnpj' fits any one part in the place of :cnpj. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')
}

/** As the router reads it: what cannot be decoded stays as it came. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const paramsOf = (groups: Readonly<Record<string, string>> = {}): RouteMatch['params'] =>
  Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decoded(part)]))

/** An address as it stands is looked up; only those with a part to be filled in are tried one by one. */
export function matchRoute(path: string): RouteMatch | undefined {
  const route = fixed.get(comparable(path))
  if (route) return { route, params: {} }
  for (const { route: candidate, pattern } of open) {
    const match = pattern.exec(path)
    if (match) return { route: candidate, params: paramsOf(match.groups) }
  }
  return undefined
}
