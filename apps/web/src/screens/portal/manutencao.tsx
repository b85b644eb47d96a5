// Screen of the maintenance page at its own address.
import { texts } from '@portal/kit/texts'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'

export const title = 'Manutenção'

export default function Manutencao() {
  return (
    <>
      <PageHeader
        title={texts.manutencao}
        description="Status 451. Quando o portal está em manutenção, esta mensagem toma o lugar de todas as páginas."
      />
      <p>
        <PortalLink to="/">Ir para a página inicial</PortalLink>
      </p>
    </>
  )
}
