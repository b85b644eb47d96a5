// Links that keep entity and year in the address, and between pages of figures their basis, prefetch the screen's code
// on hover and focus, and mark external sites. A link to another entity or year reloads the page, because only the
// server knows its menu and parameters.
import { BASE, withQuery } from '@portal/kit/link'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { loadedScreen, loadScreen, matchRoute, prefetchScreen } from '../../routes.tsx'
import type { Route } from '../../route.ts'
import { tracked } from '../../api/activity.ts'
import { useContexto } from '../context/contexto.tsx'
import { prefetchNotas } from '../context/notas.tsx'
import { asksForAnother, withEscolha } from '../../api/escolha.ts'
import { Glyph } from '../frame/glyph.tsx'
import styles from './portal-link.module.css'

const ignore = (): void => undefined

const routeOf = (to: string): Route | undefined => matchRoute(to.replace(/[?#].*$/, ''))?.route

/** Returns the address with the basis of the page it is on, if it is of a page of figures and says nothing itself. */
function withBase(to: string, search: string): string {
  const base = new URLSearchParams(search).get(BASE)
  return base && !to.includes('?') && routeOf(to)?.figures ? withQuery(to, { [BASE]: base }) : to
}

type PortalLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'onFocus' | 'onPointerEnter'> & {
  to: string
}

export function PortalLink({ to, ...rest }: PortalLinkProps) {
  const contexto = useContexto()
  const prefetch = useCallback(() => {
    prefetchNotas()
    const route = routeOf(to)
    if (route && !loadedScreen(route)) prefetchScreen(route)
  }, [to])
  const load = useCallback(() => {
    prefetchNotas()
    const route = routeOf(to)
    if (route && !loadedScreen(route)) tracked(loadScreen(route)).catch(ignore)
  }, [to])
  const address = withEscolha(withBase(to, useLocation().search), contexto)
  const reload = asksForAnother(address.slice(address.indexOf('?')).replace(/#.*$/, ''), contexto)
  return (
    <Link {...rest} to={address} reloadDocument={reload} onPointerEnter={prefetch} onFocus={prefetch} onClick={load} />
  )
}

const isWeb = (href: string): boolean => /^(?:https?:\/)?\//i.test(href)

export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}) {
  if (!isWeb(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.leaves}>
        <Glyph name="external" />
        <span className="visually-hidden"> (abre em nova aba)</span>
      </span>
    </a>
  )
}
