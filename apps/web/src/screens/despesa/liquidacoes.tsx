import { paginaDeLiquidacoes } from '@portal/catalog/despesa/liquidacoes'
import { texts } from '@portal/kit/texts'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { loadList } from '../../list/load-list.ts'
import type { RouteModule } from '../../route-module.ts'
import { abaChosen, LiquidacoesAbas } from './parts/liquidacoes-abas.tsx'

export const title: RouteModule['title'] = ({ params }) => paginaDeLiquidacoes(params.tipo)?.title ?? texts.naoEncontrado
export const description: RouteModule['description'] = ({ params }) => paginaDeLiquidacoes(params.tipo)?.description ?? texts.naoEncontrado

export const load: RouteModule['load'] = async (args) => {
  const pagina = paginaDeLiquidacoes(args.params.tipo)
  return pagina ? loadList(abaChosen(pagina, args.url.searchParams.get('aba')).list)(args) : {}
}

export default function Liquidacoes() {
  const pagina = paginaDeLiquidacoes(useParams().tipo)
  const [params] = useSearchParams()
  return pagina ? <LiquidacoesAbas of={pagina} aba={params.get('aba')} /> : <Navigate to="/nao-encontrado" replace />
}
