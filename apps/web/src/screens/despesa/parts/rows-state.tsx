// What stands in the place of rows that are not here: loading, nothing found, without network, or an error.
import { PortalError } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AskedInWords } from '../../../list/filter-words.tsx'
import { LastUpdate } from '../../../list/last-update.tsx'
import { clearedState } from '../../../list/list-state.ts'
import type { ListView } from '../../../list/use-list-view.ts'
import { errorLines } from '../../../shell/notifier.ts'
import buttons from '../../../ui/button.module.css'
import { EmptyState, ErrorState, OfflineState } from '../../../ui/state-message.tsx'

interface RowsStateProps {
  view: ListView
  answer: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isPaused' | 'refetch'>
  loading: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

export function RowsState({ view, answer: { data, error, isPaused, refetch }, loading, children }: RowsStateProps) {
  if (error) {
    if (error instanceof PortalError && error.status === 0 && !navigator.onLine) return <OfflineState />
    return (
      <ErrorState title="Não foi possível carregar os registros." onRetry={() => void refetch()}>
        {errorLines(error).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ErrorState>
    )
  }
  if (!data) return isPaused ? <OfflineState /> : loading
  if (data.length > 0) return children(data)
  const { list, state, contexto } = view
  const wayOut = (
    <Link className={buttons.secondary} to={view.searchOf(clearedState(list, state, contexto.exercicio))}>
      Limpar filtros
    </Link>
  )
  return (
    <EmptyState title={view.searched ? list.empty.filtered : list.empty.unfiltered} actions={view.searched && wayOut}>
      <p>
        Pedido: <AskedInWords view={view} />.
      </p>
      <p>Período coberto: exercício de {contexto.exercicio}.</p>
      <LastUpdate view={view} />
    </EmptyState>
  )
}
