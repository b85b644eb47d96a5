// Says on every page, and on paper, that the city is invented, and while it is only a sample, that too: nobody may take
// its figures for a real one's, nor those of the sample for the city's.
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
