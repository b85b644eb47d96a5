// Screen of the entries of one revenue in one day.
import { receitaRazaoDoDia } from '@portal/catalog/receita/dias'
import { formatDate } from '@portal/kit/formats'
import { loadWhole, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import { DaReceita, naturezaCall } from './parts/da-receita.tsx'

export const { title, description } = receitaRazaoDoDia
export const load = loadWhole(receitaRazaoDoDia, (state, contexto) => [naturezaCall(state, contexto)])

export default function ReceitaRazao() {
  const view = useOpenView(receitaRazaoDoDia)
  const { data } = view.state.filters
  return (
    <WholeList
      view={view}
      lead={<DaReceita state={view.state} contexto={view.contexto} data={data && formatDate(data)} />}
    />
  )
}
