import { comprasDiretasFornecedor } from '@portal/catalog/despesa/compras-diretas-fornecedor'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'

export const { title, description } = comprasDiretasFornecedor
export const load = loadList(comprasDiretasFornecedor)

export default function ComprasDiretasFornecedor() {
  return <ListScreen of={comprasDiretasFornecedor} />
}
