import { agendaPrevisaoPagamento } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import type { List } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { AgendaCategorias } from './parts/agenda-categorias.tsx'
import { AgendaMais } from './parts/agenda-mais.tsx'

export const { title, description } = agendaPrevisaoPagamento
export const load = loadList(agendaPrevisaoPagamento)

/** Variant for payments out of order, which shows the reason instead of how the purchase was made. */
const comMotivo: List = {
  ...agendaPrevisaoPagamento,
  columns: [
    'fornecedor',
    'ordemFonteRecurso',
    'fonteRecurso',
    'categoria',
    'empenhoExercicio',
    'dataVencimento',
    'dataPagamento',
    'valor',
    'motivoForaDaOrdem',
  ],
}

export default function AgendaPrevisaoPagamento() {
  const [search] = useSearchParams()
  const isOutOfOrder = search.get('foraDaOrdem') === 'true'
  return (
    <>
      <ListScreen of={isOutOfOrder ? comMotivo : agendaPrevisaoPagamento} More={AgendaMais} />
      <AgendaCategorias />
    </>
  )
}
