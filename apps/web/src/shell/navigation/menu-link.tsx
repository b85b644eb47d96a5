// Renders a menu item: a link inside the portal, a link to another site in a new tab, or plain text if it only groups
// others.
import type { MenuItem } from '@portal/catalog/contexto'
import type { ReactNode } from 'react'
import { addressOf } from './menu.ts'
import { ExternalLink, PortalLink } from './portal-link.tsx'

interface MenuLinkProps {
  item: MenuItem
  className?: string | undefined
  children?: ReactNode
}

export function MenuLink({ item, className, children = item.title }: MenuLinkProps) {
  if (item.link) {
    return (
      <ExternalLink href={item.link} className={className}>
        {children}
      </ExternalLink>
    )
  }
  const to = addressOf(item)
  if (to) {
    return (
      <PortalLink to={to} className={className}>
        {children}
      </PortalLink>
    )
  }
  return <span className={className}>{children}</span>
}
