// Tells that what was typed is kept in this tab, and lets it be thrown away.
import styles from './formulario.module.css'

export function RascunhoGuardado({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={`${styles.draft} no-print`}>
      Rascunho guardado só nesta aba do navegador.
      <button type="button" className={styles.inline} onClick={onDiscard}>
        Descartar rascunho
      </button>
    </p>
  )
}
