// Screen of the detailed budget: a tree from the organ to the element, and the same figures by one level.
import {
  despesaDetalhada,
  despesaDetalhadaPorNivel,
  VALORES_DETALHADOS,
} from '@portal/catalog/despesa/despesa-detalhada'
import { NIVEIS_DETALHADOS, NIVEIS_PROGRAMA, NIVEL_PROJETO } from '@portal/catalog/despesa/niveis-despesa'
import { creditosAte } from '@portal/catalog/planejamento/rotas'
import { periodo } from '@portal/kit/filters'
import type { Contexto, List, Row } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { useMemo } from 'react'
import { useAnswer } from '../../shell/context/answers.ts'
import { Figures, type Totals } from '../../list/results/figures.tsx'
import { filterParams, lastUpdateCall, readState } from '../../list/state/list-state.ts'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { usePreloaded } from '../../shell/context/dados.tsx'
import { useContexto } from '../../shell/context/contexto.tsx'
import { isInMenu } from '../../shell/navigation/menu.ts'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { DespesaNiveis } from './parts/despesa-niveis.tsx'
import { TreePanel } from '../../list/whole/tree-panel.tsx'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { readChoices, useChoices, type Choices, type Chosen } from '../../list/filters/use-choices.ts'

const CHOICES: Choices = {
  aba: ['arvore', 'nivel'],
  nivel: NIVEIS_DETALHADOS.map(({ value }) => value),
  nivelPrograma: NIVEIS_PROGRAMA.map(({ value }) => value),
  valor: ['valorEmpenhado', ...VALORES_DETALHADOS.filter((name) => name !== 'valorEmpenhado')],
}

export const { title, description } = despesaDetalhada

type Filters = Readonly<Record<string, string>>

/** Returns the calls of the screen, each with the parameters it accepts. */
function callsOf(filters: Filters, chosen: Chosen, contexto: Contexto) {
  const query = (list: List, more: Filters) => filterParams(list, { ...filters, ...more }, contexto)
  const nivel = {
    nivel: chosen.nivel ?? '',
    ...(chosen.nivel === NIVEL_PROJETO && { nivelPrograma: chosen.nivelPrograma ?? '' }),
  }
  const { api } = despesaDetalhadaPorNivel
  const tree = query(despesaDetalhada, {})
  const level = query(despesaDetalhadaPorNivel, nivel)
  return {
    tree: `${despesaDetalhada.api.list}?${tree}`,
    /** The rows of the first level, enough for the first paint of a closed tree. */
    roots: `${despesaDetalhada.api.list}?${query(despesaDetalhada, { nivelFinal: '1' })}`,
    treeTotals: `${api.totals}?${query(despesaDetalhadaPorNivel, { nivel: '1' })}`,
    level: `${api.list}?${level}`,
    levelTotals: `${api.totals}?${level}`,
    report: chosen.aba === 'nivel' ? `${api.report}?${level}` : `${despesaDetalhada.api.report}?${tree}`,
  }
}

/** Reduces the form's filters to the period; the others are chosen by tabs and radio buttons. */
const typed = (list: List): List => ({ ...list, filters: periodo('data') })

export const load: RouteModule['load'] = ({ url, contexto: { entidade, exercicio }, fetchJson }) => {
  const contexto = { entidade: entidade.id, exercicio }
  const list = typed(despesaDetalhadaPorNivel)
  const chosen = readChoices(CHOICES, url.searchParams)
  const calls = callsOf(readState(list, url.searchParams, exercicio).filters, chosen, contexto)
  const own = chosen.aba === 'nivel' ? [calls.level, calls.levelTotals] : [calls.roots, calls.treeTotals]
  return answersOf([...own, lastUpdateCall(list, contexto)], fetchJson)
}

export default function DespesaDetalhada() {
  const { menu } = useContexto()
  const parametros = useParametros()
  const list = useMemo(() => typed(openList(despesaDetalhadaPorNivel, parametros)), [parametros])
  const of = useChoices(list, CHOICES)
  const { view, chosen } = of
  const calls = callsOf(view.state.filters, chosen, view.contexto)
  const isTree = chosen.aba === 'arvore'
  const tree = useAnswer<Row[]>(isTree ? calls.tree : undefined, { keepPrevious: true })
  const roots = usePreloaded<Row[]>(calls.roots)
  const level = useAnswer<Row[]>(isTree ? undefined : calls.level, { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(isTree ? calls.treeTotals : calls.levelTotals, { keepPrevious: true })
  const count = (isTree ? tree : level).data?.length
  const failed = (isTree ? tree : level).isError
  const tabs = [
    {
      id: 'arvore',
      label: 'Arvore das Despesas',
      panel: (
        <TreePanel
          of={of}
          label="Arvore das Despesas"
          code="programatica"
          nameHeader="Programática e descrição"
          columns={VALORES_DETALHADOS}
          usual="valorEmpenhado"
          answer={tree}
          roots={roots}
          totals={totals}
        />
      ),
    },
    {
      id: 'nivel',
      label: 'Despesas por Nivel',
      panel: <DespesaNiveis of={of} answer={level} totals={totals} />,
    },
  ]
  return (
    <WholeScreen
      view={view}
      title={despesaDetalhada.title}
      description={despesaDetalhada.description}
      count={count}
      reportOf={(type) => `${calls.report}&exportType=${type}`}
    >
      {!failed && count !== 0 && <Figures view={view} list={list} count={count} totals={totals} />}
      {isInMenu(menu, '/creditosadicionais') && (
        <p className="no-print">
          <PortalLink to={creditosAte(view.state.filters.dataFinal)}>
            Ver os créditos adicionais, decreto por decreto
          </PortalLink>
        </p>
      )}
      <Tabs
        label={despesaDetalhada.title}
        tabs={tabs}
        active={chosen.aba ?? ''}
        param="aba"
        onChange={(aba) => of.choose({ aba })}
      />
    </WholeScreen>
  )
}
