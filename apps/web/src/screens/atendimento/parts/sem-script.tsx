// Shown in browsers without scripts, which cannot send the form: lists the other ways to make a request.
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'

export function SemScript() {
  return (
    <noscript>
      <p>
        Este formulário precisa de JavaScript. Sem ele, você pode pedir{' '}
        <PortalLink to="/sic-fisico">no balcão</PortalLink> ou pelos{' '}
        <PortalLink to="/entidade">canais da entidade</PortalLink>.
      </p>
    </noscript>
  )
}
