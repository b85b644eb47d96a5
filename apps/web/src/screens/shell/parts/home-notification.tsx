// A notice of the entity for whoever arrives: painted with the first HTML, modal once the browser takes over, and closed for the rest of the visit.
import type { Notificacao } from '@portal/catalog/contexto'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../../shell/glyph.tsx'
import { NOTIFICACAO_KEY } from '../../../start-keys.ts'
import { readStored, writeStored } from '../../../storage.ts'
import styles from './home-notification.module.css'

export function HomeNotification({ notificacao }: { notificacao: Notificacao }) {
  const { titulo, descricao, image } = notificacao
  const mark = String(notificacao.id)
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [seen, setSeen] = useState(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (readStored('session', NOTIFICACAO_KEY) === mark) setSeen(true)
    else if (dialog && !dialog.matches(':modal')) {
      dialog.removeAttribute('open')
      dialog.showModal()
    }
  }, [mark])

  const close = (): void => {
    writeStored('session', NOTIFICACAO_KEY, mark)
    setSeen(true)
  }

  if (seen) return null
  return (
    <dialog ref={ref} open className={styles.notice} aria-labelledby={id} onClose={close}>
      <form method="dialog" className={styles.top}>
        <h2 id={id}>{titulo}</h2>
        <button type="submit" aria-label="Fechar">
          <Glyph name="close" />
        </button>
      </form>
      {image && <img src={image} alt="" className={styles.image} />}
      <div className={styles.words} dangerouslySetInnerHTML={{ __html: descricao }} />
    </dialog>
  )
}
