// Renders the breadcrumb: Início > menu > item > Detalhes.
import { useLocation } from 'react-router'
import { matchRoute } from '../../routes.tsx'
import styles from './breadcrumb.module.css'
import { useContexto } from '../context/contexto.tsx'
import { breadcrumb } from '../navigation/menu.ts'
import { PortalLink } from '../navigation/portal-link.tsx'

export function Breadcrumb({ title }: { title: string }) {
  const { menu } = useContexto()
  const { pathname } = useLocation()
  const crumbs = breadcrumb(menu, pathname, title, matchRoute(pathname)?.route)
  return (
    <nav className={`${styles.trail} no-print`} aria-label="Você está em" data-tour="caminho">
      <ol className={styles.list}>
        {crumbs.map((crumb, position) => (
          <li key={`${position} ${crumb.label}`}>
            {crumb.to ? (
              <PortalLink to={crumb.to}>{crumb.label}</PortalLink>
            ) : (
              <span aria-current={position === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
