// What was asked, as a sentence of parts that can each be taken back.
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { appliedFilters, FilterWords } from './filter-words.tsx'
import { clearedState, withoutFilter } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import styles from './applied-filters.module.css'

/** `onRemoved` finds the focus another place, as the part removed leaves the page. */
export function AppliedFilters({ view, onRemoved }: { view: ListView; onRemoved: () => void }) {
  const { list, state, contexto, searched } = view
  const applied = appliedFilters(view).filter(({ filter }) => !filter.byTabs)
  if (applied.length === 0) return null
  return (
    <div className={styles.applied}>
      <p className={styles.intro} id="filtros-aplicados">
        Mostrando só:
      </p>
      <ul className={styles.chips} aria-labelledby="filtros-aplicados">
        {applied.map((of) => (
          <li key={of.name}>
            <Link className={styles.chip} to={view.searchOf(withoutFilter(state, of.name))} onClick={onRemoved}>
              <span className="visually-hidden">Remover filtro </span>
              <FilterWords of={of} contexto={contexto} />
              <Icon name="close" />
            </Link>
          </li>
        ))}
        {searched && (
          <li>
            <Link className={styles.clear} to={view.searchOf(clearedState(list, state, contexto.exercicio))} onClick={onRemoved}>
              Limpar filtros
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
