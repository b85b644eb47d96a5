// Renders a button that opens a panel; without JavaScript, a link to the page with the same content.
import type { ReactNode } from 'react'
import { togglePanel, useOpenPanel, type Panel } from './panels.ts'
import { PortalLink } from '../navigation/portal-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

interface PanelTriggerProps {
  panel: Panel
  /** Target of the link. */
  to: string
  className?: string | undefined
  tour?: string
  modal?: boolean
  children: ReactNode
}

export function PanelTrigger({ panel, to, className, tour, modal = false, children }: PanelTriggerProps) {
  const open = useOpenPanel() === panel
  if (!useHydrated()) {
    return (
      <PortalLink to={to} className={className} data-tour={tour}>
        {children}
      </PortalLink>
    )
  }
  return (
    <button
      type="button"
      className={className}
      data-tour={tour}
      aria-expanded={open}
      aria-haspopup={modal ? 'dialog' : undefined}
      onClick={() => togglePanel(panel)}
    >
      {children}
    </button>
  )
}
