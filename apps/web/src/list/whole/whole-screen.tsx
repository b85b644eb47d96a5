// Renders the frame of an unpaged list: heading, exports, filters and period, then its rows or the tabs they are shown
// in.
import type { ExportType } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { AppliedFilters } from '../filters/applied-filters.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { AskedInWords } from '../filters/filter-words.tsx'
import { MonthLinks } from '../filters/month-links.tsx'
import { ListHeader } from '../list-header.tsx'
import { ExportMenu } from '../results/export-menu.tsx'
import type { ListView } from '../state/use-list-view.ts'
import { useResultsHeading } from '../state/use-results-heading.ts'
import styles from './whole-screen.module.css'

interface WholeScreenProps {
  view: ListView
  title: string
  description: string
  count: number | undefined
  /** Undefined when the list cannot be exported. */
  reportOf: ((type: ExportType) => string) | undefined
  /** Shown above the filters. */
  lead?: ReactNode
  /** The key figures, then the rows or their tabs. */
  children: ReactNode
}

export function WholeScreen({ view, title, description, count, reportOf, lead, children }: WholeScreenProps) {
  const [heading, showResults] = useResultsHeading(view.state.page)
  const hasPeriod = 'dataInicial' in view.list.filters
  return (
    <div className={styles.screen}>
      <ListHeader
        view={view}
        title={title}
        description={description}
        actions={reportOf && view.missing.length === 0 && <ExportMenu view={view} count={count} callOf={reportOf} />}
      >
        <p>
          <AskedInWords view={view} />
        </p>
      </ListHeader>
      {lead}
      <FilterPanel view={view} onSearched={showResults} />
      {hasPeriod && <MonthLinks view={view} />}
      <h2 id="resultados" className={styles.results} ref={heading} tabIndex={-1}>
        Resultados
      </h2>
      <AppliedFilters view={view} onRemoved={showResults} />
      {children}
    </div>
  )
}
