// The top of every page: where it hangs, its name, one plain sentence, and the explanatory note of its address.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { matchRoute } from '../../routes.tsx'
import { useContexto } from '../context/contexto.tsx'
import { cleanPath } from '../navigation/menu.ts'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** What stands beside the sentence, such as the last-update stamp. */
  children?: ReactNode
}

const asRota = (path: string): string => (path === '/' ? '/home' : path)

function useNotas(): string[] {
  const { notas } = useContexto()
  const path = cleanPath(useLocation().pathname)
  const route = matchRoute(path)?.route
  const here = new Set([path, ...(route?.same && route.parent ? [route.parent] : [])].map(asRota))
  return notas.filter(({ rota }) => here.has(asRota(cleanPath(rota)))).map(({ notaExplicativa }) => notaExplicativa)
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
