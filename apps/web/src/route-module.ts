// What a screen file gives the shell, so that the server can render it with its data and the browser can hydrate it
// unchanged.
//
// Each `screens/<area>/<name>.tsx` is one route module, named in the area's index.ts; what screens share lives in a
// subfolder, in `list/` or in `ui/`. A screen starts with <PageHeader title="…" description="…">
// (shell/frame/page-header.tsx): it gives the h1 and the explanatory note. Data: usePreloaded(path)
// (shell/context/dados.tsx) holds what `load` answered for that API path; getJson(path) (api.ts) fetches it otherwise.
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { ComponentType } from 'react'

/** '/api/diarias?…' (with no base path) → the parsed answer; rejects with a PortalError. */
export type FetchJson = (path: string) => Promise<unknown>

export interface RouteArgs {
  /** The page asked for, without the base path. */
  url: URL
  contexto: ContextoInicial
  params: Readonly<Record<string, string | undefined>>
  /** What `load` answered, once it did. */
  dados?: Dados
}

/** API path → answer. */
export type Dados = Readonly<Record<string, unknown>>

type Text = string | ((args: RouteArgs) => string)

export interface RouteModule {
  default: ComponentType
  /** The page's own name; the shell adds entity and year. */
  title: Text
  /** One sentence for search engines and link previews. */
  description?: Text
  /**
   * What the screen needs for its first paint; a failed answer is left out and the screen asks again in the browser.
   */
  load?: (args: RouteArgs & { fetchJson: FetchJson }) => Promise<Dados>
}

/** Asks for several answers at once and keeps those that came. */
export async function answersOf(paths: readonly string[], fetchJson: FetchJson): Promise<Dados> {
  const answers = await Promise.allSettled(paths.map(fetchJson))
  return Object.fromEntries(
    answers.flatMap((answer, at) => (answer.status === 'fulfilled' ? [[paths[at], answer.value]] : [])),
  )
}

export const writeText = (text: Text, args: RouteArgs): string => (typeof text === 'string' ? text : text(args))
