// Renders settlements in tabs, one list at a time; the filters are kept from one to the other.
import type { AbaDeLiquidacoes, PaginaDeLiquidacoes } from '@portal/catalog/despesa/liquidacoes'
import { openList } from '@portal/kit/open-list'
import { texts } from '@portal/kit/texts'
import { useMemo } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ListFrame } from '../../../list/list-screen.tsx'
import { searchOf } from '../../../list/state/list-state.ts'
import { loadList } from '../../../list/state/load-list.ts'
import type { RouteModule } from '../../../route-module.ts'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { useRouteParams } from '../../../shell/navigation/use-route-params.ts'
import { useChoices, withChoices, type Choices } from '../../../list/filters/use-choices.ts'

const abaChosen = ({ abas }: PaginaDeLiquidacoes, id: string | null): AbaDeLiquidacoes =>
  abas.find((aba) => aba.id === id) ?? abas[0]

const choicesOf = ({ abas }: PaginaDeLiquidacoes): Choices => ({ aba: abas.map(({ id }) => id) })

function Screen({ of: pagina, aba }: { of: PaginaDeLiquidacoes; aba: AbaDeLiquidacoes }) {
  const parametros = useParametros()
  const navigate = useNavigate()
  const list = useMemo(() => openList(aba.list, parametros), [aba.list, parametros])
  const choices = useMemo(() => choicesOf(pagina), [pagina])
  const { view } = useChoices(list, choices)
  const change = (id: string): void =>
    void navigate(withChoices(searchOf(list, { ...view.state, page: 0 }, view.contexto), choices, { aba: id }))
  const tabs = {
    tabs: pagina.abas.map(({ id, title }) => ({ id, label: title })),
    active: aba.id,
    param: 'aba',
    onChange: change,
  }
  return <ListFrame view={view} tabs={tabs} />
}

type PaginaOf = (tipo: string | undefined) => PaginaDeLiquidacoes | undefined

/** Returns the title, description and loader of a page of settlements. */
export function liquidacoesModule(paginaOf: PaginaOf): Required<Omit<RouteModule, 'default'>> {
  return {
    title: ({ params }) => paginaOf(params.tipo)?.title ?? texts.naoEncontrado,
    description: ({ params }) => paginaOf(params.tipo)?.description ?? texts.naoEncontrado,
    load: async (args) => {
      const pagina = paginaOf(args.params.tipo)
      return pagina ? loadList(abaChosen(pagina, args.url.searchParams.get('aba')).list)(args) : {}
    },
  }
}

export function LiquidacoesAbas({ paginaOf }: { paginaOf: PaginaOf }) {
  const pagina = paginaOf(useRouteParams().tipo)
  const [params] = useSearchParams()
  if (!pagina) return <Navigate to="/nao-encontrado" replace />
  return <Screen of={pagina} aba={abaChosen(pagina, params.get('aba'))} />
}
