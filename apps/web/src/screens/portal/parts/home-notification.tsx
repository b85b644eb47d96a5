// Renders a notice of the entity on the home page: in the first HTML, as a modal after hydration, and closed for the
// rest of the visit.
import type { Notificacao } from '@portal/catalog/contexto'
import { useId, useLayoutEffect, useRef } from 'react'
import { Glyph } from '../../../shell/frame/glyph.tsx'
import { closedNotificacao, closeNotificacao, useClosedNotificacao } from '../../../shell/notices/notificacao-state.ts'
import styles from './home-notification.module.css'

export function HomeNotification({ notificacao }: { notificacao: Notificacao }) {
  const { titulo, descricao, image } = notificacao
  const mark = String(notificacao.id)
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useClosedNotificacao() === mark

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || closedNotificacao() === mark || dialog.matches(':modal')) return
    dialog.removeAttribute('open')
    dialog.showModal()
  }, [mark])

  if (closed) return null
  return (
    <dialog ref={ref} open className={styles.notice} aria-labelledby={id} onClose={() => closeNotificacao(mark)}>
      <form method="dialog" className={styles.top}>
        <h2 id={id}>{titulo}</h2>
        <button type="submit" aria-label="Fechar">
          <Glyph name="close" />
        </button>
      </form>
      {image && <img src={image} alt="" className={styles.image} fetchPriority="high" />}
      <div className={styles.words} dangerouslySetInnerHTML={{ __html: descricao }} />
    </dialog>
  )
}
