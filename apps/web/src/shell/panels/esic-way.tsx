// Renders the e-SIC button: it opens the panel, links to the site the entity names, or is hidden, by the entity's
// parameters.
import { esicButton, esicPage } from '@portal/catalog/parametros'
import type { ReactNode } from 'react'
import { useParametros } from '../context/contexto.tsx'
import { PanelTrigger } from './panel-trigger.tsx'
import { ExternalLink } from '../navigation/portal-link.tsx'

interface EsicWayProps {
  className?: string | undefined
  tour?: string
  children: ReactNode
}

export function EsicWay({ className, tour, children }: EsicWayProps) {
  const button = esicButton(useParametros())
  if (button.opens === 'nothing') return null
  if (button.opens === 'link') {
    return (
      <ExternalLink href={button.href} className={className}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <PanelTrigger panel="esic" to={esicPage(button)} className={className} {...(tour && { tour })} modal>
      {children}
    </PanelTrigger>
  )
}
