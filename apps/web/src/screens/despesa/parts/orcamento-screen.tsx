// The frame of the budget screens: heading, exports, period and tabs, all of one state of the address.
import type { ExportType } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { AppliedFilters } from '../../../list/filters/applied-filters.tsx'
import { ExportMenu } from '../../../list/results/export-menu.tsx'
import { FilterPanel } from '../../../list/filters/filter-panel.tsx'
import { AskedInWords } from '../../../list/filters/filter-words.tsx'
import { ListHeader } from '../../../list/list-header.tsx'
import { useResultsHeading } from '../../../list/state/use-results-heading.ts'
import { Tabs, type Tab } from '../../../ui/tabs.tsx'
import { MonthLinks } from '../../../list/filters/month-links.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import styles from './orcamento.module.css'

interface OrcamentoScreenProps {
  of: ChoiceView
  title: string
  description: string
  count: number | undefined
  reportOf: (type: ExportType) => string
  tabs: readonly Tab[]
  /** The key figures, before the tabs. */
  children: ReactNode
}

export function OrcamentoScreen({ of, title, description, count, reportOf, tabs, children }: OrcamentoScreenProps) {
  const { view, chosen, choose } = of
  const [heading, showResults] = useResultsHeading(view.state.page)
  return (
    <div className={styles.screen}>
      <ListHeader view={view} title={title} description={description} actions={<ExportMenu view={view} count={count} callOf={reportOf} />}>
        <p>
          <AskedInWords view={view} />
        </p>
      </ListHeader>
      <FilterPanel view={view} onSearched={showResults} />
      <MonthLinks view={view} />
      <h2 id="resultados" className={styles.results} ref={heading} tabIndex={-1}>
        Resultados
      </h2>
      <AppliedFilters view={view} onRemoved={showResults} />
      {children}
      <Tabs label={title} tabs={tabs} active={chosen.aba ?? ''} param="aba" onChange={(aba) => choose({ aba })} />
    </div>
  )
}
