// Renders a list of titles that unfold their content; works without script.
import type { ReactNode } from 'react'
import styles from './folding-list.module.css'

export interface Folded {
  id: number
  title: string
  children: ReactNode
}

/** Renders one title that unfolds its content; several may stand inside one another. */
export function FoldingItem({
  title,
  open,
  isText,
  children,
}: Omit<Folded, 'id'> & { open?: boolean; isText?: boolean }) {
  return (
    <details className={styles.item} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={isText ? `${styles.inside} ${styles.text}` : styles.inside}>{children}</div>
    </details>
  )
}

export function FoldingList({ items, open = false }: { items: readonly Folded[]; open?: boolean }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, children }) => (
        <li key={id}>
          <FoldingItem title={title} open={open} isText>
            {children}
          </FoldingItem>
        </li>
      ))}
    </ul>
  )
}
