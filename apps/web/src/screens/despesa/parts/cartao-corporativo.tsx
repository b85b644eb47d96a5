// Says whether the entity pays cash advances by corporate card.
import { adotaCartaoCorporativo } from '@portal/catalog/parametros'
import { useParametros } from '../../../shell/context/contexto.tsx'
import styles from './cartao-corporativo.module.css'

export function CartaoCorporativo() {
  const adota = adotaCartaoCorporativo(useParametros())
  return (
    <p className={styles.banner} role="note" aria-label="Cartão corporativo">
      {adota ? 'Esta entidade adota cartão corporativo.' : 'Esta entidade não adota cartão corporativo.'}
    </p>
  )
}
