// Renders a modal dialog; the browser traps focus in it and closes it on Esc.
import { useId, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** Wide enough for a table. */
  wide?: boolean
}

export function Dialog({ open, title, onClose, children, footer, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useModal(ref, open)

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={onClose}
    >
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Fechar">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  )
}
