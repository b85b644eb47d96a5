// Renders the screen of a list that comes unpaged and has only its declaration: figures, table, totals and exports.
import type { Contexto, List, Row } from '@portal/kit/list'
import { useMemo, type ReactNode } from 'react'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { NotAsked } from '../results/not-asked.tsx'
import { Figures, type Totals } from '../results/figures.tsx'
import { filterParams, lastUpdateCall, readState, reportCall, totalsCall, type ListState } from '../state/list-state.ts'
import { useListView, type ListView } from '../state/use-list-view.ts'
import { missingFilters } from '@portal/kit/filters'
import { openList } from '@portal/kit/open-list'
import { RowsState } from './rows-state.tsx'
import { WholeScreen } from './whole-screen.tsx'
import { WholeTable } from './whole-table.tsx'

/** Returns the call for the rows; undefined while a required filter is empty. */
export const rowsCall = (list: List, { filters }: ListState, contexto: Contexto): string | undefined =>
  missingFilters(list.filters, filters).length > 0
    ? undefined
    : `${list.api.list}?${filterParams(list, filters, contexto)}`

/** Loads what the first paint of an unpaged list needs, and the extra calls of the screen. */
export const loadWhole =
  (
    list: List,
    others: (state: ListState, contexto: Contexto) => readonly (string | undefined)[] = () => [],
  ): NonNullable<RouteModule['load']> =>
  ({ url, contexto: { entidade, exercicio }, fetchJson }) => {
    const contexto = { entidade: entidade.id, exercicio }
    const state = readState(list, url.searchParams, exercicio)
    const calls = [
      rowsCall(list, state, contexto),
      totalsCall(list, state, contexto),
      lastUpdateCall(list, contexto),
      ...others(state, contexto),
    ]
    return answersOf(
      calls.filter((path) => path !== undefined),
      fetchJson,
    )
  }

export function useOpenView(list: List): ListView {
  const parametros = useParametros()
  return useListView(useMemo(() => openList(list, parametros), [list, parametros]))
}

interface WholeListProps {
  view: ListView
  title?: string | undefined
  lead?: ReactNode
  /** Whether the list can be exported. */
  exports?: boolean | undefined
  /** Shown between the figures and the table. */
  children?: ReactNode
}

export function WholeList({ view, title, lead, exports = true, children }: WholeListProps) {
  const { list, state, contexto } = view
  const answer = useAnswer<Row[]>(rowsCall(list, state, contexto), { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(totalsCall(list, state, contexto), { keepPrevious: true })
  const asked = view.missing.length === 0
  return (
    <WholeScreen
      view={view}
      title={title ?? list.title}
      description={list.description}
      count={answer.data?.length}
      reportOf={exports ? (type) => reportCall(list, state, contexto, type) : undefined}
      lead={lead}
    >
      {asked && !answer.isError && answer.data?.length !== 0 && (
        <Figures view={view} count={answer.data?.length} totals={totals} />
      )}
      {children}
      {asked ? (
        <RowsState
          view={view}
          answer={answer}
          loading={<WholeTable view={view} rows={undefined} totals={undefined} busy />}
        >
          {(rows) => <WholeTable view={view} rows={rows} totals={totals} busy={answer.isPlaceholderData} />}
        </RowsState>
      ) : (
        <NotAsked missing={view.missing} />
      )}
    </WholeScreen>
  )
}

export function deriveWhole(list: List): Required<RouteModule> {
  return {
    title: list.title,
    description: list.description,
    load: loadWhole(list),
    default: function Derived() {
      return <WholeList view={useOpenView(list)} />
    },
  }
}
