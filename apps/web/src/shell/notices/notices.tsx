// Renders notices: errors in a modal titled 'Erro', the others as toasts that disappear after ten seconds unless
// hovered or focused.
import { texts } from '@portal/kit/texts'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Glyph } from '../frame/glyph.tsx'
import styles from './notices.module.css'
import { dismiss, dismissErrors, TOAST_MS, useNotices, type Notice } from '../../api/notifier.ts'

function Toast({ notice }: { notice: Notice }) {
  const [read, setRead] = useState(false)

  useEffect(() => {
    if (read) return
    const timer = setTimeout(() => dismiss(notice.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [read, notice.id])

  return (
    <div
      className={styles.toast}
      data-level={notice.level}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <div>
        <strong>{notice.title}</strong>
        {notice.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" aria-label="Fechar aviso" onClick={() => dismiss(notice.id)}>
        <Glyph name="close" />
      </button>
    </div>
  )
}

export function Toasts() {
  return useNotices()
    .filter(({ level }) => level !== 'error')
    .map((notice) => <Toast key={notice.id} notice={notice} />)
}

export function ErrorModal() {
  const errors = useNotices().filter(({ level }) => level === 'error')
  const close = (
    <button type="button" className={styles.close} onClick={dismissErrors}>
      Fechar
    </button>
  )
  return (
    <Dialog open title={texts.erro} onClose={dismissErrors} footer={close}>
      <ul className={styles.errors}>
        {errors.flatMap(({ id, lines }) => lines.map((line) => <li key={`${id} ${line}`}>{line}</li>))}
      </ul>
    </Dialog>
  )
}
