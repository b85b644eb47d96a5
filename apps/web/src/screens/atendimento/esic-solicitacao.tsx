// Screen of the request for information (e-SIC).
import { esicButton } from '@portal/catalog/parametros'
import { Atendimento } from '../../shell/panels/atendimento.tsx'
import { useParametros } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import { ComoPedir } from './parts/como-pedir.tsx'
import { Solicitacao } from './parts/solicitacao.tsx'
import styles from './parts/protocolo.module.css'

export const title = 'Solicitar informações'
export const description = 'Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo.'

function PorOutroCaminho() {
  return (
    <>
      <EmptyState title="Esta entidade não recebe pedidos de informação por este formulário." actions={<ComoPedir />}>
        <p>
          Você também pode pedir <PortalLink to="/sic-fisico">no balcão</PortalLink> ou pelos canais abaixo.
        </p>
      </EmptyState>
      <Atendimento />
    </>
  )
}

export default function EsicSolicitacao() {
  const { opens } = esicButton(useParametros())
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={description}>
        <p>
          Já pediu? <PortalLink to="/esic">Acompanhe seu pedido</PortalLink>.
        </p>
      </PageHeader>
      {opens === 'solicitacao' ? <Solicitacao heading="h2" /> : <PorOutroCaminho />}
    </div>
  )
}
