// The top of a page that answers first: its name and what can be done with it, and what it means behind one line.
import type { ReactNode } from 'react'
import { PrintButton } from '../../ui/print-button.tsx'
import { ExplanatoryNote } from './page-header.tsx'
import styles from './folded-header.module.css'

interface FoldedHeaderProps {
  title: string
  description: string
  /** The line that unfolds what the page means. */
  about: string
  /** Whether it starts unfolded. */
  opened?: boolean | undefined
  /** What can be done with this page, before and after printing it. */
  actions?: ReactNode
  more?: ReactNode
  /** What stands beside the folded line, such as how recent the page is. */
  facts?: ReactNode
  /** What only paper says. */
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
