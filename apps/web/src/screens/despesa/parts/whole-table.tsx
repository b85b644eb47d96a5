// A table whose rows are all here: sorted by its headers, with its totals and the meaning of its columns.
import type { Row } from '@portal/kit/list'
import { useId, useMemo } from 'react'
import type { Totals } from '../../../list/figures.tsx'
import { ResultsTable } from '../../../list/results-table.tsx'
import { SortChoice, SortForm } from '../../../list/sort-form.tsx'
import { Terms } from '../../../list/terms.tsx'
import type { ListView } from '../../../list/use-list-view.ts'
import { sortRows, wholePage } from './whole-page.ts'
import styles from './orcamento.module.css'

interface WholeTableProps {
  view: ListView
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  totals: Totals | undefined
  busy: boolean
}

export function WholeTable({ view, rows, totals, busy }: WholeTableProps) {
  const sortFormId = useId()
  const { list, state } = view
  const page = useMemo(() => rows && wholePage(sortRows(rows, list.fields, state.sort)), [rows, list.fields, state.sort])
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
