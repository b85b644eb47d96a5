// The portal's table of contents: every address, the screen file that answers it, and what the menu must hold for it to be shown.
import type { MenuItem } from '@portal/catalog/contexto'
import { matchPath } from 'react-router'
import type { RouteModule } from './route-module.ts'
import { hasMenuFor, isInMenu } from './shell/menu.ts'

export interface Route {
  readonly path: string
  /** '<area>/<file>' under screens/. */
  readonly screen: string
  /** Shell pages and services are always shown; the others need themselves, or the item they hang under, in the menu. */
  readonly guard: 'none' | 'menu'
  /** The menu address a detail page hangs under. */
  readonly parent?: string
  /** Whether the page is the item itself under another address, and not a part of it. */
  readonly same?: true
}

const shell = (path: string, name: string): Route => ({ path, screen: `shell/${name}`, guard: 'none' })
/** Where a button of the frame leads: shown whatever the menu holds. */
const service = (path: string, screen: string): Route => ({ path, screen, guard: 'none' })
const item = (path: string, screen: string): Route => ({ path, screen, guard: 'menu' })
/** The same page under several addresses: any of them in the menu opens all. */
const alias = (parent: string, path: string, screen: string): Route => ({ path, screen, guard: 'menu', parent, same: true })
const under = (parent: string, path: string, screen: string): Route => ({ path, screen, guard: 'menu', parent })

export const routes: readonly Route[] = [
  shell('/', 'home'),
  shell('/home', 'home'),
  shell('/menu', 'menu'),
  shell('/entidade', 'entidade'),
  shell('/pesquisa', 'pesquisa'),
  shell('/mapa-do-site', 'mapa-do-site'),
  shell('/teclas-de-atalho', 'teclas-de-atalho'),
  shell('/manutencao', 'manutencao'),
  shell('/nao-encontrado', 'nao-encontrado'),

  service('/esic', 'atendimento/esic'),
  service('/esicSolicitacao', 'atendimento/esic-solicitacao'),
  service('/esic/estatisticas', 'atendimento/esic-estatisticas'),
  service('/contato', 'atendimento/contato'),
  item('/sic-fisico', 'atendimento/sic-fisico'),

  alias('/empenhos', '/empenhos', 'despesa/empenhos'),
  alias('/empenhos', '/empenhos/cf', 'despesa/empenhos'),
  alias('/empenhos-covid', '/empenhos-covid', 'despesa/empenhos-covid'),
  alias('/empenhos-covid', '/empenhos-covid/cf', 'despesa/empenhos-covid'),
  under('/empenhos', '/empenhos/detalhe', 'despesa/empenho-detalhe'),
  under('/empenhos', '/empenhos/item/detalhe', 'despesa/empenho-item-detalhe'),
  item('/fornecedores', 'despesa/fornecedores'),
  under('/fornecedores', '/fornecedores/:cnpj', 'despesa/fornecedor'),
  under('/fornecedores', '/fornecedores/codigo/:fornecedor', 'despesa/fornecedor'),
  item('/compras-diretas-fornecedor', 'despesa/compras-diretas-fornecedor'),
  item('/compras-direta-itens', 'despesa/compras-direta-itens'),
  item('/restos-a-pagar', 'despesa/restos-a-pagar'),
  item('/diarias', 'despesa/diarias'),
  under('/diarias', '/diarias/detalhes', 'despesa/diarias-detalhes'),
  item('/ajuda-custo', 'despesa/ajuda-custo'),
  under('/ajuda-custo', '/ajuda-custo/detalhes', 'despesa/ajuda-custo-detalhes'),
  item('/adiantamento', 'despesa/adiantamento'),
  under('/adiantamento', '/adiantamento/detalhes', 'despesa/adiantamento-detalhes'),
  under('/empenhos', '/aditivos/detalhes', 'contratacao/aditivo-detalhes'),
  under('/empenhos', '/adjudicacoes/detalhes', 'contratacao/adjudicacao-detalhes'),
  item('/liquidacoes/:tipo', 'despesa/liquidacoes'),
  item('/liquidacoes-covid/:tipo', 'despesa/liquidacoes-covid'),
  item('/aptos-pagamentos', 'despesa/aptos-pagamentos'),
  item('/agenda-previsao-pagamento', 'despesa/agenda-previsao-pagamento'),
  item('/em-liquidacao', 'despesa/em-liquidacao'),
  item('/suprimentos-fundos', 'despesa/suprimentos-fundos'),
  item('/nota-extraorcamentaria', 'despesa/nota-extraorcamentaria'),
  item('/despesa-detalhada', 'despesa/despesa-detalhada'),
  item('/despesa/:nivelDespesa', 'despesa/despesa-por-nivel'),
  under('/nota-extraorcamentaria', '/nota-extraorcamentaria/detalhe', 'despesa/nota-extraorcamentaria-detalhe'),

  item('/sic-consulta', 'atendimento/sic-consulta'),
]

/** What unknown addresses show. */
export const notFoundRoute: Route = shell('*', 'nao-encontrado')

const loaded = new Map<string, RouteModule>()
const loading = new Map<string, Promise<RouteModule>>()

/** The key of the screen in the build's manifest. */
export const screenFile = (route: Route): string => `src/screens/${route.screen}.tsx`

export const loadedScreen = (route: Route): RouteModule | undefined => loaded.get(route.screen)

/** Where each screen's code lies, fetched apart, so that a portal with more screens does not open more slowly. */
const screenFiles = (): Promise<typeof import('./screen-files.ts')> => import('./screen-files.ts')

async function importScreen({ path, screen }: Route): Promise<RouteModule> {
  const importer = (await screenFiles()).files[`./screens/${screen}.tsx`]
  if (!importer) throw new Error(`no screen file for ${path}`)
  return importer()
}

/** A failure is remembered too: the page that met it offers to start anew. */
export function loadScreen(route: Route, from: (route: Route) => Promise<RouteModule> = importScreen): Promise<RouteModule> {
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

export function matchRoute(path: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, path)
    if (match) return { route, params: match.params }
  }
  return undefined
}

export function isShown(route: Route, path: string, menu: readonly MenuItem[]): boolean {
  if (route.guard === 'none') return true
  return route.parent ? hasMenuFor(menu, route.parent) : isInMenu(menu, path)
}
