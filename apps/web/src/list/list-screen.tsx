// Renders the whole screen of any list of the catalog: heading, filters, figures, rows, pages, exports and print.
import { formatInteger } from '@portal/kit/formats'
import type { List, Page } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useParametros } from '../shell/context/contexto.tsx'
import { cameFrom } from '../shell/navigation/came-from.ts'
import { Tabs, type Tab } from '../ui/tabs.tsx'
import { useAnswer } from '../shell/context/answers.ts'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { ExportMenu } from './results/export-menu.tsx'
import { Figures, type Totals } from './results/figures.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { AskedInWords } from './filters/filter-words.tsx'
import { ListHeader } from './list-header.tsx'
import { listCall, totalsCall } from './state/list-state.ts'
import { flatPage } from './state/flat-page.ts'
import { isDense } from './state/columns.ts'
import { PrintAll } from './results/print-all.tsx'
import { shownRange } from './results/page-controls.tsx'
import { Results } from './results/results.tsx'
import type { RowComponent } from './results/results-table.tsx'
import { SortChoice, sortInWords } from './results/sort-form.tsx'
import { MAX_PRINTED, usePrintAll } from './state/use-print-all.ts'
import { useListView, type ListView } from './state/use-list-view.ts'
import { useResultsHeading } from './state/use-results-heading.ts'
import styles from './list-screen.module.css'

/** Lists with more columns than this do not fit a portrait sheet of paper. */
const WIDE_COLUMNS = 6

interface ListFrameProps {
  view: ListView
  /** Shown above the results. */
  notice?: ReactNode
  /** Heading of the results; 'Resultados' by default. */
  heading?: ReactNode
  /** Renders the actions of a row other than opening it. */
  More?: RowComponent
  /** Lists that take turns on this screen; the filters and results are those of the active one. */
  tabs?: ListTabs
  /** Whether the filters and the description start unfolded, whatever the address asks. */
  filtersOpen?: boolean
}

export interface ListTabs {
  tabs: readonly Pick<Tab, 'id' | 'label'>[]
  active: string
  /** The query parameter that holds the active tab. */
  param: string
  onChange: (id: string) => void
  /** Content of the active tab when it is not a list. */
  panel?: ReactNode
}

interface ListScreenProps extends Omit<ListFrameProps, 'view' | 'tabs'> {
  of: List
}

function countInWords(page: Page | undefined): string {
  if (!page) return ''
  const rows = page.totalElements === 1 ? '1 registro' : `${formatInteger(page.totalElements)} registros`
  return page.totalPages > 1
    ? `${rows}, página ${formatInteger(page.number + 1)} de ${formatInteger(page.totalPages)}`
    : rows
}

/** Records this list's address as the one the back link of its rows' pages returns to. */
function useRemembered({ list: { title }, state, searchOf }: ListView): void {
  const { pathname } = useLocation()
  const path = `${pathname}${searchOf(state)}`
  useEffect(() => cameFrom({ path, title }), [path, title])
}

export function ListFrame({ view, notice, heading: called = 'Resultados', More, tabs, filtersOpen }: ListFrameProps) {
  const { list } = view
  const [heading, showResults] = useResultsHeading(view.state.page)
  const [isAll, setAll] = useState(false)
  const asked = isAll ? { ...view.state, page: 0, size: MAX_PRINTED } : view.state
  const answer = useAnswer<Page>(listCall(list, asked, view.contexto), { keepPrevious: true, select: flatPage })
  const { data: totals } = useAnswer<Totals>(totalsCall(list, view.state, view.contexto), { keepPrevious: true })
  usePrintAll(
    isAll && answer.isSuccess && !answer.isPlaceholderData,
    useCallback(() => setAll(false), []),
  )
  useRemembered(view)
  const page = view.missing.length > 0 ? undefined : answer.data
  const content = (
    <>
      <FilterPanel view={view} onSearched={showResults} opened={filtersOpen} />
      <section className={styles.results} aria-labelledby="resultados">
        <div className={`${styles.toolbar} no-print`}>
          <h2 id="resultados" ref={heading} tabIndex={-1}>
            {called}
          </h2>
          <output className={styles.count}>{countInWords(page)}</output>
          {page && page.totalElements > 1 && <SortChoice view={view} />}
        </div>
        <AppliedFilters view={view} onRemoved={showResults} />
        {view.missing.length === 0 && !answer.isError && page?.totalElements !== 0 && (
          <Figures view={view} count={page?.totalElements} totals={totals} />
        )}
        <Results view={view} answer={answer} totals={totals} More={More} onCleared={showResults} />
        {page && !answer.isError && (
          <PrintAll view={view} count={page.totalElements} busy={isAll} onAsked={() => setAll(true)} />
        )}
      </section>
    </>
  )
  const panel = tabs?.panel ?? <div className={styles.results}>{content}</div>

  return (
    <div
      className={styles.screen}
      data-wide={list.columns.length > WIDE_COLUMNS || undefined}
      data-dense={isDense(list) || undefined}
    >
      <ListHeader
        view={view}
        title={list.title}
        description={list.description}
        opened={filtersOpen}
        actions={view.missing.length === 0 && <ExportMenu view={view} count={page?.totalElements} />}
      >
        <p>
          <AskedInWords view={view} />
        </p>
        <p>
          Ordem: {sortInWords(list, view.state.sort)}
          {page && page.totalElements > 0 && ` · ${shownRange(page)} registros`}
        </p>
      </ListHeader>
      {notice}
      {tabs ? <Tabs {...tabs} label={list.title} tabs={tabs.tabs.map((tab) => ({ ...tab, panel }))} /> : content}
    </div>
  )
}

function Screen({ list, ...rest }: { list: List } & Omit<ListScreenProps, 'of'>) {
  return <ListFrame view={useListView(list)} {...rest} />
}

export function ListScreen({ of, ...rest }: ListScreenProps) {
  const parametros = useParametros()
  const list = useMemo(() => openList(of, parametros), [of, parametros])
  return <Screen list={list} {...rest} />
}
