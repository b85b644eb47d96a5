// Shows the filters in force, other than the list's defaults, as chips; each chip is a link that removes its filter.
import type { Filter } from '@portal/kit/filters'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { appliedFilters, FilterWords } from './filter-words.tsx'
import { clearedState, withoutFilter } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import styles from './applied-filters.module.css'

/** `onRemoved` moves the focus, because the clicked chip leaves the page. */
export function AppliedFilters({ view, onRemoved }: { view: ListView; onRemoved: () => void }) {
  const { list, state, contexto } = view
  const usual = (filter: Filter): string | undefined => filter.default?.(contexto.exercicio)
  const applied = appliedFilters(view).filter(({ filter, value }) => filter.asked !== 'tabs' && value !== usual(filter))
  if (applied.length === 0) return null
  return (
    <div className={`${styles.applied} no-print`}>
      <p className={styles.intro} id="filtros-aplicados">
        Mostrando só:
      </p>
      <ul className={styles.chips} aria-labelledby="filtros-aplicados">
        {applied.map((of) => (
          <li key={of.name}>
            <Link
              className={styles.chip}
              to={view.searchOf(withoutFilter(state, of.name, usual(of.filter)))}
              onClick={onRemoved}
            >
              <span className="visually-hidden">Remover filtro </span>
              <FilterWords of={of} contexto={contexto} />
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            className={styles.clear}
            to={view.searchOf(clearedState(list, state, contexto.exercicio))}
            onClick={onRemoved}
          >
            Limpar filtros
          </Link>
        </li>
      </ul>
    </div>
  )
}
