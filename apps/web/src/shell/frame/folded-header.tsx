// Renders a page header with the title and actions in sight, and the description folded behind one line.
import type { ReactNode } from 'react'
import { PrintButton } from '../../ui/print-button.tsx'
import { ExplanatoryNote } from './page-header.tsx'
import styles from './folded-header.module.css'

interface FoldedHeaderProps {
  title: string
  description: string
  /** The summary line that unfolds the description. */
  about: string
  /** Whether the description starts unfolded. */
  opened?: boolean | undefined
  /** Buttons before (`actions`) and after (`more`) the print button. */
  actions?: ReactNode
  more?: ReactNode
  /** Shown beside the folded line, such as the last update. */
  facts?: ReactNode
  /** Content shown only in print. */
  children?: ReactNode
}

export function FoldedHeader({ title, description, about, opened, actions, more, facts, children }: FoldedHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={`${styles.actions} no-print`}>
        {actions}
        <PrintButton />
        {more}
      </div>
      <div className={styles.facts}>
        {facts}
        <details className={`${styles.about} no-print`} open={opened}>
          <summary>{about}</summary>
          <p className={styles.description}>{description}</p>
          <ExplanatoryNote />
        </details>
      </div>
      <div className="print-only">
        <p>{description}</p>
        {children}
      </div>
    </header>
  )
}
