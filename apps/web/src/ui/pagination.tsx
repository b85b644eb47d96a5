// Renders page links: first, previous, at most five numbers, next, last. They are real links, so that a page can be
// opened in another tab.
import { formatInteger } from '@portal/kit/formats'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  totalPages: number
  hrefOf: (page: number) => string
}

function Step({ to, label, icon }: { to: string | undefined; label: string; icon: IconName }) {
  if (to === undefined) {
    return (
      <span className={styles.step} data-disabled aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link className={styles.step} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const last = totalPages - 1
  const before = (target: number) => (page > 0 ? hrefOf(target) : undefined)
  const after = (target: number) => (page < last ? hrefOf(target) : undefined)
  return (
    <nav className={styles.pagination} aria-label="Páginas">
      <Step to={before(0)} label="Primeira página" icon="chevronsLeft" />
      <Step to={before(page - 1)} label="Página anterior" icon="chevronLeft" />
      <ul className={styles.numbers}>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <Link
              className={styles.number}
              to={hrefOf(number)}
              aria-label={`Página ${formatInteger(number + 1)}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number + 1}
            </Link>
          </li>
        ))}
      </ul>
      <Step to={after(page + 1)} label="Próxima página" icon="chevronRight" />
      <Step to={after(last)} label="Última página" icon="chevronsRight" />
    </nav>
  )
}
