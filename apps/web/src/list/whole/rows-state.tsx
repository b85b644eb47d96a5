// Renders what replaces rows that are not available: loading, nothing found, offline, or an error.
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { Failure } from '../state/failure.tsx'
import { NothingFound } from '../results/nothing-found.tsx'
import type { ListView } from '../state/use-list-view.ts'
import { OfflineState } from '../../ui/state-message.tsx'
import type { Answer } from '../../shell/context/answers.ts'

interface RowsStateProps {
  view: ListView
  answer: Pick<Answer<Row[]>, 'data' | 'error' | 'isPaused' | 'refetch'>
  loading: ReactNode
  /** Replaces the usual messages for no rows and for a failed call. */
  absent?: string
  children: (rows: readonly Row[]) => ReactNode
}

export function RowsState({
  view,
  answer: { data, error, isPaused, refetch },
  loading,
  absent,
  children,
}: RowsStateProps) {
  if (error)
    return <Failure title={absent ?? 'Não foi possível carregar os registros.'} error={error} onRetry={refetch} />
  if (!data) return isPaused ? <OfflineState /> : loading
  if (data.length > 0) return children(data)
  return <NothingFound view={view} title={absent} />
}
