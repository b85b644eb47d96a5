// Does after a client-side navigation what a page load does by itself: title, scroll, focus, and the right entity and
// year.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, NavigationType } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { matchRoute } from '../../routes.tsx'
import { isOfRecord } from '../../route.ts'
import { asksForAnother, honestSearch, notPublished } from '../../api/escolha.ts'
import { notify } from '../../api/notifier.ts'
import { forgetCameFrom } from './came-from.ts'
import { closePanels, currentPanel } from '../panels/panels.ts'

/** Returns the window title: page, entity and year. */
export const documentTitle = (page: string, { entidade, exercicio }: ContextoInicial): string =>
  `${page} · ${entidade.nome} · ${exercicio}`

/** Sets a window title known only after the data loads; until then the title is that of `useArrival`. */
export function useWindowTitle(page: string | undefined): void {
  const contexto = useContexto()
  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(page, contexto)
  }, [page, contexto])
}

let arrivedAt: string | undefined

function scrollTo(hash: string): void {
  const part = hash && document.getElementById(hash.slice(1))
  if (part) part.scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * After a navigation scrolls to the top, or to the element the hash names, and focuses the heading; Back keeps the
 * browser's own scroll. It waits one turn of the event loop, since a closing panel first returns focus to its button; a
 * panel opened meanwhile keeps the focus.
 */
export function useArrival(title: string): void {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useLayoutEffect(() => {
    const first = arrivedAt === undefined
    if (arrivedAt === pathname) return
    arrivedAt = pathname
    if (matchRoute(pathname)?.route.guard === 'none') forgetCameFrom()
    if (first) return
    if (navigation !== NavigationType.Pop) scrollTo(hash)
    if (currentPanel() !== 'tutorial') closePanels()
    const timer = setTimeout(() => {
      if (currentPanel() === undefined)
        document.querySelector<HTMLElement>('#conteudo h1')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [pathname, hash, navigation])
}

/**
 * Keeps the entity and year shown in the address. An address of others reloads the page, because only the server knows
 * their menu.
 */
export function useEscolhaInAddress(): void {
  const contexto = useContexto()
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const firstKey = useRef(key)

  useEffect(() => {
    if (key !== firstKey.current && asksForAnother(search, contexto)) {
      window.location.reload()
      return
    }
    const route = matchRoute(pathname)?.route
    const honest = honestSearch(search, contexto, route !== undefined && isOfRecord(route, search))
    if (honest === search) return
    const unpublished = notPublished(search, honest, contexto)
    if (unpublished) notify('alert', unpublished)
    void navigate({ pathname, search: honest, hash }, { replace: true })
  }, [key, pathname, search, hash, contexto, navigate])
}
