// Renders a link typed by an editor: a page of this portal, if the menu has it, or another site.
import type { ReactNode } from 'react'
import { ExternalLink } from './portal-link.tsx'
import { ShownLink } from './shown-link.tsx'

interface AnyLinkProps {
  link: string
  className?: string | undefined
  children: ReactNode
}

export function AnyLink({ link, className, children }: AnyLinkProps) {
  if (link.startsWith('/'))
    return (
      <ShownLink to={link} className={className}>
        {children}
      </ShownLink>
    )
  return (
    <ExternalLink href={link} className={className}>
      {children}
    </ExternalLink>
  )
}
