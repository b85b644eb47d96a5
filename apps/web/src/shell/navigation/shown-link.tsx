// Renders a link if its target exists. Files and other sites open in a new tab; a page missing from the entity's menu
// is shown as plain text.
import { API_BASE } from '@portal/catalog/rotas'
import type { ReactNode } from 'react'
import { matchRoute } from '../../routes.tsx'
import { useContexto } from '../context/contexto.tsx'
import { cleanPath, isShown } from './menu.ts'
import { ExternalLink, PortalLink } from './portal-link.tsx'
import styles from './shown-link.module.css'

interface ShownLinkProps {
  /** Undefined when there is no target. */
  to: string | undefined
  className?: string | undefined
  children: ReactNode
}

const isElsewhere = (to: string): boolean => /^https?:/.test(to) || to.startsWith(API_BASE)

export function ShownLink({ to, className, children }: ShownLinkProps) {
  const { menu } = useContexto()
  if (to !== undefined && isElsewhere(to))
    return (
      <ExternalLink href={to} className={className ?? styles.elsewhere}>
        {children}
      </ExternalLink>
    )
  const path = to === undefined ? undefined : cleanPath(to)
  const match = path === undefined ? undefined : matchRoute(path)
  if (to === undefined || path === undefined || !match || !isShown(match.route, path, menu)) return children
  return (
    <PortalLink to={to} className={className}>
      {children}
    </PortalLink>
  )
}
