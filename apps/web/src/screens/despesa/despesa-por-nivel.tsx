// Screen of expense by one level of the budget: the figures of each code, and one of them as a chart.
import { MEDIDAS } from '@portal/catalog/anos'
import {
  despesaPorNivel,
  provaDaLinha,
  VALORES_DO_NIVEL,
  type ValorDoNivel,
} from '@portal/catalog/despesa/despesa-por-nivel'
import { nivelDaRota, type NivelDespesa } from '@portal/catalog/despesa/niveis-despesa'
import { notFound } from '@portal/kit/errors'
import type { Contexto, ExportType, List, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { useAnswer } from '../../shell/context/answers.ts'
import { Figures, type Totals } from '../../list/results/figures.tsx'
import { filterParams, lastUpdateCall, readState, totalsCall, type ListState } from '../../list/state/list-state.ts'
import type { ListView } from '../../list/state/use-list-view.ts'
import { answersOf, type RouteArgs, type RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { isInMenu } from '../../shell/navigation/menu.ts'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { anosDoNivel, NivelAnos } from './parts/nivel-anos.tsx'
import { NivelGraficos } from './parts/nivel-graficos.tsx'
import { RadioChoice } from '../../list/filters/radio-choice.tsx'
import { RowsState } from '../../list/whole/rows-state.tsx'
import { readChoices, useChoices, type Choices } from '../../list/filters/use-choices.ts'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import { WholeTable } from '../../list/whole/whole-table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from '../../list/whole/whole-screen.module.css'

const CHOICES: Choices = {
  aba: ['listagem', 'graficos', 'anos'],
  valor: VALORES_DO_NIVEL,
  medida: MEDIDAS.map(({ value }) => value),
}

const nivelOf = ({ params }: Pick<RouteArgs, 'params'>): NivelDespesa | undefined => nivelDaRota(params.nivelDespesa)

export const title: RouteModule['title'] = (args) => nivelOf(args)?.title ?? texts.naoEncontrado
export const description: RouteModule['description'] = (args) => nivelOf(args)?.description ?? texts.naoEncontrado

const rowsCall = (list: List, { filters }: ListState, contexto: Contexto): string =>
  `${list.api.list}?${filterParams(list, filters, contexto)}`

function reportCall({ list, state, contexto }: ListView, type: ExportType): string {
  const params = filterParams(list, state.filters, contexto)
  params.set('sort', `${state.sort.property},${state.sort.direction}`)
  return `${list.api.report}/${type}?${params}`
}

export const load: RouteModule['load'] = async (args) => {
  const nivel = nivelOf(args)
  if (!nivel) throw notFound(texts.naoEncontrado)
  const contexto = { entidade: args.contexto.entidade.id, exercicio: args.contexto.exercicio }
  const list = despesaPorNivel(nivel, contexto)
  const state = readState(list, args.url.searchParams, contexto.exercicio)
  const chosen = readChoices(CHOICES, args.url.searchParams)
  const anos = anosDoNivel(nivel, { view: { state, contexto }, chosen })
  const own = [rowsCall(list, state, contexto), totalsCall(list, state, contexto), lastUpdateCall(list, contexto)]
  const paths = chosen.aba === 'anos' ? [...own, anos.rows, anos.totals] : own
  return answersOf(
    paths.filter((path) => path !== undefined),
    args.fetchJson,
  )
}

function Screen({ nivel }: { nivel: NivelDespesa }) {
  const { entidade, exercicio, menu } = useContexto()
  const list = useMemo(
    () => despesaPorNivel(nivel, { entidade: entidade.id, exercicio }),
    [nivel, entidade.id, exercicio],
  )
  const of = useChoices(list, CHOICES)
  const { state, contexto } = of.view
  const view = useMemo(() => {
    const open = (row: Row): string => {
      const to = provaDaLinha(nivel, row, state.filters)
      return isInMenu(menu, to.split('?')[0] ?? '') ? to : ''
    }
    return { ...of.view, list: { ...list, open } }
  }, [of.view, list, nivel, state.filters, menu])
  const answer = useAnswer<Row[]>(rowsCall(list, state, contexto), { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(totalsCall(list, state, contexto), { keepPrevious: true })
  const busy = answer.isPlaceholderData || !answer.data
  const valor = of.chosen.valor as ValorDoNivel
  const valores = VALORES_DO_NIVEL.map((value) => ({ value, label: list.fields[value]?.label ?? value }))
  const tabs = [
    {
      id: 'listagem',
      label: 'Listagem',
      panel: (
        <RowsState
          view={view}
          answer={answer}
          loading={<WholeTable view={view} rows={undefined} totals={undefined} busy />}
        >
          {(rows) => <WholeTable view={view} rows={rows} totals={totals} busy={busy} />}
        </RowsState>
      ),
    },
    {
      id: 'graficos',
      label: 'Gráficos',
      panel: (
        <div className={styles.panel}>
          <RadioChoice of={of} name="valor" legend="Valor mostrado" options={valores} />
          <RowsState view={view} answer={answer} loading={<Skeleton />} absent={texts.semGrafico}>
            {(rows) => (
              <NivelGraficos
                nivel={nivel}
                valor={valor}
                view={view}
                rows={rows}
                totals={totals}
                csv={reportCall(view, 'csv')}
              />
            )}
          </RowsState>
        </div>
      ),
    },
    { id: 'anos', label: 'Comparar anos', panel: <NivelAnos nivel={nivel} of={of} valores={valores} /> },
  ]
  return (
    <WholeScreen
      view={of.view}
      title={list.title}
      description={list.description}
      count={answer.data?.length}
      reportOf={(type) => reportCall(view, type)}
    >
      {!answer.isError && answer.data?.length !== 0 && (
        <Figures view={view} count={answer.data?.length} totals={totals} />
      )}
      <Tabs
        label={list.title}
        tabs={tabs}
        active={of.chosen.aba ?? ''}
        param="aba"
        onChange={(aba) => of.choose({ aba })}
      />
    </WholeScreen>
  )
}

export default function DespesaPorNivel() {
  const nivel = nivelDaRota(useRouteParams().nivelDespesa)
  if (!nivel) return <Navigate to="/nao-encontrado" replace />
  return <Screen key={nivel.rota} nivel={nivel} />
}
