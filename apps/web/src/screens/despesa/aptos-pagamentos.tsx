import { aptosPagamentos } from '@portal/catalog/despesa/aptos-pagamentos'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = aptosPagamentos
export const load = loadList(aptosPagamentos)

export default function AptosPagamentos() {
  return <ListScreen of={aptosPagamentos} />
}
