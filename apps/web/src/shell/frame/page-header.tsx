// Renders the top of a page: its title, description, and the explanatory note of its address.
import type { ReactNode } from 'react'
import { useNotas } from '../context/notas.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Shown after the description, such as the last update. */
  children?: ReactNode
}

/** Renders the explanatory notes. The API has already sanitised the HTML. */
export function ExplanatoryNote() {
  const notas = useNotas()
  if (notas.length === 0) return null
  return (
    <aside className={styles.note} aria-label="Nota explicativa">
      {notas.map((html) => (
        <div key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </aside>
  )
}

export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <h1 tabIndex={-1}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
      <ExplanatoryNote />
    </header>
  )
}
