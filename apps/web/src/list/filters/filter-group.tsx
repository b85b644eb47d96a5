// Renders a group of filters inside a closed `<details>`. Its fields are mounted, and their options fetched, only when
// it is first opened.
import { useState, type ReactNode } from 'react'
import styles from './filter-panel.module.css'

interface FilterGroupProps {
  title: string
  initiallyOpen: boolean
  children: () => ReactNode
}

export function FilterGroup({ title, initiallyOpen, children }: FilterGroupProps) {
  const [unfolded, setUnfolded] = useState(initiallyOpen)
  return (
    <details
      className={styles.group}
      open={initiallyOpen}
      onToggle={(event) => event.currentTarget.open && setUnfolded(true)}
    >
      <summary>{title}</summary>
      {unfolded && <div className={styles.form}>{children()}</div>}
    </details>
  )
}
