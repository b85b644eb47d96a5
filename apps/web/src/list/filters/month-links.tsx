// Renders links that filter the list by one month of the year, or by the whole year.
import { Link } from 'react-router'
import { withFilters } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'
import { mesesDe } from './meses.ts'
import styles from './month-links.module.css'

export function MonthLinks({ view }: { view: ListView }) {
  const { state, contexto } = view
  const { dataInicial, dataFinal, ...others } = state.filters
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'true' as const } : {})
  return (
    <nav className={`${styles.months} no-print`} aria-label="Mês">
      <ul>
        <li>
          <Link
            to={view.searchOf(withFilters(state, others))}
            {...current(dataInicial === undefined && dataFinal === undefined)}
          >
            Ano todo
          </Link>
        </li>
        {mesesDe(contexto.exercicio).map((mes) => (
          <li key={mes.nome}>
            <Link
              to={view.searchOf(
                withFilters(state, { ...others, dataInicial: mes.dataInicial, dataFinal: mes.dataFinal }),
              )}
              {...current(dataInicial === mes.dataInicial && dataFinal === mes.dataFinal)}
            >
              <abbr title={mes.nome}>{mes.curto}</abbr>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
