// Renders the link to request what the portal does not show.
import { esicButton } from '@portal/catalog/parametros'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { EsicWay } from '../../../shell/panels/esic-way.tsx'
import styles from './request-information.module.css'

export function RequestInformation() {
  if (esicButton(useParametros()).opens === 'nothing') return null
  return (
    <section className={styles.request}>
      <div>
        <h2>Não encontrou o que procura?</h2>
        <p>Qualquer pessoa pode pedir uma informação pública, de graça e sem dizer o motivo.</p>
      </div>
      <EsicWay className={styles.action}>Solicitar informações</EsicWay>
    </section>
  )
}
