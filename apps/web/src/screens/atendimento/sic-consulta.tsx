// Screen of the requests made to the entity, in the portal and at the counter; a row opens over the list, with an
// address of its own.
import { ABAS_SIC, sicConsulta } from '@portal/catalog/atendimento/sic-consulta'
import type { Row } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ListFrame } from '../../list/list-screen.tsx'
import { withFilters } from '../../list/state/list-state.ts'
import { loadList } from '../../list/state/load-list.ts'
import { useListView } from '../../list/state/use-list-view.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { ProcessoModal } from './parts/processo-modal.tsx'
import { askedProcesso, processoCall, withProcesso } from './parts/processo-publico.ts'

export const { title, description } = sicConsulta

export const load = loadList(sicConsulta, ({ url, contexto }) => {
  const asked = askedProcesso(url.searchParams, contexto)
  return asked ? [processoCall(asked)] : []
})

const TABS = ABAS_SIC.map(({ value, label }) => ({ id: value as string, label: label as string }))
/** Shown only while the filter of the tabs is cleared. */
const ALL = { id: '', label: 'Todos' }

export default function SicConsulta() {
  const parametros = useParametros()
  const contexto = useContexto()
  const [params] = useSearchParams()
  const list = useMemo(
    () => ({
      ...openList(sicConsulta, parametros),
      open: (row: Row) => `${sicConsulta.path}?${withProcesso(params, row)}`,
    }),
    [parametros, params],
  )
  const view = useListView(list)
  const { usuario = ALL.id, ...filters } = view.state.filters
  const asked = askedProcesso(params, contexto)
  const tabs = {
    tabs: usuario === ALL.id ? [...TABS, ALL] : TABS,
    active: usuario,
    param: 'usuario',
    onChange: (id: string) => view.go(withFilters(view.state, id === ALL.id ? filters : { ...filters, usuario: id })),
  }
  return (
    <>
      <ListFrame view={view} tabs={tabs} />
      {asked && <ProcessoModal key={processoCall(asked)} asked={asked} />}
    </>
  )
}
