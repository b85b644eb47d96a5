// Shown when a list is empty: tells the filters, the period and the last update, and offers a link that clears the
// filters.
import { formatDate } from '@portal/kit/formats'
import { Link } from 'react-router'
import buttons from '../../ui/button.module.css'
import { EmptyState } from '../../ui/state-message.tsx'
import { coveredPeriod } from './covered-period.ts'
import { AskedInWords } from '../filters/filter-words.tsx'
import { Stamp } from '../last-update.tsx'
import { clearedState } from '../state/list-state.ts'
import type { ListView } from '../state/use-list-view.ts'

interface NothingFoundProps {
  view: ListView
  onCleared?: (() => void) | undefined
  /** Replaces the list's own message. */
  title?: string | undefined
}

export function NothingFound({ view, onCleared, title }: NothingFoundProps) {
  const { list, state, contexto } = view
  const filtered = Object.entries(state.filters).some(
    ([name, value]) => value !== list.filters[name]?.default?.(contexto.exercicio),
  )
  const period = coveredPeriod(list, state.filters, contexto.exercicio)
  const cleared = view.searchOf(clearedState(list, state, contexto.exercicio))
  const wayOut = (
    <Link className={buttons.secondary} to={cleared} onClick={onCleared}>
      Limpar filtros
    </Link>
  )
  return (
    <EmptyState
      title={title ?? (filtered ? list.empty.filtered : list.empty.unfiltered)}
      actions={view.searched && wayOut}
    >
      <p>
        {period && (
          <>
            Não há registros de <time dateTime={period.from}>{formatDate(period.from)}</time> a{' '}
            <time dateTime={period.to}>{formatDate(period.to)}</time>.{' '}
          </>
        )}
        <Stamp view={view} />
      </p>
      <p>
        Pedido: <AskedInWords view={view} />.
      </p>
    </EmptyState>
  )
}
