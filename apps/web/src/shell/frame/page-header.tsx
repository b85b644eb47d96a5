// The top of every page: where it hangs, its name, one plain sentence, and the explanatory note of its address.
import type { ReactNode } from 'react'
import { useNotas } from '../context/notas.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** What stands beside the sentence, such as the last-update stamp. */
  children?: ReactNode
}

/** The API has already sanitised the HTML. */
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
