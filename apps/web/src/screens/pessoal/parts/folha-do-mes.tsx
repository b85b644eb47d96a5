// Renders the payroll of a month in tabs: servants, interns, and totals of the servants.
import { folhaDoPortal } from '@portal/catalog/parametros'
import { estagiarios } from '@portal/catalog/pessoal/estagiarios'
import { comMesesAte } from '@portal/catalog/pessoal/servidores'
import type { List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosOf, type Parametros } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChoices, withChoices } from '../../../list/filters/use-choices.ts'
import { ListFrame } from '../../../list/list-screen.tsx'
import { loadList } from '../../../list/state/load-list.ts'
import type { RouteModule } from '../../../route-module.ts'
import { useContexto, useParametros } from '../../../shell/context/contexto.tsx'
import { evolucaoCall, OutrosMeses, ResultadosDe, shownMonth, useMesesDaFolha } from './meses-da-folha.tsx'
import { TotaisDaFolha } from './totais-da-folha.tsx'

const MES = 'mesCompetencia'
const ABA = 'aba'
const SERVIDORES = { id: 'servidores', label: 'Servidores' }
const ESTAGIARIOS = { id: 'estagiarios', label: 'Estagiários' }
const TOTAIS = { id: 'totais', label: 'Totais de Servidores Ativos' }

/**
 * Returns the tabs of a screen for the entity. A payroll from a web service has neither interns nor totals; no intern
 * was hired against the pandemic; and the retired are not active.
 */
function abasDe({ fixed = {} }: List, parametros: Parametros): readonly (typeof SERVIDORES)[] {
  if (!folhaDoPortal(parametros)) return [SERVIDORES]
  return [
    SERVIDORES,
    ...(fixed.admissaoExcepcional === true ? [] : [ESTAGIARIOS]),
    ...(fixed.inativo === true ? [] : [TOTAIS]),
  ]
}

const shownOf = (of: List, aba: string | null): List => (aba === ESTAGIARIOS.id ? estagiarios : of)

export const loadFolha = (of: List): NonNullable<RouteModule['load']> =>
  loadList(
    ({ url, contexto }) =>
      shownOf(of, abasDe(of, parametrosOf(contexto)).find(({ id }) => id === url.searchParams.get(ABA))?.id ?? null),
    ({ contexto: { entidade, exercicio } }) => [evolucaoCall({ entidade: entidade.id, exercicio })],
  )

export function FolhaDoMes({ of }: { of: List }) {
  const parametros = useParametros()
  const { exercicio } = useContexto()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const abas = useMemo(() => abasDe(of, parametros), [of, parametros])
  const choices = useMemo(() => ({ [ABA]: abas.map(({ id }) => id) }), [abas])
  const active = abas.find(({ id }) => id === params.get(ABA))?.id ?? SERVIDORES.id
  const list = useMemo(
    () => openList(comMesesAte(shownOf(of, active), MES, exercicio), parametros),
    [of, active, exercicio, parametros],
  )
  const { view } = useChoices(list, choices)
  const rows = useMesesDaFolha(view.contexto)
  const isOfInterns = active === ESTAGIARIOS.id
  const shown = shownMonth(view.state.filters[MES], rows)
  const change = (id: string): void =>
    void navigate(withChoices(view.searchOf({ ...view.state, page: 0 }), choices, { [ABA]: id }))
  const panel = active === TOTAIS.id && { panel: <TotaisDaFolha view={view} months={rows} month={shown} /> }
  return (
    <>
      <ListFrame
        view={view}
        {...(!isOfInterns && shown !== '' && { heading: <ResultadosDe mes={shown} exercicio={exercicio} /> })}
        {...(abas.length > 1 && { tabs: { tabs: abas, active, param: ABA, onChange: change, ...panel } })}
      />
      {!isOfInterns && <OutrosMeses view={view} rows={rows} filter={MES} />}
    </>
  )
}
