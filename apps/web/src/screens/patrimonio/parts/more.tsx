// What a list adds up to, folded away under it.
import type { ReactNode } from 'react'
import styles from './more.module.css'

export function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      <div className={styles.tables}>{children}</div>
    </details>
  )
}
