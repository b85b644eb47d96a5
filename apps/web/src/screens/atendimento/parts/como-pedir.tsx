// Renders how to request information from this entity, by its parameters.
import { esicButton } from '@portal/catalog/parametros'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { ExternalLink, PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'

const LABEL = 'Solicitar Informações'

export function ComoPedir() {
  const button = esicButton(useParametros())
  switch (button.opens) {
    case 'nothing':
      return null
    case 'link':
      return (
        <ExternalLink href={button.href} className={buttons.primary}>
          {LABEL}
        </ExternalLink>
      )
    case 'contato':
      return (
        <PortalLink to="/contato" className={buttons.primary}>
          Fale conosco
        </PortalLink>
      )
    case 'solicitacao':
      return (
        <PortalLink to="/esicSolicitacao" className={buttons.primary}>
          {LABEL}
        </PortalLink>
      )
  }
}
