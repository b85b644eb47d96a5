// Shows on every page and in print that the city is invented, and whether it is only a sample yet, so that nobody takes
// its figures for those of a real city, nor the sample's for the whole city's.
import { useContexto } from '../context/contexto.tsx'
import styles from './demo-band.module.css'

export function DemoBand() {
  const { demonstracao, amostra } = useContexto()
  if (!demonstracao) return null
  return (
    <aside className={styles.band} aria-label="Demonstração">
      <span className={styles.words}>
        {amostra ? 'Amostra da demonstração' : 'Dados de demonstração'}
        <span className={styles.more}>
          {amostra ? ': cidade inventada, que entra inteira em minutos' : ': a cidade, e todos nela, são inventados'}
        </span>
      </span>
    </aside>
  )
}
