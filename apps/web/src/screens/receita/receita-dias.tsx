// Screen of one revenue by day.
import { receitaDias } from '@portal/catalog/receita/dias'
import { loadWhole, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import { DaReceita, naturezaCall } from './parts/da-receita.tsx'

export const { title, description } = receitaDias
export const load = loadWhole(receitaDias, (state, contexto) => [naturezaCall(state, contexto)])

export default function ReceitaDias() {
  const view = useOpenView(receitaDias)
  return <WholeList view={view} lead={<DaReceita state={view.state} contexto={view.contexto} />} />
}
