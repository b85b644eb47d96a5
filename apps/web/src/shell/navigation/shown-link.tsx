// A link only where it leads somewhere: what the menu of the entity does not offer stays plain text. A published file opens beside the page.
import { API_BASE } from '@portal/catalog/rotas'
import type { ReactNode } from 'react'
import { isShown, matchRoute } from '../../routes.tsx'
import { useContexto } from '../context/contexto.tsx'
import { cleanPath } from './menu.ts'
import { PortalLink } from './portal-link.tsx'

interface ShownLinkProps {
  /** Undefined where there is nowhere to go. */
  to: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function ShownLink({ to, className, children }: ShownLinkProps) {
  const { menu } = useContexto()
  if (to?.startsWith(`${API_BASE}/`)) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  const path = to === undefined ? undefined : cleanPath(to)
  const match = path === undefined ? undefined : matchRoute(path)
  if (to === undefined || path === undefined || !match || !isShown(match.route, path, menu)) return children
  return (
    <PortalLink to={to} className={className}>
      {children}
    </PortalLink>
  )
}
