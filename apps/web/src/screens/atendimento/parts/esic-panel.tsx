// Renders the panel of the e-SIC button: the contact form or the request for information, by the entity's parameters.
import { esicButton } from '@portal/catalog/parametros'
import { ContatoForm } from './contato-form.tsx'
import { Responsaveis } from './responsaveis.tsx'
import { Solicitacao } from './solicitacao.tsx'
import { Atendimento } from '../../../shell/panels/atendimento.tsx'
import { useParametros } from '../../../shell/context/contexto.tsx'
import styles from './esic-panel.module.css'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { SidePanel } from '../../../shell/panels/side-panel.tsx'

interface PanelProps {
  onClose: () => void
}

function Contato({ onClose }: PanelProps) {
  return (
    <SidePanel side="right" title="Fale com a entidade" onClose={onClose}>
      <p className={styles.intro}>
        Dúvidas, sugestões e pedidos podem ser feitos por aqui ou pelos canais abaixo. Diga o que precisa com suas
        palavras; ninguém precisa explicar o motivo.
      </p>
      <ContatoForm />
      <div className={styles.more}>
        <h3>Responsável pelo acesso à informação</h3>
        <Responsaveis />
        <Atendimento />
      </div>
    </SidePanel>
  )
}

function Pedido({ onClose }: PanelProps) {
  return (
    <SidePanel side="right" title="e-SIC: peça uma informação" onClose={onClose}>
      <p className={styles.intro}>
        A Lei de Acesso à Informação (Lei nº 12.527/2011) garante a qualquer pessoa o direito de pedir informações
        públicas, de graça e sem dizer o motivo.
      </p>
      <Solicitacao heading="h3" />
      <p className={styles.more}>
        Já pediu? <PortalLink to="/esic">Acompanhe seu pedido</PortalLink>. Prefere ir ao balcão? Veja o{' '}
        <PortalLink to="/sic-fisico">SIC físico</PortalLink>.
      </p>
    </SidePanel>
  )
}

export default function EsicPanel({ onClose }: PanelProps) {
  return esicButton(useParametros()).opens === 'contato' ? <Contato onClose={onClose} /> : <Pedido onClose={onClose} />
}
