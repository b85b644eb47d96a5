import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = fornecedores
export const load = loadList(fornecedores)

export default function Fornecedores() {
  return <ListScreen of={fornecedores} />
}
