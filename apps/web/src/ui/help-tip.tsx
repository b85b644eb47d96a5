// Renders a '?' button that opens an explanation of a legal term in the browser's own popover.
import { useId, type ReactNode } from 'react'
import styles from './help-tip.module.css'

export function HelpTip({ term, children }: { term: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={`O que significa ${term}?`}>
        <span aria-hidden="true">?</span>
      </button>
      <span popover="auto" id={id} className={styles.note} role="note">
        <strong>{term}</strong> {children}
      </span>
    </>
  )
}
