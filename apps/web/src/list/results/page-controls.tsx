// Renders the range of rows shown, the choice of page size and the pagination.
import { formatInteger } from '@portal/kit/formats'
import { PAGE_SIZES, type Page } from '@portal/kit/list'
import { Link } from 'react-router'
import { Pagination } from '../../ui/pagination.tsx'
import { withSize } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import styles from './page-controls.module.css'

/** 'mostrando 21–40 de 1.234'. */
export function shownRange({ number, size, numberOfElements, totalElements }: Page): string {
  const [first, last] = [number * size + 1, number * size + numberOfElements].map(formatInteger)
  return `mostrando ${first}–${last} de ${formatInteger(totalElements)}`
}

export function PageControls({ view, page }: { view: ListView; page: Page }) {
  const { state } = view
  return (
    <div className={styles.controls}>
      <p className={styles.range}>{shownRange(page)}</p>
      <nav className={styles.sizes} aria-label="Registros por página">
        <span aria-hidden="true">Por página:</span>
        <ul>
          {PAGE_SIZES.map((size) => (
            <li key={size}>
              <Link
                className={styles.size}
                to={view.searchOf(withSize(state, size))}
                aria-label={`${size} registros por página`}
                aria-current={size === state.size ? 'true' : undefined}
              >
                {size}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {page.totalPages > 1 && (
        <Pagination
          page={state.page}
          totalPages={page.totalPages}
          hrefOf={(number) => view.searchOf({ ...state, page: number })}
        />
      )}
    </div>
  )
}
