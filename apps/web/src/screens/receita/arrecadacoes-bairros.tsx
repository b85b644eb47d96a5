// Screen of one tax by street of a neighbourhood; nothing is requested before both are chosen.
import { arrecadacoesBairros } from '@portal/catalog/receita/arrecadacoes'
import { loadWhole, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import { DaReceita, naturezaCall } from './parts/da-receita.tsx'

export const { title, description } = arrecadacoesBairros
export const load = loadWhole(arrecadacoesBairros, (state, contexto) => [naturezaCall(state, contexto)])

export default function ArrecadacoesBairros() {
  const view = useOpenView(arrecadacoesBairros)
  return <WholeList view={view} lead={<DaReceita state={view.state} contexto={view.contexto} />} />
}
