// Shown when a list is empty: tells that nothing was published for the filters, in the part of the period that was
// loaded, and offers a link that clears the filters. Whether nothing happened, the portal does not know.
import { formatDate } from '@portal/kit/formats'
import { Link } from 'react-router'
import buttons from '../../ui/button.module.css'
import { EmptyState } from '../../ui/state-message.tsx'
import { coveredPeriod } from './covered-period.ts'
import { AskedInWords } from '../filters/filter-words.tsx'
import { Stamp, useLoadedDay } from '../last-update.tsx'
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
  const loaded = useLoadedDay(view)
  const isAhead = period !== undefined && loaded !== undefined && period.from > loaded
  const until = period && loaded !== undefined && !isAhead && period.to > loaded ? loaded : period?.to
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
        {isAhead ? 'Ainda não publicado' : 'Nada publicado para o que foi pedido'}
        {period && until && (
          <>
            , de <time dateTime={period.from}>{formatDate(period.from)}</time> a{' '}
            <time dateTime={until}>{formatDate(until)}</time>
          </>
        )}
        . <Stamp view={view} />
      </p>
      <p>
        Pedido: <AskedInWords view={view} />.
      </p>
    </EmptyState>
  )
}
