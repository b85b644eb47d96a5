// Provides explanatory notes. A page has its own in the first HTML; those of all pages are fetched once, before or
// during the first navigation.
import type { NotaExplicativa } from '@portal/catalog/contexto'
import { createContext, use, useContext } from 'react'
import { useLocation } from 'react-router'
import { getJson } from '../../api/api.ts'
import { matchRoute } from '../../routes.tsx'
import { cleanPath } from '../navigation/menu.ts'

export interface NotasDaPagina {
  /** The page the server rendered. */
  readonly path: string
  readonly notas: readonly string[]
}

const asRota = (path: string): string => (path === '/' ? '/home' : path)

function notasAt(path: string, all: readonly NotaExplicativa[]): string[] {
  const route = matchRoute(path)?.route
  const here = new Set([path, ...(route?.same && route.parent ? [route.parent] : [])].map(asRota))
  return all.filter(({ rota }) => here.has(asRota(cleanPath(rota)))).map(({ notaExplicativa }) => notaExplicativa)
}

export function notasOf(path: string, all: readonly NotaExplicativa[]): NotasDaPagina {
  const clean = cleanPath(path)
  return { path: clean, notas: notasAt(clean, all) }
}

const NotasContext = createContext<NotasDaPagina | undefined>(undefined)

export const NotasProvider = NotasContext.Provider

let others: Promise<readonly NotaExplicativa[]> | undefined
let failed = false

/** Fetches all notes once. If the call fails, pages show no note. */
const loadNotas = (): Promise<readonly NotaExplicativa[]> =>
  (others ??= getJson<NotaExplicativa[]>('/api/notas-explicativa/list', { quiet: true }).catch(() => {
    failed = true
    return []
  }))

/** Fetches ahead of time, and retries if the last call failed. */
export function prefetchNotas(): void {
  if (failed) others = undefined
  failed = false
  void loadNotas()
}

export function useNotas(): readonly string[] {
  const written = useContext(NotasContext)
  const path = cleanPath(useLocation().pathname)
  if (!written) return []
  return path === written.path ? written.notas : notasAt(path, use(loadNotas()))
}
