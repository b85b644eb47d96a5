// The way to ask for what the portal does not show.
import { esicButton, esicPage } from '@portal/catalog/parametros'
import { useParametros } from '../../../shell/contexto.tsx'
import { PanelTrigger } from '../../../shell/panel-trigger.tsx'
import { ExternalLink } from '../../../shell/portal-link.tsx'
import styles from './request-information.module.css'

export function RequestInformation() {
  const button = esicButton(useParametros())
  if (button.opens === 'nothing') return null
  return (
    <section className={styles.request}>
      <div>
        <h2>Não encontrou o que procura?</h2>
        <p>Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo.</p>
      </div>
      {button.opens === 'link' ? (
        <ExternalLink href={button.href} className={styles.action}>
          Solicitar informações
        </ExternalLink>
      ) : (
        <PanelTrigger panel="esic" to={esicPage(button)} className={styles.action} modal>
          Solicitar informações
        </PanelTrigger>
      )}
    </section>
  )
}
