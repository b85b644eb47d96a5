// Says on every page, and on paper, that the city is invented: nobody may take its figures for a real one's.
import { useContexto } from '../context/contexto.tsx'
import styles from './demo-band.module.css'

export function DemoBand() {
  const { demonstracao } = useContexto()
  if (!demonstracao) return null
  return (
    <aside className={styles.band} aria-label="Demonstração">
      <span className={styles.words}>
        Dados de demonstração<span className={styles.more}>: a cidade, e todos nela, são inventados</span>
      </span>
    </aside>
  )
}
