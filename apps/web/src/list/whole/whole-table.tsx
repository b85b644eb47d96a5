// Renders a table whose rows are all loaded: sorted by its headers, with totals and the explanations of its columns.
import type { Row } from '@portal/kit/list'
import { useId, useMemo } from 'react'
import type { Totals } from '../results/figures.tsx'
import { ResultsTable } from '../results/results-table.tsx'
import { SortChoice, SortForm } from '../results/sort-form.tsx'
import { Terms } from '../results/terms.tsx'
import type { ListView } from '../state/use-list-view.ts'
import { sortRows, wholePage } from './whole-page.ts'
import styles from './whole-table.module.css'

interface WholeTableProps {
  view: ListView
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  totals: Totals | undefined
  busy: boolean
}

export function WholeTable({ view, rows, totals, busy }: WholeTableProps) {
  const sortFormId = useId()
  const { list, state } = view
  const page = useMemo(
    () => rows && wholePage(sortRows(rows, list.fields, state.sort)),
    [rows, list.fields, state.sort],
  )
  return (
    <div className={styles.panel}>
      <SortForm id={sortFormId} view={view} />
      <div className="no-print">
        <SortChoice view={view} />
      </div>
      <ResultsTable view={view} page={page} totals={totals} sortFormId={sortFormId} busy={busy} />
      <Terms list={list} />
    </div>
  )
}
