import { agendaPrevisaoPagamento } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { AgendaCategorias } from './parts/agenda-categorias.tsx'
import { AgendaMais } from './parts/agenda-mais.tsx'

export const { title, description } = agendaPrevisaoPagamento
export const load = loadList(agendaPrevisaoPagamento)

export default function AgendaPrevisaoPagamento() {
  return (
    <>
      <ListScreen of={agendaPrevisaoPagamento} More={AgendaMais} />
      <AgendaCategorias />
    </>
  )
}
