// Tells that the draft is stored in this tab, and discards it after confirmation.
import { useEffect, useId, useRef, useState } from 'react'
import styles from './formulario.module.css'

const FIRST_FIELD = 'fieldset :is(input, textarea, select)'

export function RascunhoGuardado({ onDiscard }: { onDiscard: () => void }) {
  const place = useRef<HTMLParagraphElement>(null)
  const id = useId()
  const [asking, setAsking] = useState<boolean>()

  useEffect(() => {
    if (asking !== undefined) place.current?.querySelector('button')?.focus()
  }, [asking])

  /**
   * Discards the draft, and focuses the form's first field, unless the form does otherwise, because the button is gone.
   */
  const discard = (): void => {
    place.current?.closest('form')?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    setAsking(undefined)
    onDiscard()
  }

  return (
    <p ref={place} className={`${styles.draft} no-print`}>
      <span id={id}>
        {asking
          ? 'Descartar o que você escreveu? Não há como recuperar.'
          : 'Rascunho guardado só nesta aba do navegador.'}
      </span>
      {asking ? (
        <span className={styles.locked}>
          <button type="button" className={styles.inline} aria-describedby={id} onClick={() => setAsking(false)}>
            Manter
          </button>
          <button type="button" className={styles.inline} onClick={discard}>
            Descartar
          </button>
        </span>
      ) : (
        <button type="button" className={styles.inline} onClick={() => setAsking(true)}>
          Descartar rascunho
        </button>
      )}
    </p>
  )
}
