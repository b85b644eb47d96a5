// Screen of servants lent and borrowed, in force and ended: one list in four tabs.
import { cedidos, MOVIMENTACOES } from '@portal/catalog/pessoal/cedidos'
import { openList } from '@portal/kit/open-list'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { ListFrame } from '../../list/list-screen.tsx'
import { withFilters } from '../../list/state/list-state.ts'
import { loadList } from '../../list/state/load-list.ts'
import { useListView } from '../../list/state/use-list-view.ts'
import { useParametros } from '../../shell/context/contexto.tsx'

export const { title, description } = cedidos
export const load = loadList(cedidos)

const ABAS = [false, true].flatMap((finalizado) =>
  MOVIMENTACOES.map(({ value, label }) => ({
    id: `${value}${finalizado ? '-finalizados' : ''}`,
    label: finalizado ? `${label} (finalizados)` : label,
    value,
    finalizado,
  })),
)

export default function Cedidos() {
  const parametros = useParametros()
  const navigate = useNavigate()
  const view = useListView(useMemo(() => openList(cedidos, parametros), [parametros]))
  const { tipoMovimentacao = '90', cedenteFinalizado, ...others } = view.state.filters
  const active =
    ABAS.find(({ value, finalizado }) => value === tipoMovimentacao && finalizado === (cedenteFinalizado === 'true'))
      ?.id ?? '90'
  const change = (id: string): void => {
    const aba = ABAS.find((one) => one.id === id)
    if (!aba) return
    const chosen = { ...others, tipoMovimentacao: aba.value, ...(aba.finalizado && { cedenteFinalizado: 'true' }) }
    void navigate(view.searchOf(withFilters(view.state, chosen)))
  }
  return <ListFrame view={view} tabs={{ tabs: ABAS, active, param: 'aba', onChange: change }} />
}
