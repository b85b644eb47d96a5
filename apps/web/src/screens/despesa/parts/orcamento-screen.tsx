// The frame of the budget screens: heading, exports, period and tabs, all of one state of the address.
import type { ExportType } from '@portal/kit/list'
import { useCallback, useRef, type ReactNode } from 'react'
import { AppliedFilters } from '../../../list/filters/applied-filters.tsx'
import { ExportMenu } from '../../../list/results/export-menu.tsx'
import { FilterPanel } from '../../../list/filters/filter-panel.tsx'
import { AskedInWords } from '../../../list/filters/filter-words.tsx'
import { LastUpdate } from '../../../list/last-update.tsx'
import { PageHeader } from '../../../shell/frame/page-header.tsx'
import { CopyAddress } from '../../../ui/copy-address.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const focusResults = useCallback(() => heading.current?.focus(), [])
  return (
    <div className={styles.screen}>
      <PageHeader title={title} description={description}>
        <LastUpdate view={view} />
        <div className={`${styles.actions} no-print`}>
          <ExportMenu view={view} count={count} callOf={reportOf} />
          <PrintButton />
          <CopyAddress search={view.searchOf(view.state)} />
        </div>
        <p className="print-only">
          <AskedInWords view={view} />
        </p>
      </PageHeader>
      <div className="no-print">
        <FilterPanel view={view} onSearched={focusResults} />
        <AppliedFilters view={view} onRemoved={focusResults} />
      </div>
      <MonthLinks view={view} />
      <h2 className={styles.results} ref={heading} tabIndex={-1}>
        Resultados
      </h2>
      {children}
      <Tabs label={title} tabs={tabs} active={chosen.aba ?? ''} param="aba" onChange={(aba) => choose({ aba })} />
    </div>
  )
}
