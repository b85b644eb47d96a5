// Screen of the evaluation of the four-year plan (PPA): money and deliveries planned for the year, and their results.
import {
  avaliacaoPpa,
  COLUNAS_DO_PPA,
  NIVEL_DO_PROGRAMA,
  programasDoPpa,
} from '@portal/catalog/planejamento/avaliacao-ppa'
import type { Contexto, Row } from '@portal/kit/list'
import { useCallback } from 'react'
import { useChoices, type Choices } from '../../list/filters/use-choices.ts'
import { Figures, type Totals } from '../../list/results/figures.tsx'
import { filterParams, lastUpdateCall, readState, type ListState } from '../../list/state/list-state.ts'
import { TreePanel } from '../../list/whole/tree-panel.tsx'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'

export const { title, description } = avaliacaoPpa

const USUAL = 'valorExecutado'
const CHOICES: Choices = { valor: [USUAL, ...COLUNAS_DO_PPA.filter((name) => name !== USUAL)] }

function callsOf({ filters }: Pick<ListState, 'filters'>, contexto: Contexto) {
  const query = filterParams(programasDoPpa, filters, contexto)
  const { totals, report } = programasDoPpa.api
  return { tree: `${avaliacaoPpa.api.list}?${query}`, totals: `${totals}?${query}`, report: `${report}?${query}` }
}

export const load: RouteModule['load'] = ({ url, contexto: { entidade, exercicio }, fetchJson }) => {
  const contexto = { entidade: entidade.id, exercicio }
  const { tree, totals } = callsOf(readState(programasDoPpa, url.searchParams, exercicio), contexto)
  return answersOf([tree, totals, lastUpdateCall(programasDoPpa, contexto)], fetchJson)
}

const isProgram = ({ nivel }: Row): boolean => nivel === NIVEL_DO_PROGRAMA

/** Returns the product of a programme to append to its name, because a number alone has no meaning. */
const entregaDe = ({ produto, unidadeMedida }: Row): string =>
  produto === undefined ? '' : ` · ${produto} (${unidadeMedida})`

export default function AvaliacaoPpa() {
  const { entidade } = useContexto()
  const of = useChoices(programasDoPpa, CHOICES)
  const { view } = of
  const calls = callsOf(view.state, view.contexto)
  const named = useCallback(
    (rows: Row[]) =>
      rows.map((row) =>
        isProgram(row)
          ? { ...row, descricao: `${row.descricao} · ${entidade.nome}, ${row.exercicio}${entregaDe(row)}` }
          : row,
      ),
    [entidade.nome],
  )
  const tree = useAnswer<Row[]>(calls.tree, { keepPrevious: true, select: named })
  const { data: totals } = useAnswer<Totals>(calls.totals, { keepPrevious: true })
  const count = tree.data?.filter(isProgram).length
  return (
    <WholeScreen
      view={view}
      title={title}
      description={description}
      count={count}
      reportOf={(type) => `${calls.report}&exportType=${type}`}
    >
      {!tree.isError && count !== 0 && <Figures view={view} list={programasDoPpa} count={count} totals={totals} />}
      <TreePanel
        of={of}
        label={title}
        code="caminho"
        nameHeader="Projeto, unidade, função e programa"
        columns={COLUNAS_DO_PPA}
        usual={USUAL}
        answer={tree}
        roots={undefined}
        totals={totals}
      />
    </WholeScreen>
  )
}
