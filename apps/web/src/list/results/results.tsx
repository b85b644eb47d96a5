// Renders the response of the filter: the table with its pages, or why there is none and what to do next.
import { formatInteger } from '@portal/kit/formats'
import type { Page } from '@portal/kit/list'
import { useId } from 'react'
import { Link } from 'react-router'
import buttons from '../../ui/button.module.css'
import { EmptyState, OfflineState } from '../../ui/state-message.tsx'
import { Failure } from '../state/failure.tsx'
import type { Totals } from './figures.tsx'
import { NothingFound } from './nothing-found.tsx'
import { NotAsked } from './not-asked.tsx'
import { PageControls } from './page-controls.tsx'
import { ResultsTable, type RowComponent } from './results-table.tsx'
import { SortForm } from './sort-form.tsx'
import { Terms } from './terms.tsx'
import type { ListView } from '../state/use-list-view.ts'
import type { Answer } from '../../shell/context/answers.ts'

function PastTheEnd({ view, page }: { view: ListView; page: Page }) {
  const pages = page.totalPages === 1 ? 'só há 1 página' : `há ${formatInteger(page.totalPages)} páginas`
  const wayOut = (
    <Link className={buttons.secondary} to={view.searchOf({ ...view.state, page: 0 })}>
      Ir para a primeira página
    </Link>
  )
  return <EmptyState title={`A página ${formatInteger(view.state.page + 1)} não existe: ${pages}.`} actions={wayOut} />
}

interface ResultsProps {
  view: ListView
  answer: Answer<Page>
  totals: Totals | undefined
  More: RowComponent | undefined
  onCleared: () => void
}

export function Results({ view, answer, totals, More, onCleared }: ResultsProps) {
  const sortFormId = useId()
  if (view.missing.length > 0) return <NotAsked missing={view.missing} />
  const { data: page, error, isPlaceholderData, isPaused, refetch } = answer
  if (error) return <Failure title="Não foi possível carregar os registros." error={error} onRetry={refetch} />
  if (isPaused && !page) return <OfflineState />
  if (page?.totalElements === 0) return <NothingFound view={view} onCleared={onCleared} />
  if (page?.content.length === 0) return <PastTheEnd view={view} page={page} />
  return (
    <>
      <SortForm id={sortFormId} view={view} />
      <ResultsTable
        view={view}
        page={page}
        totals={totals}
        sortFormId={sortFormId}
        busy={isPlaceholderData || !page}
        More={More}
      />
      {page && <PageControls view={view} page={page} />}
      <Terms list={view.list} />
    </>
  )
}
