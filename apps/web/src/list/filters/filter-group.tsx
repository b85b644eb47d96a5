// Filters folded away under one name; their fields, and the options they ask for, come when first unfolded.
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
