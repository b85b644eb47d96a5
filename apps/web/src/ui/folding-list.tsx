// Renders a list of titles that unfold their content; works without script.
import type { ReactNode } from 'react'
import styles from './folding-list.module.css'

export interface Folded {
  id: number
  title: string
  children: ReactNode
}

export function FoldingList({ items, open = false }: { items: readonly Folded[]; open?: boolean }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, children }) => (
        <li key={id}>
          <details className={styles.item} open={open}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <div className={styles.inside}>{children}</div>
          </details>
        </li>
      ))}
    </ul>
  )
}
