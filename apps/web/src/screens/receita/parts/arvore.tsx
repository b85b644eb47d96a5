// Shared by both revenue trees: their calls, their first paint and their frame.
import type { Contexto, List, Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { receitaDiasDe } from '@portal/catalog/receita/rotas'
import { Figures, type Totals } from '../../../list/results/figures.tsx'
import { filterParams, lastUpdateCall, readState, totalsCall, type ListState } from '../../../list/state/list-state.ts'
import type { ListView } from '../../../list/state/use-list-view.ts'
import { TreePanel } from '../../../list/whole/tree-panel.tsx'
import { WholeScreen } from '../../../list/whole/whole-screen.tsx'
import type { ChoiceView } from '../../../list/filters/use-choices.ts'
import { answersOf, type RouteModule } from '../../../route-module.ts'
import { useAnswer, type Answer } from '../../../shell/context/answers.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { usePreloaded } from '../../../shell/context/dados.tsx'

const treeCall = (list: List, { filters }: ListState, contexto: Contexto): string =>
  `${list.api.list}?${filterParams(list, filters, contexto)}`

/** Returns the call for the first level, enough for the first paint of a closed tree. */
const rootsCall = (list: List, state: ListState, contexto: Contexto): string =>
  treeCall(list, { ...state, filters: { ...state.filters, nivelFinal: '1' } }, contexto)

export const loadArvore =
  (list: List): NonNullable<RouteModule['load']> =>
  ({ url, contexto: { entidade, exercicio }, fetchJson }) => {
    const contexto = { entidade: entidade.id, exercicio }
    const state = readState(list, url.searchParams, exercicio)
    const calls = [rootsCall(list, state, contexto), totalsCall(list, state, contexto), lastUpdateCall(list, contexto)]
    return answersOf(
      calls.filter((path) => path !== undefined),
      fetchJson,
    )
  }

interface Arvores {
  answer: Answer<Row[]>
  /** The rows sent with the page, shown until the whole tree is loaded. */
  roots: Row[] | undefined
}

export function useArvore({ list, state, contexto }: ListView): Arvores {
  const answer = useAnswer<Row[]>(treeCall(list, state, contexto), { keepPrevious: true })
  return { answer, roots: usePreloaded<Row[]>(rootsCall(list, state, contexto)) }
}

interface ArvoreProps {
  of: ChoiceView
  rows: Arvores
  columns: readonly string[]
  usual: string
  actionOf?: (row: Row) => ReactNode
  /** Shown beside the tree. */
  aside?: ReactNode
  className?: string | undefined
  /** Comparison of the same revenue by year, in a tab. */
  anos?: ReactNode
}

export function Arvore({ of, rows: { answer, roots }, columns, usual, actionOf, aside, className, anos }: ArvoreProps) {
  const { list, state, contexto } = of.view
  const call = treeCall(list, state, contexto)
  const { data: totals } = useAnswer<Totals>(totalsCall(list, state, contexto), { keepPrevious: true })
  const { dataInicial, dataFinal, fonteRecurso } = state.filters
  const hrefOf = (row: Row): string =>
    receitaDiasDe(
      { ...contexto, receita: String(row.receita), ...(fonteRecurso !== undefined && { fonteRecurso }) },
      { ...(dataInicial !== undefined && { dataInicial }), ...(dataFinal !== undefined && { dataFinal }) },
    )
  const rows = answer.data ?? roots
  const tree = (
    <div className={className}>
      <TreePanel
        of={of}
        label={list.title}
        code="receita"
        nameHeader="Receita e descrição"
        columns={columns}
        usual={usual}
        answer={answer}
        roots={roots}
        totals={totals}
        hrefOf={hrefOf}
        actionOf={actionOf}
      />
      {rows && rows.length > 0 && aside}
    </div>
  )
  const tabs = [
    { id: 'arvore', label: 'Receitas', panel: tree },
    { id: 'anos', label: 'Comparar anos', panel: anos },
  ]
  return (
    <WholeScreen
      view={of.view}
      title={list.title}
      description={list.description}
      count={answer.data?.length}
      reportOf={(type) => `${list.api.report}?${call.split('?')[1]}&exportType=${type}`}
    >
      {!answer.isError && rows?.length !== 0 && <Figures view={of.view} count={answer.data?.length} totals={totals} />}
      {anos ? (
        <Tabs
          label={list.title}
          tabs={tabs}
          active={of.chosen.aba ?? ''}
          param="aba"
          onChange={(aba) => of.choose({ aba })}
        />
      ) : (
        tree
      )}
    </WholeScreen>
  )
}
