import { suprimentosFundos } from '@portal/catalog/despesa/suprimentos-fundos'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { CartaoCorporativo } from './parts/cartao-corporativo.tsx'

export const { title, description } = suprimentosFundos
export const load = loadList(suprimentosFundos)

export default function SuprimentosFundos() {
  return <ListScreen of={suprimentosFundos} notice={<CartaoCorporativo />} />
}
