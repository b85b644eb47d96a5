// Types of a route module: what a screen file exports, so that the server can render it with its data and the browser
// can hydrate it unchanged.
//
// Each `screens/<area>/<name>.tsx` is one route module, named in the area's index.ts; what screens share lives in a
// subfolder, in `list/` or in `ui/`. A screen starts with <PageHeader title="…" description="…">
// (shell/frame/page-header.tsx), which renders the h1 and the explanatory note. Data: usePreloaded(path)
// (shell/context/dados.tsx) returns what `load` fetched for that API path; getJson(path) (api.ts) fetches it otherwise.
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { ComponentType } from 'react'

/** Fetches '/api/diarias?…' (without the base path) and returns the parsed response; rejects with a PortalError. */
export type FetchJson = (path: string) => Promise<unknown>

export interface RouteArgs {
  /** URL of the page, without the base path. */
  url: URL
  contexto: ContextoInicial
  params: Readonly<Record<string, string | undefined>>
  /** What `load` returned, once it has run. */
  dados?: Dados
}

/** API path → response. */
export type Dados = Readonly<Record<string, unknown>>

type Text = string | ((args: RouteArgs) => string)

export interface RouteModule {
  default: ComponentType
  /** The page's own name; the shell adds entity and year. */
  title: Text
  /** One sentence for search engines and link previews. */
  description?: Text
  /**
   * Fetches what the screen needs for its first paint. A failed response is left out, and the screen requests it again
   * in the browser.
   */
  load?: (args: RouteArgs & { fetchJson: FetchJson }) => Promise<Dados>
}

/** Requests several paths at once and returns the responses of those that did not fail. */
export async function answersOf(paths: readonly string[], fetchJson: FetchJson): Promise<Dados> {
  const answers = await Promise.allSettled(paths.map(fetchJson))
  return Object.fromEntries(
    answers.flatMap((answer, at) => (answer.status === 'fulfilled' ? [[paths[at], answer.value]] : [])),
  )
}

export const writeText = (text: Text, args: RouteArgs): string => (typeof text === 'string' ? text : text(args))
