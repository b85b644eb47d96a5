// Renders a list's sums folded under it.
import type { ReactNode } from 'react'
import styles from './more.module.css'

export function More({
  summary,
  onToggle,
  children,
}: {
  summary: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <details className={styles.more} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.tables}>{children}</div>
    </details>
  )
}
