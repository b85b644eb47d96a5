// The top of a list: its name and what can be done with it, how recent it is, and what it means behind one line, so that the rows are in sight.
import type { List } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { ExplanatoryNote } from '../shell/frame/page-header.tsx'
import { CopyAddress } from '../ui/copy-address.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { LastUpdate } from './last-update.tsx'
import type { ListView } from './state/use-list-view.ts'
import styles from './list-header.module.css'

interface ListHeaderProps extends Pick<List, 'title' | 'description'> {
  view: ListView
  /** Whether what it means starts unfolded. */
  opened?: boolean | undefined
  /** What can be done with these rows, before what can be done with any page. */
  actions: ReactNode
  /** What only paper says. */
  children: ReactNode
}

export function ListHeader({ view, title, description, opened, actions, children }: ListHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={`${styles.actions} no-print`}>
        {actions}
        <PrintButton />
        <CopyAddress search={view.searchOf(view.state)} />
      </div>
      <div className={styles.facts}>
        <LastUpdate view={view} />
        <details className={`${styles.about} no-print`} open={opened}>
          <summary>Sobre esta lista</summary>
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
