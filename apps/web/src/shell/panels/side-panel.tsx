// Renders a side panel: a modal dialog that closes on Esc, on a click outside and on navigation.
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Glyph } from '../frame/glyph.tsx'
import { useModal } from '../../ui/use-modal.ts'
import styles from './side-panel.module.css'

interface SidePanelProps {
  side: 'left' | 'right'
  title: string
  onClose: () => void
  children: ReactNode
}

export function SidePanel({ side, title, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { key } = useLocation()
  const openedAt = useRef(key)

  useModal(ref)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const closeOutside = (event: MouseEvent): void => {
      if (event.target === dialog) dialog.close()
    }
    dialog.addEventListener('click', closeOutside)
    return () => dialog.removeEventListener('click', closeOutside)
  }, [])

  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])

  return (
    <dialog ref={ref} className={styles.panel} data-side={side} aria-labelledby={id} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label="Fechar">
            <Glyph name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
