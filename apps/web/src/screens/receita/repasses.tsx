// Screen of transfers between entities, received and sent, each with its own address.
import { repasses, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
import { notFound } from '@portal/kit/errors'
import { withQuery } from '@portal/kit/link'
import type { List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { texts } from '@portal/kit/texts'
import { useMemo } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ListFrame } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { useListView } from '../../list/state/use-list-view.ts'
import type { RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'

type Tipo = (typeof TIPOS_DE_REPASSE)[number]

const tipoOf = (rota: string | undefined): Tipo | undefined => TIPOS_DE_REPASSE.find((tipo) => tipo.rota === rota)

/** Returns the list as one of its two addresses shows it. */
function listOf({ value, label }: Tipo): List {
  const { tipo, ...filters } = repasses.filters
  return {
    ...repasses,
    title: label,
    filters: tipo ? { ...filters, tipo: { ...tipo, default: () => value } } : filters,
  }
}

export const title: RouteModule['title'] = ({ params }) => tipoOf(params.tipoRepasse)?.label ?? texts.naoEncontrado
export const description = repasses.description

export const load: RouteModule['load'] = async (args) => {
  const tipo = tipoOf(args.params.tipoRepasse)
  if (!tipo) throw notFound(texts.naoEncontrado)
  return loadList(listOf(tipo))(args)
}

function Screen({ tipo }: { tipo: Tipo }) {
  const parametros = useParametros()
  const navigate = useNavigate()
  const view = useListView(useMemo(() => openList(listOf(tipo), parametros), [tipo, parametros]))
  const change = (id: string): void =>
    void navigate(
      withQuery(`/repasses/${id}`, { entidade: view.contexto.entidade, exercicio: view.contexto.exercicio }),
    )
  const tabs = {
    tabs: TIPOS_DE_REPASSE.map(({ rota, label }) => ({ id: rota, label })),
    active: tipo.rota,
    param: 'aba',
    onChange: change,
  }
  return <ListFrame view={view} tabs={tabs} />
}

export default function Repasses() {
  const tipo = tipoOf(useRouteParams().tipoRepasse)
  return tipo ? <Screen key={tipo.rota} tipo={tipo} /> : <Navigate to="/nao-encontrado" replace />
}
